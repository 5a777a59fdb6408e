/** Which features bring a scenario on, read from its data: those that change what winning and losing ask about. */
import { change } from '../../kernel/change';
import { createLuck } from '../../kernel/luck';
import { copyOf } from '../draft';
import type { Entry } from '../entries';
import { type DLPlay, pushFrames } from '../play';
import { runFrames } from '../rules/resolver';
import { holds, matches } from '../scenario/conditions';
import { NO_CONTEXT } from '../scenario/expressions';
import type { Cond, Op, Scenario, Trigger } from '../scenario/format';
import { scenarioOf } from '../scenario/lookup';
import { mentions, nodesIn } from '../scenario/nodes';
import { fireTriggers } from '../scenario/triggers';
import type { Runner, State, Token } from '../state';

/** Names of variables, those of the scenario and those of Runners alike. */
type Names = readonly string[];

interface Story {
  /** Parts of the win, which all have to hold, and what they read. */
  readonly win: readonly { readonly cond: Cond; readonly reads: Names }[];
  /** Read by the scenario's own way to lose. */
  readonly lossReads: Names;
  /** What each trigger changes, directly or through others. */
  readonly changes: ReadonlyMap<Trigger, Names>;
  /** What changes when a token of a kind is left alone for too long. */
  readonly neglect: readonly Neglect[];
}

type Expire = Extract<Op, { readonly op: 'expire' }>;

interface Neglect {
  readonly op: Expire;
  readonly changes: Names;
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
      .map(({ value }) => value as unknown as Expire)
      .map((op) => ({ op, changes: writtenIn(op.do) })),
  };
}

const STORIES = new WeakMap<Scenario, Story>();

function storyOf(scenario: Scenario): Story {
  const known = STORIES.get(scenario) ?? read(scenario);
  STORIES.set(scenario, known);
  return known;
}

/** Nobody sees what luck will bring; a scenario may ask for some all the same. */
const FANCY = createLuck('what might come');

/** The table after something, with everything that it sets off up to the next question. */
function tried(state: State, rule: (play: DLPlay) => void): State {
  const whole = (play: DLPlay) => {
    rule(play);
    runFrames(play);
  };
  return change<State, Entry>({ ...state, luck: FANCY }, whole, copyOf).state;
}

function isLost(state: State): boolean {
  const { lossExtra } = scenarioOf(state);
  return state.outcome !== null || (lossExtra !== undefined && holds(state, lossExtra));
}

/** What leaving these tokens alone for too long comes to. Where a scenario lets them expire by a deed, somebody does it. */
function neglecting(state: State, { do: ops }: Expire, tokens: readonly Token[]): State {
  const actor = state.active ?? state.runners[0]?.id ?? null;
  const frames = tokens.map(
    ({ id }) => ({ type: 'ops', ops, context: { ...NO_CONTEXT, actor, token: id } }) as const,
  );
  return tried(state, (play) => pushFrames(play, ...frames));
}

/** Whether the game is lost in this very End Phase if nobody uses the token. */
export function savesTheGame(state: State, token: Token): boolean {
  const { neglect } = storyOf(scenarioOf(state));
  return neglect.some(
    ({ op }) =>
      op.kind === token.kind &&
      (token.expires ?? op.endPhases) <= 1 &&
      isLost(neglecting(state, op, [token])),
  );
}

/** Whether all tokens of the kind that are left alone until the end would lose the game, those that may still come included. */
function losesByNeglect(state: State, op: Expire): boolean {
  const phasesLeft = state.scenario.lastRound - state.round + 1;
  // One that comes in this End Phase or later sees its own last one only if there are so many more.
  if (phasesLeft > op.endPhases || !scenarioOf(state).lossExtra) return true;
  const due = state.tokens.filter(
    (token) => token.kind === op.kind && (token.expires ?? op.endPhases) <= phasesLeft,
  );
  return isLost(neglecting(state, op, due));
}

/** Whether a token leaves before the game ends, and that brings the loss nearer. */
function isUrgent(state: State, token: Token, wanted: Names): boolean {
  const { neglect } = storyOf(scenarioOf(state));
  const phasesLeft = state.scenario.lastRound - state.round + 1;
  return neglect.some(
    ({ op, changes }) =>
      op.kind === token.kind &&
      (token.expires ?? op.endPhases) <= phasesLeft &&
      share(changes, wanted) &&
      losesByNeglect(state, op),
  );
}

/** A part of the win that asks only where Runners stand. */
function isPlace({ cond }: Cond): boolean {
  return cond === 'allRunnersIn';
}

/** Whether a deed leaves nothing to be done for the win but to stand where all have to stand. */
export function completes(state: State, runner: Runner, token: Token): boolean {
  const { win } = storyOf(scenarioOf(state));
  const deeds = win.filter(({ cond }) => !isPlace(cond));
  if (deeds.every(({ cond }) => holds(state, cond))) return false;
  const after = tried(state, (play) => fireTriggers(play, { on: 'interact', runner: runner.id, token }));
  return deeds.every(({ cond }) => holds(after, cond));
}

/** Whether using a token by this trigger is what winning still lacks, or keeps the game from being lost. */
export function bringsOn(state: State, token: Token, trigger: Trigger): boolean {
  const { win, lossReads, changes } = storyOf(scenarioOf(state));
  const missing = win.filter(({ cond }) => !holds(state, cond));
  const wanted = [...lossReads, ...missing.flatMap(({ reads }) => reads)];
  const isLeftover = ({ cond }: (typeof win)[number]) =>
    cond.cond === 'noToken' && matches(cond.tokens, token);
  return (
    isUrgent(state, token, wanted) || missing.some(isLeftover) || share(changes.get(trigger) ?? [], wanted)
  );
}
