/** A game as one line of text: what is copied into bug reports, the referee takes as a command, and the app reads back. */
import * as v from 'valibot';
import { openSave, parseJson, type SaveEnvelope, SaveError } from './save';
import { LARGEST_SAVE } from './save-meta';
import { withoutMark } from './text-of-bytes';

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
  const line = text.split('\n').findLast((one) => withoutMark(one).trim().startsWith(BEGINNING));
  if (line === undefined) return parseJson(text);
  const command = v.safeParse(LoadSchema, parseJson(line));
  if (!command.success) throw new SaveError('not-json');
  return command.output.save;
}

/**
 * The saved game in a text that a person gives, checked through and through.
 * @throws SaveError with a sentence for the player
 */
export function openGameText(text: string): SaveEnvelope {
  if (text.length > LARGEST_SAVE) throw new SaveError('too-large');
  return openSave(saveIn(text));
}
