import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BOOK } from '../../../../models/dying-light/rulebook';
import {
  closeupOfEntry,
  markCloseup,
  subjectOf,
  subjectPointedAt,
} from '../../../../renderer/play/closeup/closeup';
import { CloseupCard } from '../../../../renderer/play/closeup/closeup-card';

const SUBJECT = { kind: 'card', card: 'w-bow' };

it('shows what has no card of its own as the rulebook tells of it, with its keywords', () => {
  const closeup = closeupOfEntry(BOOK, 'biter');
  expect(closeup).toMatchObject({ title: 'Biter', rule: 'biter', picture: null });
  expect(closeupOfEntry(BOOK, 'nothing')).toBeNull();
  expect(closeupOfEntry(BOOK, null)).toBeNull();
});

it('is read from top to bottom: name, kind, numbers, text, and what each word means', () => {
  const words = [{ name: 'Reach', meaning: 'Hits from afar.' }];
  const closeup = {
    kind: 'Weapon',
    title: 'Bow',
    picture: null,
    facts: ['2 AP', '3 damage'],
    text: 'Aim.',
    words,
    rule: null,
  };
  const markup = renderToStaticMarkup(<CloseupCard closeup={closeup} />);
  const read = [...markup.matchAll(/<(?:h3|p|dt|dd)[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(read).toEqual(['Bow', 'Weapon', '2 AP · 3 damage', 'Aim.', 'Reach', 'Hits from afar.']);
});

it('knows a thing on the screen again by its mark, that of the focus before that of the pointer', () => {
  const mark = markCloseup(SUBJECT)['data-closeup'];
  const page = (focused: readonly string[], hovered: readonly string[]) =>
    ({
      querySelectorAll: (selector: string) =>
        (selector.includes(':hover') ? hovered : focused).map((text) => ({ getAttribute: () => text })),
    }) as unknown as Document;
  expect(subjectOf(mark)).toEqual(SUBJECT);
  expect(subjectPointedAt(page([mark], ['{}']))).toEqual(SUBJECT);
  expect(subjectPointedAt(page([], [mark]))).toEqual(SUBJECT);
  expect(subjectPointedAt(page([], []))).toBeNull();
});
