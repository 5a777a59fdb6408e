/** Which content of Dying Light came up in a game, read from its log. */
import { ITEMS } from '../../../models/dying-light/content/items';
import { SCENARIOS } from '../../../models/dying-light/content/scenarios';
import { WEAPONS } from '../../../models/dying-light/content/weapons';
import type { Entry } from '../../../models/dying-light/entries';
import { CHASE_IDS, INFECTED_TYPES, RISK_SYMBOLS, WOUND_IDS } from '../../../models/dying-light/ids';

const EXPOSURE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];
const KILLS = ['damage', 'crit', 'cleave', 'push', 'item'];
const STOPS = ['armor', 'fatigue', 'exposure'];

function usableItems(): readonly string[] {
  return Object.values(ITEMS)
    .filter((item) => item.type === 'consumable' || item.type === 'reusable')
    .map((item) => item.id);
}

/** Everything that should come up sooner or later. */
export const CATALOGUE: readonly string[] = [
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
  ...SCENARIOS['sc-errand'].cards
    .filter(({ id }) => id !== SCENARIOS['sc-errand'].firstCard)
    .map(({ id }) => `card ${id}`),
  ...INFECTED_TYPES.map((type) => `night activation ${type}`),
  ...['run', 'climb', 'jump', 'pad'].map((kind) => `move ${kind}`),
  'howler scream',
  'spread',
  'exchange',
  'die upgraded',
  'momentum gained',
  'uv on',
];

/** What one entry shows of the catalogue. */
function usesOf(entry: Entry): readonly string[] {
  switch (entry.type) {
    case 'risk-rolled':
      return entry.symbols.map((symbol) => `risk ${symbol}`);
    case 'exposure-drawn':
      return entry.cards.map((card) => `exposure ${entry.night ? 'night' : 'day'} ${card.split('-')[2]}`);
    case 'wound-heavy':
      return [`wound ${entry.wound}`];
    case 'chase-taken':
      return [`chase ${entry.chase}`];
    case 'item-gained':
      return [`item gained ${entry.item}`];
    case 'item-used':
      return [`item used ${entry.item}`];
    case 'attacked':
      if (entry.mode !== 'item') return [`weapon ${entry.with} ${entry.mode}`];
      return [`attack ${entry.with}`];
    case 'enemy-killed':
      return [`kill by ${entry.by}`];
    case 'gear-used':
      return [`gear against ${entry.against}`];
    case 'defended':
      return [`defence by ${entry.by}`];
    case 'card-revealed':
      return [`card ${entry.card}`];
    case 'night-activation':
      return [`night activation ${entry.infected}`];
    case 'runner-moved':
      return [`move ${entry.kind}`];
    case 'howler-screamed':
      return ['howler scream'];
    case 'spread-started':
      return ['spread'];
    case 'exchanged':
      return ['exchange'];
    case 'die-upgraded':
      return ['die upgraded'];
    case 'momentum-gained':
      return ['momentum gained'];
    case 'uv-on':
      return ['uv on'];
    default:
      return [];
  }
}

/** Everything of the catalogue that came up, each once. */
export function usedIn(entries: readonly Entry[]): readonly string[] {
  const used = new Set(entries.flatMap(usesOf));
  return CATALOGUE.filter((content) => used.has(content));
}
