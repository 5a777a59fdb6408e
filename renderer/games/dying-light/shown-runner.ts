import type { State } from '../../../models/dying-light/state';

/** Whose board is shown: the Runner who defends, else the one whose turn it is or will be next. */
export function shownRunner(state: State) {
  const { runners } = state;
  const next = runners.find((runner) => !runner.activated) ?? runners[0];
  const id = state.defence?.runner ?? state.active ?? next?.id;
  return runners.find((runner) => runner.id === id) ?? null;
}
