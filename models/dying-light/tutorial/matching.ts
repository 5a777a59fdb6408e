/** Whether something that happened or could be done is of a kind that the script names. */
import type { Entry } from '../entries';
import type { Move } from '../moves';
import type { EntryPattern, MovePattern } from './format';

function hasFields(thing: Entry | Move, pattern: EntryPattern | MovePattern): boolean {
  if (thing.type !== pattern.type) return false;
  const fields = new Map<string, unknown>(Object.entries(thing));
  return Object.entries(pattern).every(([key, value]) => fields.get(key) === value);
}

export function isEntry(entry: Entry, pattern: EntryPattern): boolean {
  return hasFields(entry, pattern);
}

export function isMove(move: Move, patterns: readonly MovePattern[]): boolean {
  return patterns.some((pattern) => hasFields(move, pattern));
}

/** Index of the first entry of one of these kinds, from `start` on; -1 when there is none. */
export function firstOf(log: readonly Entry[], patterns: readonly EntryPattern[], start = 0): number {
  return log.findIndex((entry, index) => index >= start && patterns.some((one) => isEntry(entry, one)));
}
