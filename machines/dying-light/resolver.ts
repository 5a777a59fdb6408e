/** The resolver region: `running` carries out effects, every other state waits for the answer that an effect asks. */
import type { AskFrameType } from '../../models/dying-light/frames';
import type { MoveType } from '../../models/dying-light/moves';
import { run, take, when } from './parts';

/** Each question with the moves that answer it. */
const ANSWERS: Readonly<Record<AskFrameType, readonly MoveType[]>> = {
  preventFatigue: ['USE_GEAR', 'DECLINE'],
  fatigueDie: ['CHOOSE_DIE'],
  preventWound: ['USE_GEAR', 'DECLINE'],
  preventExposure: ['USE_GEAR', 'DECLINE'],
  spendCrits: ['SPEND_CRIT', 'DONE'],
  cleave: ['CLEAVE', 'DONE'],
  knock: ['KNOCK', 'DONE'],
  push: ['PUSH', 'SKIP'],
  chooseNest: ['NEST'],
  chooseSpreadStart: ['AREA'],
  chooseSweepStart: ['AREA'],
  chooseStep: ['AREA'],
  pickRunner: ['RUNNER'],
  healChoice: ['HEAVY'],
  moveEffect: ['STEP', 'DONE'],
  woundChoice: ['CHOOSE_GEAR', 'ITEM'],
  firecrackers: ['MOVE_ENEMY', 'DONE'],
  bottleArea: ['AREA'],
  bottleKill: ['KILL', 'DONE'],
  syrup: ['CHOOSE_DIE'],
  upgrade: ['UPGRADE'],
  exchange: ['ACCEPT', 'REFUSE'],
  scenarioChoice: ['CHOOSE'],
  ackCard: ['ACK'],
};

const QUESTIONS = Object.keys(ANSWERS) as AskFrameType[];

function waiting(question: AskFrameType) {
  return {
    on: Object.fromEntries(ANSWERS[question].map((move) => [move, take(question, 'running')])),
  };
}

export const resolver = {
  initial: 'idle',
  states: {
    idle: { always: { guard: when('framesWaiting'), target: 'running' } },
    running: {
      entry: run('runFrames'),
      always: [
        { guard: when('gameOver'), target: 'idle' },
        ...QUESTIONS.map((frame) => ({ guard: { type: 'asks', params: { frame } } as const, target: frame })),
        { target: 'idle' },
      ],
    },
    ...Object.fromEntries(QUESTIONS.map((question) => [question, waiting(question)])),
  },
} as const;
