/** What the dice of a duel promised to each player, and what they brought. */
import type { LuckLine } from '../../kernel/statistics';
import type { SeatId } from '../../kernel/types';
import type { Entry } from '../entries';
import { chanceOf } from '../rules/dice';

/** One die that has fallen: of which kind, how likely a success was, and whether it was one. */
interface Throw {
  readonly id: 'hits' | 'bare-hands' | 'escapes' | 'clumsy';
  readonly chance: number;
  readonly success: boolean;
}

/** Null for what needed no die. A reroll is a throw like any other. */
function throwOf(entry: Entry): Throw | null {
  switch (entry.type) {
    case 'attack-rolled': {
      const { need, bonus, die, numbers, success } = entry;
      if (die === null) return null;
      if (need === null) return { id: 'bare-hands', chance: numbers.length / 6, success };
      return { id: 'hits', chance: chanceOf(need, bonus), success };
    }
    case 'escape-rolled':
      return { id: 'escapes', chance: chanceOf(entry.need, entry.bonus), success: entry.success };
    case 'clumsy-rolled':
      return { id: 'clumsy', chance: chanceOf(entry.need, 0), success: entry.success };
    default:
      return null;
  }
}

const KINDS: readonly Throw['id'][] = ['hits', 'bare-hands', 'escapes', 'clumsy'];

function ofSeat(seat: SeatId, entries: readonly Entry[]): readonly LuckLine[] {
  const thrown = entries.flatMap((entry) =>
    'seat' in entry && entry.seat === seat ? (throwOf(entry) ?? []) : [],
  );
  return KINDS.map((id) => {
    const those = thrown.filter((one) => one.id === id);
    const expected = those.reduce((sum, { chance }) => sum + chance, 0);
    return { id, expected, got: those.filter(({ success }) => success).length, wish: 'more', seat };
  });
}

/**
 * The luck of each player: with attacks, with bare hands, with Escape rolls, and with their Clumsy zombies (OD-CMB-03, OD-CMB-05,
 * OD-ESC-01). Who controls a Clumsy zombie wishes that it goes on.
 * @param entries the log from the beginning
 */
export function luckOf(entries: readonly Entry[], seats: readonly SeatId[]): readonly LuckLine[] {
  return seats.flatMap((seat) => ofSeat(seat, entries));
}
