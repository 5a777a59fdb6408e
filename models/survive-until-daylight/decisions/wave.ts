import type { MoveOf } from '../moves';
import type { Decision } from '../play';
import { NOT_YOUR_TURN } from '../rules/reason';
import { drawerOf } from '../rules/search';
import { acceptWave, delayWave, whyNoDelay } from '../rules/wave';

/** Whether the drawer of WAVE! accepts or delays it (SD-WAVE-01); forced where it may not be delayed (SD-EDGE-03). */
export const wave: Decision<MoveOf<'ACCEPT'> | MoveOf<'DELAY'>> = {
  forceable: () => true,
  who: (state) => [drawerOf(state)],
  options: (state) => [{ type: 'ACCEPT' }, ...(whyNoDelay(state) ? [] : [{ type: 'DELAY' as const }])],
  why(state, move) {
    if (move.type === 'ACCEPT') return null;
    return move.type === 'DELAY' ? whyNoDelay(state) : NOT_YOUR_TURN;
  },
  take(play, { type }) {
    if (type === 'ACCEPT') acceptWave(play);
    else delayWave(play);
  },
};
