/** What can be decided before a round of a fight (OM-FIGHT-02, OM-PVP-08). */
import type { HexKey } from '../../kernel/hex';
import type { Reason } from '../../kernel/types';
import type { MoveOf } from '../moves';
import { attackOf, withdraw as leave } from '../rules/attack';
import { run as flee, sacrifice as give } from '../rules/escape';
import { fighters } from '../rules/fight';
import { has, headcount } from '../rules/groups';
import { firstOf, no } from '../rules/reason';
import { placesAround, tileAt } from '../rules/table';
import type { State } from '../state';
import type { Action } from './action';
import { whyFenced, whyNotNextTo } from './move';
import { parties, payers } from './parties';

/** The dice are rolled by the steps of the chart that follow. */
export const fightRound: Action<MoveOf<'FIGHT_ROUND'>> = {
  options: () => [{ type: 'FIGHT_ROUND' }],
  why: () => null,
  take: () => {},
};

/** Only fighters with action points can run (OM-RUN-03). */
export const run: Action<MoveOf<'RUN'>> = {
  options: (state) => parties(fighters(state)).map((party) => ({ type: 'RUN', ...party })),
  why: (state, { k1, k2 }) => (has(fighters(state), k1, k2) ? null : no('CANNOT_RUN')),
  take: (play, { k1, k2 }) => flee(play, k1, k2),
};

/** Who stays needs a point, too (OM-RUN-03), and somebody to save. */
export const sacrifice: Action<MoveOf<'SACRIFICE'>> = {
  options(state) {
    const ap = fighters(state);
    return headcount(ap) < 2 ? [] : payers(ap).map((apClass) => ({ type: 'SACRIFICE', apClass }));
  },
  why(state, { apClass }) {
    const ap = fighters(state);
    return firstOf(ap[apClass] === 0 && no('CANNOT_RUN'), headcount(ap) < 2 && no('NOBODY_TO_SAVE'));
  },
  take: (play, { apClass }) => give(play, apClass),
};

export const pressOn: Action<MoveOf<'PRESS_ON'>> = {
  options: () => [{ type: 'PRESS_ON' }],
  why: () => null,
  take: () => {},
};

/** From inside only to the outside; else to an explored tile that they could move to (OM-PVP-08). */
function whyNoWay(state: State, to: HexKey): Reason | null {
  const { tile, zone } = attackOf(state);
  if (zone === 'inner') return to === tile ? null : no('INSIDE_FIRST_STEP_OUT');
  return firstOf(
    whyNotNextTo(state, tile, to),
    whyFenced(state, tile, to),
    tileAt(state, to)?.status === 'fog' && no('NO_WAY_OUT'),
  );
}

function waysOut(state: State): readonly HexKey[] {
  const { tile, zone } = attackOf(state);
  const ways = zone === 'inner' ? [tile] : placesAround(state, tile);
  return ways.filter((to) => whyNoWay(state, to) === null);
}

export const withdraw: Action<MoveOf<'WITHDRAW'>> = {
  options(state) {
    const counts = Array.from({ length: attackOf(state).ap[1] }, (_, index) => index + 1);
    return waysOut(state).flatMap((to) => counts.map((k) => ({ type: 'WITHDRAW' as const, k, to })));
  },
  why: (state, { k, to }) => firstOf(whyNoWay(state, to), !has(attackOf(state).ap, k, 0) && no('NO_AP')),
  take: (play, { k, to }) => leave(play, k, to),
};
