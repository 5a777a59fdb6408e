/** What the referee can be told: the shape of every line that comes in. `docs/referee/` describes it for other languages. */
import * as v from 'valibot';
import { loadedLuckSchema } from '../../models/kernel/save';

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** From 1. */
const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const level = v.picklist(['easy', 'normal', 'hard']);

export const commandSchema = v.variant('cmd', [
  v.object({ cmd: v.literal('games') }),
  v.object({
    cmd: v.literal('new'),
    game: v.string(),
    seats: v.optional(
      v.union([v.number(), v.array(v.object({ name: v.string(), bot: v.optional(level) }))]),
      1,
    ),
    options: v.optional(v.custom<object>(isObject, 'Expected an object'), {}),
    seed: v.optional(v.union([v.string(), v.number()]), '1'),
    loaded: v.optional(loadedLuckSchema, { dice: [], draws: [] }),
  }),
  v.object({ cmd: v.literal('legal'), seat: v.optional(seatNumber) }),
  v.object({ cmd: v.literal('move'), move: v.unknown(), seat: v.optional(seatNumber) }),
  v.object({ cmd: v.literal('bot'), level: v.optional(level, 'normal') }),
  v.object({ cmd: v.literal('view'), seat: v.optional(v.union([v.number(), v.literal('table')]), 'table') }),
  v.object({ cmd: v.literal('state') }),
  v.object({ cmd: v.literal('undo') }),
  v.object({ cmd: v.literal('save') }),
  v.object({ cmd: v.literal('load'), save: v.unknown() }),
]);

export type Command = v.InferOutput<typeof commandSchema>;
export type CommandOf<C extends Command['cmd']> = Extract<Command, { cmd: C }>;
