/** Whether what a bot of Dying Light says is so. */
import { leadOf } from '../../../models/dying-light/bot/answers';
import type { Entry } from '../../../models/dying-light/entries';
import { areaOf } from '../../../models/dying-light/map';
import type { Move } from '../../../models/dying-light/moves';
import { attackDieOdds } from '../../../models/dying-light/odds';
import { defenceSoFar } from '../../../models/dying-light/rules/defend-options';
import { attackerCount } from '../../../models/dying-light/rules/enemy-attack';
import { activeRunner, isNight, runnerOf } from '../../../models/dying-light/rules/runners';
import type { State } from '../../../models/dying-light/state';
import type { Step } from './watched-game';

type DLStep = Step<State, Move, Entry>;

/** What is wrong with the sentence `dl.bot.why.<key>`; null when it is true. */
type Check = (step: DLStep) => string | null;

/** Every point of Defense has to keep off a Wound that the worst attack die would bring. */
const everyPointSaves: Check = ({ before, move }) => {
  const { defence } = before.state;
  if (!defence || move.type === 'COMMIT') return null;
  const odds = attackDieOdds(attackerCount(defence.attackers), isNight(before.state));
  const worst = odds[2] > 0 ? 2 : odds[1] > 0 ? 1 : 0;
  const already = defenceSoFar(runnerOf(before.state, defence.runner), defence);
  return already >= defence.power + worst ? 'nothing can get through any more' : null;
};

const nearest: Check = ({ before: { state }, move }) => {
  if (move.type !== 'ACTIVATE') return null;
  const others = state.runners.filter(({ activated }) => !activated).map(({ id }) => leadOf(state, id));
  return leadOf(state, move.runnerId) > Math.min(...others) + 1e-9 ? 'somebody else is nearer' : null;
};

const diceLeft: Check = ({ before: { state } }) =>
  activeRunner(state).pool.length === 0 ? 'no dice are left' : null;

const lootThere: Check = ({ before: { state }, said }) =>
  state.tokens.some(
    ({ kind, zone }) => /^(loot|objective)/.test(kind) && said?.params.zone === `dl.zone.${zone}`,
  )
    ? null
    : 'there is no loot';

const standsThere: Check = ({ before: { state }, move }) => {
  if (move.type !== 'ATTACK' || move.push.length > 0) return null;
  const { standing, down } = state.areas[move.targetArea];
  return (move.targetDown ? down : standing)[move.targetType] > 0 ? null : 'nobody stands there';
};

/** A place that is called safer has fewer enemies than the one that is left. */
const CHECKS: Readonly<Record<string, Check>> = {
  defend: everyPointSaves,
  order: nearest,
  rest: diceLeft,
  loot: lootThere,
  fight: standsThere,
  safety: ({ before: { state }, move }) => {
    if (move.type !== 'MOVE') return null;
    const sum = (area: Parameters<typeof areaOf>[0]) => attackerCount(state.areas[areaOf(area)].standing);
    return sum(move.to) > sum(activeRunner(state).zone) ? 'more of them stand there' : null;
  },
};

export function untrueInDyingLight(step: DLStep): string | null {
  const key = step.said?.id.replace('dl.bot.why.', '') ?? '';
  const wrong = CHECKS[key]?.(step) ?? null;
  return wrong === null ? null : `"${key}": ${wrong}`;
}
