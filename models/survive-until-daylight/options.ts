import * as v from 'valibot';
import { DIFFICULTIES } from './ids';

/** What people choose before a game; whatever is left out gets the usual value. */
export const optionsSchema = v.object({
  difficulty: v.optional(v.picklist(DIFFICULTIES), 'normal'),
  /** Who begins: drawn by lot, or asked for once everybody has a character. */
  firstPlayer: v.optional(v.picklist(['random', 'choose']), 'random'),
});
