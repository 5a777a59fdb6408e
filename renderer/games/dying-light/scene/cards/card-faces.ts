/** The cards on the table: which they are, and what their faces say. */
import { ITEMS } from '../../../../../models/dying-light/content/items';
import type {
  ActivationCardId,
  ChaseId,
  ExposureCardId,
  ItemId,
  ScenarioCardId,
  WoundId,
} from '../../../../../models/dying-light/ids';
import type { ScenarioChoice } from '../../../../../models/dying-light/scenario/format';
import type { Runner } from '../../../../../models/dying-light/state';

/** The decks that lie beside the city. */
export const DECK_IDS = ['exposure', 'activation', 'common', 'epic', 'wound', 'chase'] as const;
export type DeckId = (typeof DECK_IDS)[number];

/** A card by its id; a Light Wound is the same for everybody, whatever its other side says. */
export type CardModel =
  | { readonly family: 'weapon' | 'common' | 'epic'; readonly id: ItemId }
  | { readonly family: 'heavy'; readonly id: WoundId }
  | { readonly family: 'light'; readonly id: 'light' }
  | { readonly family: 'chase'; readonly id: ChaseId }
  | { readonly family: 'exposure'; readonly id: ExposureCardId; readonly night: boolean }
  | { readonly family: 'activation'; readonly id: ActivationCardId }
  | { readonly family: 'goal'; readonly id: ScenarioCardId; readonly scenario: ScenarioChoice }
  | { readonly family: 'back'; readonly id: DeckId };

/** How a card is printed: one paper and one strip of colour a family. */
export type CardFamily = CardModel['family'];

/** What is printed on a card, in the language of the app. */
export interface CardWords {
  readonly family: string;
  readonly title: string;
  readonly text: string;
}

function familyOf(item: ItemId): 'weapon' | 'common' | 'epic' {
  const { deck, type } = ITEMS[item];
  if (type === 'weapon') return 'weapon';
  return deck === 'common' ? 'common' : 'epic';
}

/** The card of a Weapon or Item. */
export function itemCard(id: ItemId): CardModel {
  return { family: familyOf(id), id };
}

/** The cards of a Runner in the order in which they lie: the Weapon, Items, Wounds, the Chase card. */
export function cardsOf({ weapon, items, heavyWounds, lightWound, chase }: Runner): readonly CardModel[] {
  const carried = [...(weapon ? [weapon] : []), ...items];
  return [
    ...carried.map(itemCard),
    ...(lightWound ? [{ family: 'light', id: 'light' } as const] : []),
    ...heavyWounds.map((id): CardModel => ({ family: 'heavy', id })),
    ...(chase ? [{ family: 'chase', id: chase } as const] : []),
  ];
}
