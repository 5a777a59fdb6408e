/** What a program that plays in a match is asked, and what it answers: one JSON object a line each. */
import * as v from 'valibot';
import { moveSchema, promptSchema, valueSchema } from '../referee/answers';

/** Asked whenever a seat of the program is to decide. It holds what that seat may know and nothing else. */
export const questionSchema = v.object({
  cmd: v.literal('choose'),
  game: v.string(),
  /** Number of the game in the match, from 1. */
  number: v.number(),
  /** From 1. */
  seat: v.number(),
  seats: v.number(),
  value: valueSchema,
  state: v.looseObject({}),
  prompt: promptSchema,
  round: v.number(),
  /** The legal moves, as far as they are listed. */
  moves: v.array(moveSchema),
  /** What the program answered to this question before and why that was no legal move; null at first. */
  refused: v.nullable(v.object({ move: v.unknown(), why: v.string() })),
});
export type Question = v.InferOutput<typeof questionSchema>;

export const replySchema = v.looseObject({ move: moveSchema });
