import { useMemo } from 'react';
import { useSame } from '../../../../table/useSame';
import { cardSpot, deckSpot, GOAL_SPOT, WIDTHS } from '../boards/places';
import type { CardModel } from './card-faces';
import type { DecksModel } from './decks';
import { type LyingCard, PrintedCards } from './PrintedCards';

export interface CardsProps {
  readonly cards: readonly CardModel[];
}

/** The cards of the Runner whose board lies on the table, face up beside the city. */
export function Cards(props: CardsProps) {
  const cards = useSame(props.cards);
  const lying = useMemo(
    () => cards.map((card, index) => ({ card, spot: cardSpot(index), width: WIDTHS.card, pile: 1 })),
    [cards],
  );
  return <PrintedCards cards={lying} />;
}

/** Decks face down and the cards that lie open beside them; a Chase card lies open on its own pile. */
export function lyingDecks({ decks, goal }: DecksModel): readonly LyingCard[] {
  const piles = decks.flatMap(({ id, count, open }): LyingCard[] => {
    const { pile, beside } = deckSpot(id);
    const width = WIDTHS.deck;
    return [
      ...(count > 0 ? [{ card: { family: 'back', id } as const, spot: pile, width, pile: count }] : []),
      ...(open ? [{ card: open, spot: beside, width, pile: 1 }] : []),
    ];
  });
  return goal ? [...piles, { card: goal, spot: GOAL_SPOT, width: WIDTHS.card, pile: 1 }] : piles;
}

export interface DecksProps {
  readonly decks: DecksModel;
}

/** All decks of the game, and the scenario card that is to be followed. */
export function Decks(props: DecksProps) {
  const decks = useSame(props.decks);
  return <PrintedCards cards={useMemo(() => lyingDecks(decks), [decks])} />;
}
