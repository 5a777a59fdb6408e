/** The Activation Phase (DL-ROUND-02, DL-ROUND-03) and a Runner's activation (DL-ACT-01). */
import { run, settled, settledAnd, stepTo, take, unsettled, when } from './parts';

const runnerActivation = {
  id: 'runnerActivation',
  initial: 'gather',
  states: {
    gather: stepTo('gather', 'roll'),
    roll: stepTo('roll', 'acting'),
    acting: {
      on: {
        MOVE: take('acting'),
        ATTACK: take('acting'),
        USE: take('acting'),
        SWITCH_WEAPON: take('acting'),
        EXCHANGE: take('acting'),
        INTERACT: take('acting'),
        PASS: take('acting', 'endActivation'),
      },
      always: [
        { guard: unsettled, target: 'resolving' },
        { guard: when('mustEndActivation'), target: 'endActivation' },
      ],
    },
    resolving: { always: { guard: settled, target: 'acting' } },
    endActivation: {
      entry: run('endActivation'),
      always: [
        { guard: settledAnd('night'), target: '#drawActivation' },
        { guard: settled, target: '#chooseRunner' },
      ],
    },
  },
} as const;

export const activation = {
  initial: 'byLight',
  states: {
    byLight: { always: [{ guard: when('night'), target: 'night' }, { target: 'day' }] },
    day: {
      initial: 'chooseRunner',
      states: {
        chooseRunner: {
          id: 'chooseRunner',
          on: { ACTIVATE: take('chooseRunner', '#runnerActivation') },
          always: { guard: when('allActivated'), target: '#exposure' },
        },
      },
    },
    night: {
      initial: 'drawActivation',
      states: {
        drawActivation: {
          id: 'drawActivation',
          always: [{ guard: when('activationDeckEmpty'), target: '#exposure' }, { target: 'cardDrawn' }],
        },
        cardDrawn: {
          entry: run('drawActivation'),
          always: [
            { guard: when('enemyCardDrawn'), target: 'nightActivation' },
            { target: '#runnerActivation' },
          ],
        },
        nightActivation: stepTo('startNightActivation', 'drawActivation'),
      },
    },
    runnerActivation,
  },
} as const;
