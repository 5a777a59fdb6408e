import type { AreaId } from '../ids';
import { areaOf } from '../map';
import type { State } from '../state';

/** Whether a UV effect covers an Area: a working UV Spot in one of its Zones (DL-ENV-05) or a lantern. */
export function isUv(state: State, area: AreaId): boolean {
  return (
    state.lanterns.includes(area) ||
    state.tokens.some((token) => token.kind === 'uv' && token.on && areaOf(token.zone) === area)
  );
}
