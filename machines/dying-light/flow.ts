/** The course of the game: set-up, rounds with their three phases, the end. */
import { activation } from './activation';
import { endPhase } from './end-phase';
import { exposure } from './exposure';
import { settledAnd, stepTo, take, when } from './parts';

const setupStates = {
  initial: 'chooseRunners',
  states: {
    chooseRunners: {
      on: { PICK_RUNNER: take('chooseRunners'), CONFIRM: take('chooseRunners', 'chooseGear') },
    },
    chooseGear: {
      on: { PICK_GEAR: take('chooseGear') },
      always: { guard: when('gearPicked'), target: 'chooseWeapon' },
    },
    chooseWeapon: {
      on: { PICK_WEAPON: take('chooseWeapon') },
      always: { guard: when('weaponsPicked'), target: 'build' },
    },
    build: stepTo('build', 'scenarioIntro'),
    scenarioIntro: {
      on: { ACK: take('scenarioIntro') },
      always: { guard: settledAnd('introAcknowledged'), target: '#round' },
    },
  },
} as const;

export const flow = {
  initial: 'setup',
  states: {
    setup: setupStates,
    round: {
      id: 'round',
      initial: 'begin',
      states: {
        begin: stepTo('startRound', 'activation'),
        activation,
        exposure,
        endPhase,
      },
      always: { guard: when('gameOver'), target: 'gameOver' },
    },
    gameOver: {},
  },
} as const;
