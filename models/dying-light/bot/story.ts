/** Which features bring a scenario on, read from its data: those that change what winning and losing ask about. */
import { holds, matches } from '../scenario/conditions';
import type { Cond, Scenario, Trigger } from '../scenario/format';
import { scenarioOf } from '../scenario/lookup';
import { mentions, nodesIn } from '../scenario/nodes';
import type { State, Token } from '../state';

/** Names of variables, those of the scenario and those of Runners alike. */
type Names = readonly string[];

interface Story {
  /** Parts of the win, which all have to hold, and what they read. */
  readonly win: readonly { readonly cond: Cond; readonly reads: Names }[];
  /** Read by the scenario's own way to lose. */
  readonly lossReads: Names;
  /** What each trigger changes, directly or through others. */
  readonly changes: ReadonlyMap<Trigger, Names>;
  /** What changes when a token of the kind is left alone for too long. */
  readonly neglect: readonly { readonly kind: unknown; readonly changes: Names }[];
}

const WRITING = ['set', 'add', 'setRunner', 'addRunner'];

function readIn(value: unknown): Names {
  return mentions(nodesIn(value), 'expr', ['var', 'runnerVar'], 'name').map(({ name }) => name);
}

function writtenIn(value: unknown): Names {
  return mentions(nodesIn(value), 'op', WRITING, 'var').map(({ name }) => name);
}

function share(one: Names, other: Names): boolean {
  return one.some((name) => other.includes(name));
}

/** Follows what is written through the triggers that read it, until nothing new comes up. */
function changesOf(written: Names, triggers: readonly Trigger[]): Names {
  const later = triggers
    .filter((other) => share(readIn(other.do), written))
    .flatMap((other) => writtenIn(other.do));
  const all = [...new Set([...written, ...later])];
  return all.length > written.length ? changesOf(all, triggers) : all;
}

function partsOf(win: Cond): readonly Cond[] {
  return win.cond === 'all' ? win.of.flatMap(partsOf) : [win];
}

function read({ win, lossExtra, triggers }: Scenario): Story {
  const unique = (names: Names) => [...new Set(names)];
  return {
    win: partsOf(win).map((cond) => ({ cond, reads: readIn(cond) })),
    lossReads: readIn(lossExtra),
    changes: new Map(triggers.map((one) => [one, changesOf(unique(writtenIn(one.do)), triggers)])),
    neglect: nodesIn(triggers)
      .filter(({ value }) => value.op === 'expire')
      .map(({ value }) => ({ kind: value.kind, changes: writtenIn(value.do) })),
  };
}

const STORIES = new WeakMap<Scenario, Story>();

function storyOf(scenario: Scenario): Story {
  const known = STORIES.get(scenario) ?? read(scenario);
  STORIES.set(scenario, known);
  return known;
}

/** Whether using a token by this trigger is what winning still lacks, or keeps the game from being lost. */
export function bringsOn(state: State, token: Token, trigger: Trigger): boolean {
  const { win, lossReads, changes, neglect } = storyOf(scenarioOf(state));
  const missing = win.filter(({ cond }) => !holds(state, cond));
  const wanted = [...lossReads, ...missing.flatMap(({ reads }) => reads)];
  const isLeftover = ({ cond }: (typeof win)[number]) =>
    cond.cond === 'noToken' && matches(cond.tokens, token);
  const isUrgent = neglect.some(({ kind, changes: harm }) => kind === token.kind && share(harm, wanted));
  return isUrgent || missing.some(isLeftover) || share(changes.get(trigger) ?? [], wanted);
}
