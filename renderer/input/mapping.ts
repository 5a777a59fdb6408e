/** Which keys people have given to commands; all others have their usual ones. */
import { useSyncExternalStore } from 'react';
import { type Chord, isPressed, type Press } from './chords';
import type { Command } from './commands';

/** Chords by the id of a command; none for a command that no key does any more. */
export type Mapping = Readonly<Record<string, readonly Chord[]>>;

export function keysOf(command: Command, mapping: Mapping): readonly Chord[] {
  return mapping[command.id] ?? command.keys;
}

function sameKeys(one: readonly Chord[], other: readonly Chord[]): boolean {
  return one.length === other.length && one.every((chord, index) => chord === other[index]);
}

/** The mapping after a command was given other keys; the usual ones leave nothing to remember. */
export function withKeys(mapping: Mapping, command: Command, keys: readonly Chord[]): Mapping {
  const { [command.id]: _, ...others } = mapping;
  return sameKeys(keys, command.keys) ? others : { ...others, [command.id]: keys };
}

/** Whether both may be listened to at once. */
function meet(one: Command, other: Command): boolean {
  const holds = (outer: string, inner: string) => outer === '' || `${inner}/`.startsWith(`${outer}/`);
  return one.where.some((a) => other.where.some((b) => holds(a, b) || holds(b, a)));
}

/** The other commands that one of the keys of this one does as well, where both are listened to. */
export function conflictsOf(command: Command, all: readonly Command[], mapping: Mapping): readonly Command[] {
  const keys = keysOf(command, mapping);
  return all.filter(
    (other) =>
      other.id !== command.id &&
      meet(command, other) &&
      keysOf(other, mapping).some((key) => keys.includes(key)),
  );
}

let current: Mapping = {};
const listeners = new Set<() => void>();

/** From now on keys do this. */
export function setMapping(mapping: Mapping): void {
  current = mapping;
  for (const listener of listeners) listener();
}

function onMapping(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a press is one of a command's keys now. */
export function isKeyOf(command: Command, press: Press): boolean {
  return isPressed(keysOf(command, current), press, command.by);
}

/** The key to be shown for a command as it is now; null where it has none. */
function keyOf(command: Command): Chord | null {
  return keysOf(command, current)[0] ?? null;
}

/** The same for what is on the screen: it changes with the mapping. */
export function useKeyOf(command: Command | undefined): Chord | null {
  const now = () => (command ? keyOf(command) : null);
  return useSyncExternalStore(onMapping, now, now);
}
