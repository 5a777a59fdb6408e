/** Leaving a zombie fight before a round, never within one (OM-RUN-04). */
import type { OMPlay } from '../play';
import type { Ap } from '../state';
import { fighters, fightOf } from './fight';
import { addGroup, headcount, minus, NOBODY, paid, setGroup, takeGroup } from './groups';
import { activeSeat } from './table';

/** They pay a point each and stand outside; the others fight on (OM-RUN-01). */
export function run(play: OMPlay, k1: number, k2: number): void {
  const { state } = play;
  const { tile: place } = fightOf(state);
  const seat = activeSeat(state);
  takeGroup(state, place, { seat, zone: 'inner', ap: [0, k1, k2] });
  addGroup(state, place, { seat, zone: 'outer', ap: paid(k1, k2) });
  play.tell({ type: 'ran', seat, tile: place, count: k1 + k2 });
}

/** One dies, everybody else gets out without paying (OM-RUN-02). */
export function sacrifice(play: OMPlay, apClass: 1 | 2): void {
  const { state } = play;
  const { tile: place } = fightOf(state);
  const seat = activeSeat(state);
  const one: Ap = apClass === 1 ? [0, 1, 0] : [0, 0, 1];
  const saved = minus(fighters(state), one);
  setGroup(state, place, { seat, zone: 'inner', ap: NOBODY });
  addGroup(state, place, { seat, zone: 'outer', ap: saved });
  play.tell({ type: 'sacrificed', seat, tile: place, saved: headcount(saved) });
}
