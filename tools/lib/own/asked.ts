/** What a command line says about content of somebody's own. */
import { ArgumentError, InputError } from '../command-line';
import { contentAt, type Playable } from './content';

interface Asked {
  readonly content?: string | undefined;
  readonly game?: string | undefined;
  readonly scenario?: string | undefined;
}

/**
 * The content that a command line names; null where it names none.
 * @throws ArgumentError where something else is asked for as well
 * @throws InputError where it can't be played
 */
export function contentAsked({ content: file, game, scenario }: Asked): Playable | null {
  if (file === undefined) return null;
  if (scenario !== undefined) throw new ArgumentError('Name --scenario or --content, not both.');
  const content = contentAt(file);
  if (game !== undefined && game !== content.game)
    throw new InputError(`${file} is for ${content.game}, not for ${game}.`);
  return content;
}

/** @throws InputError where it is for another number of seats */
export function checkSeats({ name, file, seats }: Playable, asked: number): void {
  if (seats !== null && seats !== asked)
    throw new InputError(`"${name}" in ${file} is for ${seats} seats, not for ${asked}.`);
}
