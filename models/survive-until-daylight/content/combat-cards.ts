/** The combat deck, 35 cards that characters and enemies share (3.6). */
import { COMBAT_IDS, type CombatId } from '../ids';

export interface CombatCard {
  /** Copies in the deck. */
  readonly count: number;
  /** Added to X; without effect on a card with a fixed number. */
  readonly value: number;
  readonly splash: number | 'X';
  readonly spread: boolean;
  /** Replaces X and value (SD-ATK-06). */
  readonly fixed: number | null;
}

const card = (count: number, value: number, more: Partial<CombatCard> = {}): CombatCard => ({
  count,
  value,
  splash: 0,
  spread: false,
  fixed: null,
  ...more,
});

export const COMBAT_CARDS: Readonly<Record<CombatId, CombatCard>> = {
  'cc-whiff': card(2, -2),
  'cc-slip': card(4, -1),
  'cc-even': card(7, 0),
  'cc-hit': card(7, 1),
  'cc-solid': card(3, 2),
  'cc-perfect': card(1, 3),
  'cc-shrapnel': card(2, 0, { splash: 1 }),
  'cc-swing': card(2, 1, { splash: 1 }),
  'cc-overkill': card(1, 2, { splash: 1 }),
  'cc-through': card(1, 0, { splash: 'X' }),
  'cc-fan': card(1, 0, { spread: true }),
  'cc-juggle': card(1, 1, { spread: true }),
  'cc-frenzy': card(1, 2, { spread: true }),
  'cc-clean': card(1, 0, { fixed: 3 }),
  'cc-graze': card(1, 0, { fixed: 1 }),
};

/** Every card of the deck, copies included, in the order of the table. */
export const COMBAT_DECK: readonly CombatId[] = COMBAT_IDS.flatMap((id) =>
  Array.from({ length: COMBAT_CARDS[id].count }, () => id),
);
