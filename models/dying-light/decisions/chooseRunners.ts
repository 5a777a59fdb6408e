import { RUNNER_IDS } from '../ids';
import type { SetupMove } from '../moves';
import type { Decision, DLPlay } from '../play';
import { groupSeats } from '../rules/deciders';
import { everybodyPicked, runnersOfSeat, runnersPerSeat, seatsWithoutPick } from '../rules/setup-queries';
import { scenarioOf } from '../scenario/lookup';
import { newRunner } from '../setup';
import type { State } from '../state';
import { NO_EFFECT, NOT_NOW, TAKEN } from './reasons';

type Pick = Extract<SetupMove, { type: 'PICK_RUNNER' }>;
type Confirm = Extract<SetupMove, { type: 'CONFIRM' }>;

function freeRunners(state: State) {
  return RUNNER_IDS.filter((id) => !state.runners.some((runner) => runner.id === id));
}

function picks(state: State): readonly Pick[] {
  const free = freeRunners(state);
  return state.seats.flatMap(({ id: seat }) =>
    free.map((runnerId) => ({ type: 'PICK_RUNNER' as const, seat, runnerId })),
  );
}

function whyNoPick(state: State, { seat, runnerId }: Pick) {
  if (!state.seats.some(({ id }) => id === seat)) return NOT_NOW;
  return freeRunners(state).includes(runnerId) ? null : TAKEN;
}

/** A seat that has all its Runners gives the first one back. */
function pick(play: DLPlay, { seat, runnerId }: Pick): void {
  const { state } = play;
  const mine = runnersOfSeat(state, seat);
  const given = mine.length < runnersPerSeat(state) ? null : mine[0];
  const zone = scenarioOf(state).startZone;
  const kept = state.runners.filter((runner) => runner.id !== given?.id);
  const all = [...kept, newRunner(runnerId, seat, zone)];
  state.runners = state.seats.flatMap(({ id }) => all.filter((one) => one.seat === id));
  play.tell({ type: 'runner-picked', seat, runner: runnerId });
}

/** Every seat picks a Runner of its own, in any order, and may change its mind until all confirm (4.1, step 1). */
export const chooseRunners: Decision<Pick | Confirm> = {
  forceable: () => true,
  who(state) {
    const missing = seatsWithoutPick(state);
    return missing.length > 0 ? missing : groupSeats(state);
  },
  makers: (state, move) => (move.type === 'PICK_RUNNER' ? [move.seat] : groupSeats(state)),
  options: (state) => [...(everybodyPicked(state) ? [{ type: 'CONFIRM' as const }] : []), ...picks(state)],
  why(state, move) {
    if (move.type === 'PICK_RUNNER') return whyNoPick(state, move);
    if (move.type !== 'CONFIRM') return NOT_NOW;
    return everybodyPicked(state) ? null : NO_EFFECT;
  },
  take(play, move) {
    if (move.type === 'PICK_RUNNER') pick(play, move);
  },
};
