/**
 * The resolver region. Effects are carried out by the very move or step that sets them off (`rules/resolver.ts`); what they
 * leave open is asked here: each state below `asking` waits for the answer to the question on top of the stack.
 */
import type { AskFrameType } from '../../models/dying-light/frames';
import type { MoveType } from '../../models/dying-light/moves';
import { take, when } from './parts';

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
    on: Object.fromEntries(ANSWERS[question].map((move) => [move, take(question, 'idle')])),
  };
}

export const resolver = {
  initial: 'idle',
  states: {
    idle: { always: { guard: when('questionOpen'), target: 'asking' } },
    asking: {
      always: QUESTIONS.map((frame) => ({
        guard: { type: 'asks', params: { frame } } as const,
        target: frame,
      })),
    },
    ...Object.fromEntries(QUESTIONS.map((question) => [question, waiting(question)])),
  },
} as const;
