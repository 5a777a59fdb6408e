/** Content that people made, taken from the file that the editors of the app export. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { contentInFile, type OwnContent } from '../../../models/kernel/content-kind';
import { hashOf } from '../../../models/kernel/hash';
import { textOfBytes } from '../../../models/kernel/text-of-bytes';
import type { GameId } from '../../../models/kernel/types';
import { InputError } from '../command-line';
import { JUDGES, type Judgement } from './judges';
import { contentText } from './words';

/** Which content is played. It stands in every part of a run. */
export interface ContentRef {
  /** As it was typed. */
  readonly file: string;
  /** What its maker called it. */
  readonly name: string;
  /** Of all that is in it: games of other content are other games, wherever its file lies. */
  readonly fingerprint: string;
}

/** Content that can be played. */
export interface Playable extends ContentRef {
  readonly game: GameId;
  /** What stands in the options of its games. */
  readonly option: unknown;
  /** How many seats it is for; null for any number. */
  readonly seats: number | null;
}

export const CONTENT_USAGE = `  --content <file>     a scenario of Dying Light or a layout of One Month In that somebody made and exported`;

/** Sentences that are told of one file. */
const MOST_FAULTS = 5;

function textIn(file: string): string {
  try {
    return textOfBytes(readFileSync(file));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new InputError(
      missing ? `${file} is not there.` : `${file} can't be read: ${(error as Error).message}.`,
    );
  }
}

/** The sound part of a judgement. @throws InputError with what is wrong */
function sound(file: string, { name }: OwnContent, judgement: Judgement) {
  if (judgement.ok) return judgement;
  const { faults } = judgement;
  const more = faults.length > MOST_FAULTS ? [`and ${faults.length - MOST_FAULTS} more`] : [];
  const lines = [...faults.slice(0, MOST_FAULTS), ...more].map((fault) => `  ${fault}`);
  throw new InputError([`"${name}" in ${file} can't be played:`, ...lines].join('\n'));
}

/**
 * The content in a file, judged by its game.
 * @throws InputError in sentences where there is none, or none that can be played
 */
export function contentAt(file: string): Playable {
  const content = contentInFile(textIn(file));
  if (content === null)
    throw new InputError(`${file} is no content of Curfew: export it in the editor of the app.`);
  const judge = JUDGES.find(({ game, kind }) => game === content.game && kind === content.kind);
  if (!judge)
    throw new InputError(`${file} is a ${content.kind} of ${content.game}, which can't be played here.`);
  const named = { ...content, name: content.name || basename(file) };
  const { option, seats } = sound(file, named, judge.judge(named));
  return { file, name: named.name, fingerprint: hashOf(named), game: judge.game, option, seats };
}

/** What of it stands in a run. */
export function refOf({ file, name, fingerprint }: Playable): ContentRef {
  return { file, name, fingerprint };
}

const known = new Map<string, Playable>();

/** The content of a run as its file has it now. @throws InputError where that is gone or something else */
function contentAgain(run: ContentRef): Playable {
  const { file, fingerprint } = run;
  const begun = `The run was begun with ${contentText(run)}`;
  try {
    const content = contentAt(file);
    if (content.fingerprint === fingerprint) return content;
    throw new InputError(`${file} has changed since the run began: it is ${contentText(content)} now.`);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(`${error.message}\n${begun}: put that file back there, or begin another run.`);
  }
}

/**
 * The content of a run, read once by every process that plays it or puts it together.
 * @throws InputError where its file is gone or has become another one
 */
export function contentOf(run: ContentRef): Playable {
  const content = known.get(run.fingerprint) ?? contentAgain(run);
  known.set(run.fingerprint, content);
  return content;
}
