/** What the referee answers: the shape of every line that goes out, for its description in `docs/referee/`. */
import * as v from 'valibot';

/** Plain data that only the game knows: its moves, entries and state. */
const object = v.looseObject({});
const typed = v.looseObject({ type: v.string() });
const seatId = v.pipe(v.string(), v.regex(/^seat-\d+$/));

export const promptSchema = v.object({ id: v.string(), seats: v.array(seatId), params: object });

const outcomeSchema = v.object({
  winners: v.array(seatId),
  reason: v.string(),
  scores: v.record(v.string(), v.number()),
  rank: v.nullable(v.string()),
});

/** The state value of a chart: nested names. */
export const valueSchema = v.union([v.string(), object]);

const positionSchema = v.object({
  value: valueSchema,
  seat: v.nullable(seatId),
  prompt: promptSchema,
  round: v.number(),
  outcome: v.nullable(outcomeSchema),
  hash: v.string(),
});

const ok = v.literal(true);
const positionAnswer = v.object({ ok, position: positionSchema });
const playedAnswer = v.object({ ok, entries: v.array(typed), position: positionSchema });

/** By the command that is answered; `error` answers any of them. */
export const ANSWERS = {
  games: v.object({
    ok,
    games: v.array(
      v.object({
        id: v.string(),
        seats: v.object({ min: v.number(), max: v.number() }),
        options: object,
      }),
    ),
  }),
  new: positionAnswer,
  load: positionAnswer,
  undo: positionAnswer,
  legal: v.object({ ok, moves: v.array(typed) }),
  move: playedAnswer,
  bot: playedAnswer,
  view: v.object({ ok, state: object }),
  state: v.object({ ok, value: valueSchema, state: object, hash: v.string() }),
  save: v.object({ ok, save: object }),
  error: v.object({
    ok: v.literal(false),
    error: v.string(),
    reason: v.optional(v.object({ id: v.string(), params: object, text: v.string() })),
  }),
} as const;

export { typed as moveSchema };
