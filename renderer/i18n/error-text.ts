import { SaveError } from '../../models/kernel/save-fault';
import { sentenceOf } from '../../models/kernel/sentence-of';
import { t } from './t';

/** What a person is told of whatever was thrown, in the language that is spoken. */
export function errorText(error: unknown): string {
  // Which game it is that nobody has here, whoever threw it has said in words.
  if (error instanceof SaveError && error.code !== 'unknown-game') return t(`save.fault.${error.code}`);
  return sentenceOf(error);
}
