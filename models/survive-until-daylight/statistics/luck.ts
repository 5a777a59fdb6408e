/** What the combat cards promised in a game, and what they brought. */
import type { LuckLine } from '../../kernel/statistics';
import { COMBAT_CARDS, COMBAT_DECK } from '../content/combat-cards';
import type { Entry } from '../entries';
import type { CombatId } from '../ids';
import { isSeat } from '../rules/enemy-damage';

const isPlain = (card: CombatId) => COMBAT_CARDS[card].fixed === null;
const printedSum = (cards: readonly CombatId[]) =>
  cards.filter(isPlain).reduce((sum, card) => sum + COMBAT_CARDS[card].value, 0);

/** What a combat card with a plain value adds on average (3.6). */
export const MEAN_VALUE = printedSum(COMBAT_DECK) / COMBAT_DECK.filter(isPlain).length;

function luckWith(id: string, wish: LuckLine['wish'], cards: readonly CombatId[]): LuckLine {
  const expected = cards.filter(isPlain).length * MEAN_VALUE;
  return { id, expected, got: printedSum(cards), wish, seat: null };
}

/**
 * The luck of all seats together: with the cards of their attacks, and with those of the enemies.
 * @param entries the log from the beginning
 */
export function luckOf(entries: readonly Entry[]): readonly LuckLine[] {
  const drawn = entries.filter((entry) => entry.type === 'combat-drawn');
  const ours = drawn.filter(({ by }) => isSeat(by)).flatMap(({ cards }) => cards);
  const theirs = drawn.filter(({ by }) => !isSeat(by)).flatMap(({ cards }) => cards);
  return [luckWith('own-cards', 'more', ours), luckWith('enemy-cards', 'less', theirs)];
}
