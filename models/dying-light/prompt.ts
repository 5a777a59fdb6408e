import type { Params } from '../kernel/types';
import type { DecisionId } from './decisions';
import { titleOf } from './scenario/lookup';
import type { State } from './state';

/** What the sentence of an open decision (`dl.prompt.<decision>`) needs to know: Runner, Area, numbers. */
export function promptParams(state: State, decision: DecisionId): Params {
  const frame = state.stack.at(-1);
  const params: Record<string, Params[string]> = { round: state.round };
  if (frame?.type === decision) addFrame(params, frame);
  else if (decision === 'defending' && state.defence) {
    params.runner = state.defence.runner;
    params.power = state.defence.power;
  } else if (state.active) params.runner = state.active;
  const { title } = typeof params.card === 'string' ? titleOf(state, params.card) : {};
  if (title) params.card = title;
  const area = state.exposurePhase?.step?.area;
  if (area && params.area === undefined) params.area = area;
  return params;
}

/** Text and numbers of the frame that asks; lists are shown as options, not in the sentence. */
function addFrame(params: Record<string, Params[string]>, frame: object): void {
  for (const [key, value] of Object.entries(frame)) {
    if (key !== 'type' && (typeof value === 'string' || typeof value === 'number')) params[key] = value;
  }
}
