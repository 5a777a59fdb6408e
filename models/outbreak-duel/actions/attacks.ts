/** Attacks for 1 AP, in the Survivor Phase and in the Stand-off (OD-CMB-01, OD-CMB-08). */
import type { MoveOf } from '../moves';
import type { ODPlay } from '../play';
import { declareAttack } from '../rules/attack';
import { aims, attackOn, usualNumbers, whyNotAttack, whyNotNumbers } from '../rules/attack-legal';
import { survivorOf } from '../rules/table';
import type { State } from '../state';
import type { Action } from './action';

type Strike = 'ATTACK' | 'SNAP_ATTACK';

function strikes<S extends Strike>(state: State, type: S) {
  const numbers = usualNumbers(state);
  const named = numbers.length > 0 ? { numbers } : {};
  return aims(state)
    .filter(({ uid }) => whyNotAttack(state, uid) === null)
    .map(({ uid }) => ({ type, target: uid, ...named }));
}

function why(state: State, { target, numbers = [] }: MoveOf<Strike>) {
  return whyNotAttack(state, target) ?? whyNotNumbers(state, numbers);
}

function strike(play: ODPlay, { type, target, numbers = [] }: MoveOf<Strike>): void {
  survivorOf(play.state).ap -= 1;
  declareAttack(play, attackOn(play.state, target, numbers), { ap: 1, snap: type === 'SNAP_ATTACK' });
}

export const attack: Action<MoveOf<'ATTACK'>> = {
  options: (state) => strikes(state, 'ATTACK'),
  why,
  take: strike,
};

/** Held AP may shoot what has just been spawned, before it moves. */
export const snapAttack: Action<MoveOf<'SNAP_ATTACK'>> = {
  options: (state) => strikes(state, 'SNAP_ATTACK'),
  why,
  take: strike,
};
