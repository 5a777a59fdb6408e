/** The course of the game: set-up, then turns that are the same for both, mirrored (specification section 5, OD-TURN-01). */
import { run, settled, stepTo, take, when } from './parts';
import { zombiePhase } from './zombie-phase';

const isOver = { guard: when('gameOver'), target: '#gameOver' } as const;

/** Between people at one screen a curtain comes before whatever shows a hand (OD-PRIV-03). */
const setupStates = {
  initial: 'deal',
  states: {
    deal: stepTo('deal', 'opening'),
    opening: {
      always: [
        { guard: when('bothKept'), target: 'begin' },
        { guard: when('hotSeat'), target: 'handover' },
        { target: 'mulligan' },
      ],
    },
    handover: { on: { READY: take('handover', 'mulligan') } },
    mulligan: { on: { KEEP: take('mulligan', 'opening') } },
    begin: stepTo('beginGame', '#turn'),
  },
  always: isOver,
} as const;

const survivorPhase = {
  initial: 'begin',
  states: {
    begin: { entry: [run('refresh'), run('drawStep')], always: { guard: settled, target: 'main' } },
    main: {
      on: {
        ATTACK: take('main'),
        PLAY: take('main'),
        EVENT: take('main'),
        USE_ITEM: take('main'),
        USE_ABILITY: take('main'),
        LOOT: take('main'),
        END_SURVIVOR_PHASE: take('main', '#zombiePhase'),
      },
    },
  },
} as const;

const turnStates = {
  id: 'turn',
  initial: 'comingUp',
  states: {
    comingUp: { always: [{ guard: when('hotSeat'), target: 'handover' }, { target: 'survivorPhase' }] },
    handover: { on: { READY: take('handover', 'survivorPhase') } },
    survivorPhase,
    zombiePhase: { id: 'zombiePhase', ...zombiePhase },
    endOfTurn: {
      id: 'endOfTurn',
      entry: [run('endZombiePhase'), run('endTurn')],
      always: { guard: settled, target: 'comingUp' },
    },
  },
  always: isOver,
} as const;

export const flow = {
  initial: 'setup',
  states: { setup: setupStates, turn: turnStates, gameOver: { id: 'gameOver' } },
} as const;
