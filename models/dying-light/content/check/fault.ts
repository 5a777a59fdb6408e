/** What is wrong with a piece of content: a sentence, and where it is. */
import type * as v from 'valibot';
import type { Message, Params } from '../../../kernel/types';
import type { Path } from '../../scenario/nodes';

export interface Fault extends Message {
  readonly path: Path;
}

/** A fault as the message `dl.check.<name>`. */
export function faultAt(path: Path, name: string, params: Params = {}): Fault {
  return { path, id: `dl.check.${name}`, params };
}

/** `cards[2].onReveal[0].card`, empty for the whole. */
export function pathText(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? key : `${text}.${key}`;
  }, '');
}

function isKey(key: unknown): key is string | number {
  return typeof key === 'string' || typeof key === 'number';
}

/** An issue of a schema as a fault, in English: only what was written by hand has any. Sentences written for the author begin with a capital and stay; the rest is put simply. */
export function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const path = (issue.path ?? []).map((item) => item.key).filter(isKey);
  return faultAt(path, 'form', { detail: { text: sentenceOf(issue), long: true } });
}

function sentenceOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) return message;
  if (type === 'strict_object' && expected === 'never') return `There is no field ${received} here.`;
  if (type === 'strict_object' && expected !== 'Object') return `The field ${expected} is missing.`;
  return `Expected ${expected}, found ${received}.`;
}
