/** What is wrong with a piece of content, in words for the author. */
import type * as v from 'valibot';
import type { Path } from '../../scenario/nodes';

export interface Fault {
  readonly path: Path;
  readonly message: string;
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

/** An issue of a schema as a fault. Sentences written for the author begin with a capital and stay; the rest is put simply. */
export function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const path = (issue.path ?? []).map((item) => item.key).filter(isKey);
  return { path, message: sentenceOf(issue) };
}

function sentenceOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) return message;
  if (type === 'strict_object' && expected === 'never') return `There is no field ${received} here.`;
  if (type === 'strict_object' && expected !== 'Object') return `The field ${expected} is missing.`;
  return `Expected ${expected}, found ${received}.`;
}
