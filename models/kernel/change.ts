import { create, type Draft } from 'mutative';
import type { AnyEntry, Play } from './types';

export type { Draft } from 'mutative';

/** A rule: changes the draft, tells what happened. It may throw; then nothing has changed. */
export type Rule<State, Entry extends AnyEntry> = (play: Play<Draft<State>, Entry>) => void;

export interface Changed<State, Entry> {
  readonly state: State;
  readonly entries: readonly Entry[];
}

/** Carries out a rule on a state without touching the state that it was given. */
export function change<State extends object, Entry extends AnyEntry>(
  state: State,
  rule: Rule<State, Entry>,
): Changed<State, Entry> {
  const entries: Entry[] = [];
  const next = create(state, (draft) => {
    // A copy, since values read from the draft are proxies that die with it.
    rule({ state: draft as Draft<State>, tell: (entry) => entries.push(plain(entry)) });
  });
  return { state: next as State, entries };
}

function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
