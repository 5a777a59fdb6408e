/** Which content of One Month In came up in a game, read from its log. */

import type { Entry, EntryType } from '../../../models/one-month-in/entries';
import { CITY_IDS, LAYOUT_IDS, LOOT_IDS } from '../../../models/one-month-in/ids';

const EVENTS: readonly EntryType[] = [
  'straggler',
  'income',
  'fed',
  'hold-started',
  'hold-broken',
  'reclaimed',
  'flag-lifted',
  'farm-worked',
  'overrun',
  'fence-built',
  'fence-torn-down',
  'armed',
  'suited',
  'fight-won',
  'fight-lost',
  'ran',
  'sacrificed',
  'held-back',
  'went-outside',
  'attack-ended',
  'withdrew',
];

/** Ways a game can end. */
const ENDS = ['farms', 'hold', 'vp', 'max'];

/** Everything that should come up sooner or later. */
export const CATALOGUE: readonly string[] = [
  ...LAYOUT_IDS.map((id) => `map ${id}`),
  ...CITY_IDS.map((id) => `tile ${id}`),
  ...LOOT_IDS.map((id) => `card ${id}`),
  ...ENDS.map((reason) => `end ${reason}`),
  ...EVENTS,
];

/** What an entry shows of the catalogue, beside that it happened. */
function shownBy(entry: Entry): readonly string[] {
  switch (entry.type) {
    case 'city-built':
      return entry.layout === null ? [] : [`map ${entry.layout}`];
    case 'fog-lifted':
      return [`tile ${entry.id}`];
    case 'scavenged':
      return [`card ${entry.card}`];
    case 'game-over':
      return [`end ${entry.outcome.reason.replace('om.outcome.', '')}`];
    default:
      return [];
  }
}

/** Everything of the catalogue that came up, each once. */
export function usedIn(entries: readonly Entry[]): readonly string[] {
  const used = new Set(entries.flatMap((entry) => [entry.type, ...shownBy(entry)]));
  return CATALOGUE.filter((content) => used.has(content));
}
