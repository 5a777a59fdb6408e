import { GEAR_SETS } from '../content/gear';
import { GEAR_SET_IDS, type GearSetId } from '../ids';
import type { SetupMove } from '../moves';
import type { Decision } from '../play';
import { draftRunner } from '../rules/runners';
import { nextWithoutGear } from '../rules/setup-queries';
import type { State } from '../state';
import { NOT_NOW, TAKEN } from './reasons';

type PickGear = Extract<SetupMove, { type: 'PICK_GEAR' }>;

function isFree(state: State, setId: GearSetId): boolean {
  return !state.runners.some((runner) => runner.gearSet === setId);
}

/** One Runner after the other takes a Gear set; each set is there once (4.1, step 10). */
export const chooseGear: Decision<PickGear> = {
  forceable: () => true,
  who(state) {
    const next = nextWithoutGear(state);
    return next ? [next.seat] : [];
  },
  options: (state) =>
    GEAR_SET_IDS.filter((id) => isFree(state, id)).map((setId) => ({ type: 'PICK_GEAR', setId })),
  why(state, move) {
    if (move.type !== 'PICK_GEAR') return NOT_NOW;
    return isFree(state, move.setId) ? null : TAKEN;
  },
  take(play, { setId }) {
    const next = nextWithoutGear(play.state);
    if (!next) return;
    const runner = draftRunner(play.state, next.id);
    runner.gearSet = setId;
    runner.gear = GEAR_SETS[setId].gear.map((id) => ({ id, condition: 'whole' }));
    play.tell({ type: 'gear-picked', runner: runner.id, set: setId });
  },
};
