/** What the dice of zombie fights promised to each team, and what they brought. */
import type { LuckLine } from '../../kernel/statistics';
import type { SeatId } from '../../kernel/types';
import type { Entry, EntryOf } from '../entries';
import { BITES, KILLS } from '../rules/fight';

interface Need {
  readonly plain: number;
  readonly better: number;
}

/** Chance that a six-sided die shows this number or more. */
const atLeast = (number: number) => (7 - number) / 6;

interface Hits {
  expected: number;
  got: number;
}

/** Hits count whether or not somebody was left to be hit: that is not the dice's doing. The better dice come first. */
function addDice(hits: Hits, dice: readonly number[], better: number, need: Need): void {
  for (const [index, shown] of dice.entries()) {
    const needed = index < better ? need.better : need.plain;
    hits.expected += atLeast(needed);
    hits.got += shown >= needed ? 1 : 0;
  }
}

function isOf(seat: SeatId) {
  return (entry: Entry) => 'seat' in entry && entry.seat === seat;
}

function hitsIn(
  rolls: readonly { readonly dice: readonly number[]; readonly better: number }[],
  need: Need,
): Hits {
  const hits: Hits = { expected: 0, got: 0 };
  for (const { dice, better } of rolls) addDice(hits, dice, better, need);
  return hits;
}

function ofTeam(seat: SeatId, entries: readonly Entry[]): readonly LuckLine[] {
  const own = entries.filter(isOf(seat));
  const thrown = own.filter(
    (entry): entry is EntryOf<'survivors-rolled'> => entry.type === 'survivors-rolled',
  );
  const suffered = own.filter((entry): entry is EntryOf<'zombies-rolled'> => entry.type === 'zombies-rolled');
  const kills = hitsIn(
    thrown.map(({ dice, armed }) => ({ dice, better: armed })),
    KILLS,
  );
  const bites = hitsIn(
    suffered.map(({ dice, suited }) => ({ dice, better: suited })),
    BITES,
  );
  return [
    { id: 'kills', ...kills, wish: 'more', seat },
    { id: 'bites', ...bites, wish: 'less', seat },
  ];
}

/**
 * The luck of each team against zombies (OM-FIGHT-03, OM-FIGHT-04, OM-GEAR-02, OM-GEAR-03).
 * @param entries the log from the beginning
 */
export function luckOf(entries: readonly Entry[], seats: readonly SeatId[]): readonly LuckLine[] {
  return seats.flatMap((seat) => ofTeam(seat, entries));
}
