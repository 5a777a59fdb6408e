import { STARTING_WEAPON_IDS, type StartingWeaponId } from '../ids';
import type { SetupMove } from '../moves';
import type { Decision } from '../play';
import { draftRunner } from '../rules/runners';
import { nextWithoutWeapon } from '../rules/setup-queries';
import type { State } from '../state';
import { NOT_NOW, TAKEN } from './reasons';

type PickWeapon = Extract<SetupMove, { type: 'PICK_WEAPON' }>;

function isFree(state: State, weapon: StartingWeaponId): boolean {
  return !state.runners.some((runner) => runner.weapon === weapon);
}

/** One Runner after the other takes a starting Weapon; each is there once (4.1, step 10). */
export const chooseWeapon: Decision<PickWeapon> = {
  forceable: () => true,
  who(state) {
    const next = nextWithoutWeapon(state);
    return next ? [next.seat] : [];
  },
  options: (state) =>
    STARTING_WEAPON_IDS.filter((id) => isFree(state, id)).map((weaponId) => ({
      type: 'PICK_WEAPON',
      weaponId,
    })),
  why(state, move) {
    if (move.type !== 'PICK_WEAPON') return NOT_NOW;
    return isFree(state, move.weaponId) ? null : TAKEN;
  },
  take(play, { weaponId }) {
    const next = nextWithoutWeapon(play.state);
    if (!next) return;
    draftRunner(play.state, next.id).weapon = weaponId;
    play.tell({ type: 'weapon-picked', runner: next.id, weapon: weaponId });
  },
};
