/** Which content of Dying Light came up in a game, read from its log. */
import { ITEMS } from '../../../models/dying-light/content/items';
import { SCENARIOS } from '../../../models/dying-light/content/scenarios';
import { WEAPONS } from '../../../models/dying-light/content/weapons';
import type { Entry, EntryOf, EntryType } from '../../../models/dying-light/entries';
import {
  CHASE_IDS,
  INFECTED_TYPES,
  RISK_SYMBOLS,
  type ScenarioId,
  WOUND_IDS,
} from '../../../models/dying-light/ids';

const EXPOSURE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];
const KILLS = ['damage', 'crit', 'cleave', 'push', 'item'];
const STOPS = ['armor', 'fatigue', 'exposure'];

function usableItems(): readonly string[] {
  return Object.values(ITEMS)
    .filter((item) => item.type === 'consumable' || item.type === 'reusable')
    .map((item) => item.id);
}

/** What belongs to the game itself, whatever is played. */
const COMMON: readonly string[] = [
  ...RISK_SYMBOLS.map((symbol) => `risk ${symbol}`),
  ...EXPOSURE_NUMBERS.flatMap((number) => [`exposure day ${number}`, `exposure night ${number}`]),
  ...WOUND_IDS.map((id) => `wound ${id}`),
  ...CHASE_IDS.map((id) => `chase ${id}`),
  ...Object.keys(ITEMS)
    .filter((id) => !id.startsWith('w-'))
    .map((id) => `item gained ${id}`),
  ...usableItems().map((id) => `item used ${id}`),
  ...Object.keys(WEAPONS).flatMap((id) => [`weapon ${id} standard`, `weapon ${id} special`]),
  'attack spear',
  ...KILLS.map((by) => `kill by ${by}`),
  ...STOPS.map((effect) => `gear against ${effect}`),
  ...['dice', 'desperate', 'gear', 'vest', 'brace'].map((by) => `defence by ${by}`),
  ...INFECTED_TYPES.map((type) => `night activation ${type}`),
  ...['run', 'climb', 'jump', 'pad'].map((kind) => `move ${kind}`),
  'howler scream',
  'spread',
  'exchange',
  'die upgraded',
  'momentum gained',
  'uv on',
];

/** Everything that should come up sooner or later in a scenario; its first card always does. */
export function catalogueOf(scenario: ScenarioId): readonly string[] {
  const { cards, firstCard } = SCENARIOS[scenario];
  return [...COMMON, ...cards.filter(({ id }) => id !== firstCard).map(({ id }) => `card ${id}`)];
}

type Uses = { readonly [T in EntryType]?: (entry: EntryOf<T>) => readonly string[] };

/** What an entry shows of the catalogue. */
const USES: Uses = {
  'risk-rolled': ({ symbols }) => symbols.map((symbol) => `risk ${symbol}`),
  'exposure-drawn': ({ cards, night }) =>
    cards.map((card) => `exposure ${night ? 'night' : 'day'} ${card.split('-')[2]}`),
  'wound-heavy': ({ wound }) => [`wound ${wound}`],
  'chase-taken': ({ chase }) => [`chase ${chase}`],
  'item-gained': ({ item }) => [`item gained ${item}`],
  'item-used': ({ item }) => [`item used ${item}`],
  attacked: (attack) => [
    attack.mode === 'item' ? `attack ${attack.with}` : `weapon ${attack.with} ${attack.mode}`,
  ],
  'enemy-killed': ({ by }) => [`kill by ${by}`],
  'gear-used': ({ against }) => [`gear against ${against}`],
  defended: ({ by }) => [`defence by ${by}`],
  'card-revealed': ({ card }) => [`card ${card}`],
  'night-activation': ({ infected }) => [`night activation ${infected}`],
  'runner-moved': ({ kind }) => [`move ${kind}`],
  'howler-screamed': () => ['howler scream'],
  'spread-started': () => ['spread'],
  exchanged: () => ['exchange'],
  'die-upgraded': () => ['die upgraded'],
  'momentum-gained': () => ['momentum gained'],
  'uv-on': () => ['uv on'],
};

function usesOf<T extends EntryType>(entry: EntryOf<T> & { readonly type: T }): readonly string[] {
  const uses: Uses[T] = USES[entry.type];
  return uses?.(entry) ?? [];
}

/** Everything of the scenario's catalogue that came up, each once. */
export function usedIn(scenario: ScenarioId, entries: readonly Entry[]): readonly string[] {
  const used = new Set(entries.flatMap((entry) => usesOf(entry)));
  return catalogueOf(scenario).filter((content) => used.has(content));
}
