import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { entryNamed, exampleOf, type Rulebook } from '../../../models/kernel/rulebook';
import { FACES } from '../../../renderer/games';
import { composedText, hasMessage } from '../../../renderer/i18n';
import { EntryView } from '../../../renderer/rulebook/entry-view';

const nothing = () => {};

function shown(book: Rulebook, id: string): string {
  const entry = entryNamed(book, id);
  if (!entry) throw new Error(`No entry ${id}.`);
  return renderToStaticMarkup(
    <EntryView book={book} entry={entry} picture={null} isFirst={false} onOpen={nothing} />,
  );
}

const BOOKS = FACES.map(({ game, rulebook }) => ({ id: game.rules.id, rulebook }));

describe.each(BOOKS)('the rulebook of $id', ({ rulebook }) => {
  const examples = rulebook.entries.filter(({ id }) => hasMessage(exampleOf(rulebook, id)));

  it('shows numbers at work where they are hard to see in words', () => {
    expect(examples.length).toBeGreaterThanOrEqual(8);
    const figures = examples.filter(({ id }) => /\d/.test(composedText(exampleOf(rulebook, id))));
    expect(figures.length).toBeGreaterThanOrEqual(examples.length - 1);
  });

  it('says the example after the rule, and nothing where there is none', () => {
    const [example] = examples;
    const without = rulebook.entries.find((entry) => !examples.includes(entry));
    expect(shown(rulebook, example?.id ?? '')).toContain('For example:');
    expect(shown(rulebook, without?.id ?? '')).not.toContain('For example:');
  });
});
