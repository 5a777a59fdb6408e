/** All cards that can come to lie on the table in a scenario: what the sheet of faces is printed with. */
import { EXPOSURE_DESIGNS } from '../../../../../models/dying-light/content/exposure-cards';
import {
  CHASE_IDS,
  COMMON_ITEM_IDS,
  EPIC_DECK_IDS,
  type ItemId,
  RUNNER_IDS,
  STARTING_WEAPON_IDS,
  WOUND_IDS,
} from '../../../../../models/dying-light/ids';
import type { ScenarioChoice } from '../../../../../models/dying-light/scenario/format';
import { scenarioFor } from '../../../../../models/dying-light/scenario/lookup';
import { type CardModel, DECK_IDS, itemCard } from './card-faces';

/** The same for cards that look alike: the four Exposure decks share their designs. */
export function faceOf(card: CardModel): string {
  if (card.family !== 'exposure') return `${card.family} ${card.id}`;
  return `exposure ${card.id.slice(-1)} ${card.night ? 'night' : 'day'}`;
}

const CARRIED: readonly ItemId[] = [
  ...STARTING_WEAPON_IDS,
  ...COMMON_ITEM_IDS,
  ...EPIC_DECK_IDS,
  'e-inhibitor',
];

const ALWAYS: readonly CardModel[] = [
  ...DECK_IDS.map((id) => ({ family: 'back', id }) as const),
  ...CARRIED.map(itemCard),
  ...WOUND_IDS.map((id) => ({ family: 'heavy', id }) as const),
  { family: 'light', id: 'light' },
  ...CHASE_IDS.map((id) => ({ family: 'chase', id }) as const),
  ...EXPOSURE_DESIGNS.flatMap(({ number }) =>
    [false, true].map((night) => ({ family: 'exposure', id: `exp-teal-${number}`, night }) as const),
  ),
  { family: 'activation', id: 'act-enemy' },
  ...RUNNER_IDS.map((id) => ({ family: 'activation', id: `act-${id}` }) as const),
];

/** All cards of a game, one a face. */
export function catalogueOf(scenario: ScenarioChoice): readonly CardModel[] {
  const goals = scenarioFor(scenario).cards.filter(({ goal }) => goal);
  return [...ALWAYS, ...goals.map(({ id }) => ({ family: 'goal', id, scenario }) as const)];
}
