/** The End Phase, step by step (DL-END-01..06, DL-WIN-03). */
import { settled, settledAnd, stepTo } from './parts';

export const endPhase = {
  id: 'endPhase',
  initial: 'standUp',
  states: {
    standUp: stepTo('standUpAll', 'clearTempUv'),
    clearTempUv: stepTo('clearLanterns', 'momentumCheck'),
    momentumCheck: stepTo('momentumCheck', 'expire'),
    expire: stepTo('expireTokens', 'winCheck'),
    winCheck: stepTo('winCheck', 'lossCheck'),
    lossCheck: stepTo('lossCheck', 'advanceMarker'),
    advanceMarker: {
      ...stepTo('advanceMarker', 'scenarioEvent'),
      always: [
        { guard: settledAnd('nightfallDue'), target: 'nightfall' },
        { guard: settled, target: 'scenarioEvent' },
      ],
    },
    nightfall: stepTo('startNightfall', 'scenarioEvent'),
    scenarioEvent: stepTo('scenarioEvent', 'roundEnd'),
    roundEnd: {
      ...stepTo('roundEndOps', 'shuffleActivation'),
      always: [
        { guard: settledAnd('night'), target: 'shuffleActivation' },
        { guard: settled, target: '#round' },
      ],
    },
    shuffleActivation: stepTo('shuffleActivation', '#round'),
  },
} as const;
