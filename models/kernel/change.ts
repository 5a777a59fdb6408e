/**
 * How a rule changes a state: on a copy, so that whoever holds the old state keeps it. One copy a move, changed in place by
 * everything that the move sets off, proved twice as fast here as drafts behind proxies, whose price is paid at every
 * look (`docs/measurements.md`).
 */
import type { AnyEntry, Play } from './types';

/**
 * The same data, open to change.
 * @typeParam Replaced what rules replace as a whole and never change in place, so that copies may share it
 */
export type Draft<T, Replaced = never> = T extends Replaced
  ? T
  : T extends object
    ? { -readonly [Key in keyof T]: Draft<T[Key], Replaced> }
    : T;

/** A rule: changes the draft, tells what happened. */
export type Rule<State, Entry extends AnyEntry> = (play: Play<Draft<State>, Entry>) => void;

export interface Changed<State, Entry> {
  readonly state: State;
  readonly entries: readonly Entry[];
}

/**
 * A deep copy of plain data: objects, arrays, text, numbers, booleans and null. Copies a level at once and then only what
 * lies deeper: engines copy the shape of an object much faster than they build it up key by key.
 */
export function copy<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return copyList(value) as T;
  const result = { ...value } as Record<string, unknown>;
  for (const key in result) {
    const part = result[key];
    if (part !== null && typeof part === 'object') result[key] = copy(part);
  }
  return result as T;
}

/** A plain loop, since this runs for every list of every state. */
function copyList(list: readonly unknown[]): unknown[] {
  const result = list.slice();
  for (let index = 0; index < result.length; index++) {
    const item = result[index];
    if (item !== null && typeof item === 'object') result[index] = copy(item);
  }
  return result;
}

/**
 * Carries out a rule on a copy. When the rule throws, nothing has changed.
 * @param copyOf a copy of all that a rule may change in place
 */
export function change<State, Entry extends AnyEntry>(
  state: State,
  rule: Rule<State, Entry>,
  copyOf: (state: State) => State = copy,
): Changed<State, Entry> {
  return changeInPlace(copyOf(state), rule);
}

/** Carries out a rule on the state itself: only for a copy that nobody else has seen yet. */
export function changeInPlace<State, Entry extends AnyEntry>(
  state: State,
  rule: Rule<State, Entry>,
): Changed<State, Entry> {
  const entries: Entry[] = [];
  rule(playOn<State, Entry>(state, entries));
  return { state, entries };
}

/**
 * What a rule is given to play with.
 * @param state which it changes
 * @param entries to which it adds what happens
 */
export function playOn<State, Entry extends AnyEntry>(
  state: State,
  entries: Entry[],
): Play<Draft<State>, Entry> {
  return {
    state: state as Draft<State>,
    tell(entry) {
      entries.push(settled(entry));
    },
  };
}

/** An entry that stays as it is told: what it names may change later in the same move. Told entries are new objects. */
function settled<Entry extends AnyEntry>(entry: Entry): Entry {
  const parts = entry as Record<string, unknown>;
  for (const key in parts) {
    const part = parts[key];
    if (part !== null && typeof part === 'object') return copy(entry);
  }
  return entry;
}
