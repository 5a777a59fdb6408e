/** What is plainly wrong in Dying Light: the last deed not done, a defence that could have held, walks to and fro. */
import { dyingLight } from '../../../machines/dying-light/game';
import { goalOf } from '../../../models/dying-light/bot/goal';
import { decisionAt } from '../../../models/dying-light/decisions';
import type { Entry } from '../../../models/dying-light/entries';
import type { Move } from '../../../models/dying-light/moves';
import { defenceSoFar } from '../../../models/dying-light/rules/defend-options';
import { activeRunner, runnerOf } from '../../../models/dying-light/rules/runners';
import { tempo } from '../../../models/dying-light/rules/tempo';
import { holds } from '../../../models/dying-light/scenario/conditions';
import { scenarioOf } from '../../../models/dying-light/scenario/lookup';
import type { Options, State } from '../../../models/dying-light/state';
import { untrueInDyingLight } from './dying-light-comments';
import { bestDefence, deathChance } from './dying-light-defence';
import { winInReach } from './dying-light-reach';
import type { Judge, Step, WatchedGame } from './watched-game';

type DLStep = Step<State, Move, Entry>;
type DLJudge = Judge<State, Move, Entry>;

/** From such a difference on a death counts as one that could have been prevented. */
const PLAINLY = 0.1;

const isActing = ({ before }: DLStep) => decisionAt(before.value) === 'acting';

/** The steps of the turn that the last one belongs to, answers to what it asked included. */
function turnOf(steps: readonly DLStep[]): readonly DLStep[] {
  const { active, round } = steps.at(-1)?.before.state ?? {};
  const first = steps.findLastIndex(
    ({ before: { state } }) => state.active !== active || state.round !== round,
  );
  return steps.slice(first + 1);
}

/** Whether luck has changed what the Runner could know: a Risk roll that was not harmless, cards, dice. */
function learned({ entries, move }: DLStep): boolean {
  if (move.type !== 'MOVE') return true;
  return entries.some(
    (entry) => entry.type === 'risk-rolled' && entry.symbols.some((symbol) => symbol !== 'safe'),
  );
}

const passedTheWin: DLJudge = (steps) => {
  const last = steps.at(-1);
  if (last?.move.type !== 'PASS') return [];
  if (holds(last.before.state, scenarioOf(last.before.state).win)) return [];
  const turn = turnOf(steps).filter(isActing);
  const since = turn.findLastIndex((step) => step !== last && learned(step));
  const from = turn[since + 1] ?? last;
  return winInReach(from.before.state)
    ? [{ kind: 'win missed', what: 'ends the turn with the win in reach' }]
    : [];
};

const diedUndefended: DLJudge = (steps) => {
  const last = steps.at(-1);
  if (last?.move.type !== 'COMMIT') return [];
  const { state } = last.before;
  const first = steps.findLastIndex(({ before }) => decisionAt(before.value) !== 'defending') + 1;
  const begun = steps[first]?.before.state;
  if (!state.defence || !begun?.defence || begun.defence.runner !== state.defence.runner) return [];
  const chosen = deathChance(
    state,
    state.defence,
    defenceSoFar(runnerOf(state, state.defence.runner), state.defence),
  );
  const least = deathChance(begun, begun.defence, bestDefence(begun));
  if (chosen - least < PLAINLY) return [];
  const percent = (chance: number) => Math.round(100 * chance);
  return [
    {
      kind: 'needless death',
      what: `risks death at ${percent(chosen)} % where ${percent(least)} % was possible`,
    },
  ];
};

const wentBack: DLJudge = (steps) => {
  const [before, last] = steps.slice(-2);
  if (!before || last?.move.type !== 'MOVE' || !isActing(before) || before.move.type !== 'MOVE') return [];
  if (before.before.state.active !== last.before.state.active || learned(before)) return [];
  const from = activeRunner(before.before.state).zone;
  return last.move.to === from ? [{ kind: 'reversal', what: `back to ${from} at once` }] : [];
};

/** A turn passed untouched, though there is somewhere to go. */
const idled: DLJudge = (steps) => {
  const last = steps.at(-1);
  if (last?.move.type !== 'PASS' || turnOf(steps).length > 1) return [];
  const { state } = last.before;
  const runner = activeRunner(state);
  if (tempo(runner) > 0 || runner.pool.length < 3 || state.round < state.scenario.lastRound - 1) return [];
  const { zones } = goalOf(state, runner);
  return !zones.includes(runner.zone)
    ? [{ kind: 'waste', what: 'passes an untouched turn at the very end' }]
    : [];
};

const spoke: DLJudge = (steps) => {
  const last = steps.at(-1);
  const why = last && untrueInDyingLight(last);
  return why ? [{ kind: 'untrue comment', what: why }] : [];
};

export const dyingLightWatched: WatchedGame<State, Move, Entry, Options> = {
  game: dyingLight,
  judges: [passedTheWin, diedUndefended, wentBack, idled, spoke],
};
