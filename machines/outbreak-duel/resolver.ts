/**
 * The resolver region. Effects are carried out by the very move or step that sets them off (`rules/resolver.ts`); what they
 * leave open is asked here: each state below `asking` waits for the answer to the question on top of the stack.
 */
import type { AskFrameType } from '../../models/outbreak-duel/frames';
import type { MoveType } from '../../models/outbreak-duel/moves';
import { take, when } from './parts';

/** Each question with the moves that answer it. */
const ANSWERED_BY: Readonly<Record<AskFrameType, readonly MoveType[]>> = {
  needTarget: ['TARGET', 'DONE'],
  needCleave: ['TARGET'],
  needCard: ['PICK_CARD', 'DONE'],
  needDrop: ['DROP_ITEM'],
  needNumbers: ['NUMBERS'],
  missWindow: ['REACT', 'PASS'],
  killWindow: ['REACT', 'PASS'],
  lethalWindow: ['REACT', 'PASS'],
};

const QUESTIONS = Object.keys(ANSWERED_BY) as AskFrameType[];

function waiting(question: AskFrameType) {
  return {
    on: Object.fromEntries(ANSWERED_BY[question].map((move) => [move, take(question, 'idle')])),
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
