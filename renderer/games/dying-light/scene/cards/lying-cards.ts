/** Where the cards of a game lie. */
import type { Pose } from '../../../../motion/tween';
import { seeded, seedOf } from '../../../../random/random';
import type { Spot } from '../../../../table/places';
import { cardSpot, deckSpot, GOAL_SPOT, WIDTHS } from '../../layout/boards';
import type { BoardModel, SceneModel } from '../scene-model';
import type { CardModel, DeckId } from './card-faces';
import type { DeckModel } from './decks';

/** A card or a pile of cards on the table. */
export interface LyingCard {
  readonly key: string;
  readonly card: CardModel;
  readonly spot: Spot;
  /** Cells. */
  readonly width: number;
  /** How many cards lie on one another. */
  readonly pile: number;
  /** The deck it comes from; null for one that is just there. */
  readonly deck: DeckId | null;
}

/** Nothing lies quite straight. */
const STRAY = 0.07;

const DECK_OF = {
  weapon: null,
  common: 'common',
  epic: 'epic',
  heavy: 'wound',
  light: 'wound',
  chase: 'chase',
  exposure: 'exposure',
  activation: 'activation',
  goal: null,
  back: null,
} as const satisfies Readonly<Record<CardModel['family'], DeckId | null>>;

function lying(key: string, card: CardModel, spot: Spot, width: number, pile = 1): LyingCard {
  return { key, card, spot, width, pile, deck: DECK_OF[card.family] };
}

function carried({ runner, cards }: BoardModel): readonly LyingCard[] {
  return cards.map((card, index) =>
    lying(`${runner} ${card.family} ${card.id}`, card, cardSpot(index), WIDTHS.card),
  );
}

function deck({ id, count, open }: DeckModel): readonly LyingCard[] {
  const { pile, beside } = deckSpot(id);
  return [
    ...(count > 0 ? [lying(`pile ${id}`, { family: 'back', id }, pile, WIDTHS.deck, count)] : []),
    ...(open ? [lying(`open ${open.family} ${open.id}`, open, beside, WIDTHS.deck)] : []),
  ];
}

/** The cards of the Runner whose board lies on the table, all decks, and what lies open beside them. */
export function lyingCards({ board, decks: { decks, goal } }: Pick<SceneModel, 'board' | 'decks'>) {
  return [
    ...(board ? carried(board) : []),
    ...decks.flatMap(deck),
    ...(goal ? [lying(`goal ${goal.id}`, goal, GOAL_SPOT, WIDTHS.card)] : []),
  ];
}

/** Face up, but for backs. */
export function lyingPose({ card, spot, width }: LyingCard): Pose {
  const yaw = (seeded(seedOf(card.id))() - 0.5) * STRAY;
  return { ...spot, yaw, tip: card.family === 'back' ? 1 : 0, grow: width };
}

/** Face down on a deck: where a card that is drawn comes from. */
export function deckPose(from: DeckId): Pose {
  return lyingPose(lying('', { family: 'back', id: from }, deckSpot(from).pile, WIDTHS.deck));
}
