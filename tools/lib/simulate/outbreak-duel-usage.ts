/** Which content of Outbreak Duel came up in a game, read from its log. */
import type { Entry, EntryType } from '../../../models/outbreak-duel/entries';
import { SURVIVOR_CARD_IDS, ZOMBIE_IDS } from '../../../models/outbreak-duel/ids';

const EVENTS: readonly EntryType[] = [
  'item-used',
  'ability-used',
  'looted',
  'roll-turned',
  'weapon-broken',
  'body-burned',
  'stunned',
  'moved-back',
  'recycled',
  'raised',
  'graves-exiled',
  'regrew',
  'clumsy-rolled',
  'redirected',
  'acted',
  'decayed',
  'survived',
  'infected',
  'grabbed',
  'gnawed',
  'healed',
  'cured',
  'covered',
  'repaired',
  'looked',
  'took',
];

/** Everything that should come up sooner or later. */
export const CATALOGUE: readonly string[] = [
  ...SURVIVOR_CARD_IDS.map((id) => `card ${id}`),
  ...ZOMBIE_IDS.map((id) => `zombie ${id}`),
  'end hp',
  'end deck-out',
  ...EVENTS,
];

/** What an entry shows of the catalogue, beside that it happened. */
function shownBy(entry: Entry): readonly string[] {
  switch (entry.type) {
    case 'played':
    case 'reacted':
      return [`card ${entry.card}`];
    case 'spawned':
      return [`zombie ${entry.card}`];
    case 'game-over':
      return [`end ${entry.outcome.reason.replace('od.outcome.', '')}`];
    default:
      return [];
  }
}

/** Everything of the catalogue that came up, each once. */
export function usedIn(entries: readonly Entry[]): readonly string[] {
  const used = new Set(entries.flatMap((entry) => [entry.type, ...shownBy(entry)]));
  return CATALOGUE.filter((content) => used.has(content));
}
