/** A game as one line of text: what is copied into bug reports, the referee takes as a command, and the app reads back. */
import * as v from 'valibot';
import { type SaveEnvelope, SaveError } from './save';

const BEGINNING = '{"cmd":"load",';

const LoadSchema = v.object({ cmd: v.literal('load'), save: v.unknown() });

/** The command that puts a game into the referee. */
export function gameText(save: SaveEnvelope): string {
  return JSON.stringify({ cmd: 'load', save });
}

/**
 * The save envelope in a text that a person gives: the envelope itself, the line of `gameText`, or a whole report that
 * holds such a line. Whether the envelope is sound is for `openSave` to say.
 * @throws SaveError when the text is none of these
 */
export function saveIn(text: string): unknown {
  const line = text.split('\n').findLast((one) => one.trim().startsWith(BEGINNING));
  try {
    return line === undefined ? JSON.parse(text) : v.parse(LoadSchema, JSON.parse(line)).save;
  } catch {
    throw new SaveError('not-json', 'There is no saved game in this text.');
  }
}
