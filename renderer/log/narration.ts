/** How a game tells its log: for every type of entry what its sentence takes, the message `<words>.<type>`. */
import type { AnyEntry } from '../../models/kernel/types';
import { composedText, type Words } from '../i18n';

/** The parameters of an entry's sentence; `variant` names a sentence of its own, `<words>.<type>.<variant>`. */
export interface Sentence {
  readonly variant?: string;
  readonly params: Words;
}

/**
 * How each of some entry types becomes a sentence. What is no entry type of the game does not compile.
 * @typeParam Told what names whom and what an entry is about, such as the state
 */
export type NarrationOf<Entry extends AnyEntry, Type extends Entry['type'], Told extends unknown[]> = {
  readonly [T in Type]: (entry: Extract<Entry, { readonly type: T }>, ...told: Told) => Sentence;
};

/**
 * What tells any entry of a game as one plain sentence with its numbers.
 * @param words what the message ids begin with, such as `om.log`
 * @param narration complete by its type: an entry that nobody can tell does not compile
 */
export function narratorOf<Entry extends AnyEntry, Told extends unknown[]>(
  words: string,
  narration: NarrationOf<Entry, Entry['type'], Told>,
) {
  return (entry: Entry, ...told: Told): string => {
    const tell = narration[entry.type as Entry['type']] as (entry: Entry, ...told: Told) => Sentence;
    const { variant, params } = tell(entry, ...told);
    const id = `${words}.${entry.type}`;
    return composedText(variant === undefined ? id : `${id}.${variant}`, params);
  };
}
