import { act, create } from '@react-three/test-renderer';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSession } from '../../../../../machines/kernel/session';
import { outbreakDuel } from '../../../../../machines/outbreak-duel/game';
import { parseSave } from '../../../../../models/kernel/save';
import { PRECONS } from '../../../../../models/outbreak-duel/content/precons';
import type { DeckPair } from '../../../../../models/outbreak-duel/decks/deck';
import { createContentShelf } from '../../../../../renderer/content/content-shelf';
import { decksAsContent } from '../../../../../renderer/content/decks-as-content';
import type { ContentSource } from '../../../../../renderer/games/content-editor';
import { DECK_FORMAT, madeOf } from '../../../../../renderer/games/outbreak-duel/decks/deck-format';
import { usualPlan, withSeat } from '../../../../../renderer/games/outbreak-duel/plan/game-plan';
import { OwnDeckSelect } from '../../../../../renderer/games/outbreak-duel/plan/own-deck-select';
import { startGame } from '../../../../../renderer/games/outbreak-duel/plan/start';
import { type OwnDecks, useOwnDecks } from '../../../../../renderer/games/outbreak-duel/plan/use-own-decks';
import { aContentMeta } from '../../../../helpers/content-meta';
import { decksInMemory } from '../../../../helpers/decks-in-memory';
import { aPair } from '../../../../helpers/outbreak-duel-decks';

const OWN = aPair({ survivor: { W01: 2, A01: 1 } }, { name: 'Own' });
const SHORT = aPair({ survivor: { W01: 2 } }, { name: 'Short' });
const NOW = new Date(Date.UTC(2026, 10, 29));

/** A store in which these pairs lie under their names. */
async function storeOf(...pairs: readonly DeckPair[]) {
  const notify = vi.fn();
  const decks = decksAsContent(decksInMemory().decks);
  const shelf = createContentShelf(decks, DECK_FORMAT, () => NOW);
  for (const pair of pairs) await shelf.keep(pair.name, madeOf(pair));
  const source: ContentSource = { content: decks, decks, notify, tellFiles: vi.fn() };
  return { source, notify };
}

interface PartProps {
  readonly source: ContentSource;
  readonly shown: (own: OwnDecks) => void;
}

function Part({ source, shown }: PartProps) {
  shown(useOwnDecks(source));
  return null;
}

async function ownDecksOf(source: ContentSource): Promise<OwnDecks> {
  const seen: OwnDecks[] = [];
  await create(<Part source={source} shown={(own) => seen.push(own)} />);
  await act(async () => {});
  const latest = seen.at(-1);
  if (!latest) throw new Error('Nothing was shown.');
  return latest;
}

function markupOf(own: OwnDecks): string {
  return renderToStaticMarkup(<OwnDeckSelect own={own} isOwn={false} onChoose={() => {}} />);
}

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

describe('decks of one’s own before a duel', () => {
  it('are offered with their Survivor; one that may not be played says why and can’t be chosen (OD-DECK-01)', async () => {
    const markup = markupOf(await ownDecksOf((await storeOf(OWN, SHORT)).source));
    expect(markup).toContain('<option value="Own">Own: Dutch Halloran, 24 HP</option>');
    expect(markup).toContain(
      '<option value="Short" disabled="">Short: A Survivor Deck has 40 cards; this one has 39.</option>',
    );
  });

  it('are not spoken of where nobody has built any', async () => {
    expect(markupOf(await ownDecksOf((await storeOf()).source))).toBe('');
  });

  it('are looked into once more when they are chosen, whatever the list said', async () => {
    const { source, notify } = await storeOf(OWN, SHORT);
    const { open } = await ownDecksOf(source);
    expect(await open('Own')).toEqual(OWN);
    expect(await open('Short')).toBeNull();
    expect(notify).toHaveBeenLastCalledWith('A Survivor Deck has 40 cards; this one has 39.');
    expect(await open('nowhere')).toBeNull();
    expect(notify).toHaveBeenLastCalledWith('This is not there any more.');
  });

  it('can be tried where the line of a list is lost', () => {
    const lost = aContentMeta({ id: 'lost', name: 'Lost', summary: '' });
    const markup = markupOf({ metas: [lost], open: async () => null });
    expect(markup).toContain('<option value="lost">Lost</option>');
  });
});

describe('a duel with decks of one’s own', () => {
  const plan = withSeat(
    usualPlan('own', (index) => `Player ${index + 1}`),
    1,
    { deck: OWN },
  );

  it('is for bots as well, and has its own copy of the cards, in its saves too', () => {
    const session = startGame({ ...plan, first: 0 });
    const loaded = loadSession(outbreakDuel, parseSave(JSON.stringify(session.save())));
    for (const one of [session, loaded]) {
      const { options, players } = one.seen('table').position.state;
      expect(options.decks).toEqual(['hold', OWN]);
      expect(players.map(({ survivor }) => survivor)).toEqual(['V01', 'V01']);
    }
  });

  it('can’t be begun with a pair that breaks the rules (OD-DECK-01)', () => {
    expect(() => startGame(withSeat(plan, 0, { deck: SHORT }))).toThrow();
    expect(() => startGame(withSeat(plan, 0, { deck: PRECONS.block }))).not.toThrow();
  });
});
