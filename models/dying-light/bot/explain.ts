/** Why a bot makes a move, as a sentence of the locale. */
import { best } from '../../kernel/best';
import type { BotLevel, Params, Position } from '../../kernel/types';
import { decisionAt } from '../decisions';
import type { ItemId, TokenKind, ZoneId } from '../ids';
import { areaOf } from '../map';
import type { ActingMove, Interact, Move, MoveAction } from '../moves';
import { attackDieOdds } from '../odds';
import { defenceSoFar } from '../rules/defend-options';
import { attackerCount } from '../rules/enemy-attack';
import { riskAhead } from '../rules/move-payments';
import { riskDice } from '../rules/risk';
import { activeRunner, isNight, runnerOf } from '../rules/runners';
import { tokenOf } from '../rules/tokens';
import type { Runner, State } from '../state';
import { outlookOf } from './acting';
import { distancesTo } from './distance';
import { riskHarm, threatHarm } from './harm';
import { withRunner } from './imagine';
import type { Outlook } from './outlook';
import { arrived } from './plan';
import type { Prize } from './prizes';
import { openObjectives } from './stages';
import { threat } from './threat';
import { routeAfter } from './turn';

/** A message id `dl.bot.why.*` and what its sentence needs; text parameters are message ids. */
export interface Explanation {
  readonly id: string;
  readonly params: Params;
}

function why(id: string, params: Params = {}): Explanation {
  return { id: `dl.bot.why.${id}`, params };
}

/** Of several places that it may be heading for, the one that a Zone is nearest to. */
function nearestGoal({ state, goal }: Outlook, from: ZoneId): ZoneId {
  return best(goal.zones, (zone: ZoneId) => -distancesTo(state, [zone])[from]);
}

/** What the way leads to, if that is something to do or to take; a switch is neither. */
function whyPrize({ state }: Outlook, { token, zone }: Prize): Explanation | null {
  const goesOn = openObjectives(state).some((objective) => objective.main && objective.token.id === token);
  const kind = tokenOf(state, token)?.kind;
  if (!goesOn && (!kind || !(isLoot(kind) || kind === 'objective'))) return null;
  return why(goesOn ? 'objective' : 'loot', { zone: `dl.zone.${zone}` });
}

function enemiesAt(state: State, zone: ZoneId): number {
  return attackerCount(state.areas[areaOf(zone)].standing);
}

/** Dice of Risk that nobody takes for a place that is merely nicer. */
const MUCH_RISK = 3;

/**
 * A place is called safer where it is and looks it: light or company make up for more enemies, and a leap out of a crowd for
 * the Wounds of staying, but nobody would call either safe.
 */
function whyPlace({ state, runner }: Outlook, move: MoveAction, end: ZoneId): Explanation {
  const after = arrived(runner, move, move.dice);
  const dice = riskDice(riskAhead(state, runner, move));
  const companions = state.runners.length - 1;
  const harmOf = (table: State, one: Runner) => threatHarm(one, threat(table, one), companions);
  const pays = harmOf(state, runner) - harmOf(withRunner(state, after), after) > riskHarm(runner, dice);
  const leaves = areaOf(move.to) !== areaOf(runner.zone);
  if (dice >= MUCH_RISK && pays && leaves) return why('flee', { area: `dl.area.${areaOf(runner.zone)}` });
  const fewer = enemiesAt(state, move.to) <= enemiesAt(state, runner.zone);
  const safer = end === move.to && fewer && pays && dice < MUCH_RISK;
  return why(safer ? 'safety' : 'position', { zone: `dl.zone.${end}` });
}

/** A Move is made for what lies at the end of the way, or to get on, or else to get away. */
function whyMove(state: State, level: BotLevel, move: MoveAction): Explanation {
  const outlook = outlookOf(state);
  const { runner, goal } = outlook;
  const { prize, end } = routeAfter(level, state, move);
  const said = prize && whyPrize(outlook, prize);
  if (said) return said;
  if (goal.distances[end] < goal.distances[runner.zone])
    return why(goal.purpose, { zone: `dl.zone.${nearestGoal(outlook, end)}` });
  return whyPlace(outlook, move, end);
}

function isLoot(kind: TokenKind): boolean {
  return kind === 'loot-common' || kind === 'loot-epic';
}

function itemName(item: ItemId): string {
  return `dl.item.${item}.name`;
}

function whyInteract(state: State, { tokenId, target }: Interact): Explanation {
  if (target) return why('spear', { infected: `dl.infected.${target.type}` });
  const token = tokenOf(state, tokenId);
  return why(token && isLoot(token.kind) ? 'take-loot' : 'story');
}

function whyActing(state: State, level: BotLevel, move: ActingMove): Explanation {
  switch (move.type) {
    case 'MOVE':
      return whyMove(state, level, move);
    case 'ATTACK':
      return why('fight', { infected: `dl.infected.${move.targetType}`, area: `dl.area.${move.targetArea}` });
    case 'INTERACT':
      return whyInteract(state, move);
    case 'USE':
      return why('item', { item: itemName(move.itemId) });
    case 'SWITCH_WEAPON':
      return why('weapon');
    case 'EXCHANGE':
      return why('share', { runner: `dl.runner.${move.otherRunner}.short` });
    case 'PASS':
      return why(activeRunner(state).pool.length > 0 ? 'rest' : 'spent');
    default:
      return move satisfies never;
  }
}

function isActing(state: State, move: Move): move is ActingMove {
  return state.active !== null && ACTING.includes(move.type);
}

const ACTING: readonly Move['type'][] = [
  'MOVE',
  'ATTACK',
  'INTERACT',
  'USE',
  'SWITCH_WEAPON',
  'EXCHANGE',
  'PASS',
];

/** Answers whose sentence needs nothing to be filled in. */
const PLAIN: Readonly<Partial<Record<Move['type'], string>>> = {
  COMMIT: 'covered',
  DECLINE: 'spare-gear',
  ASSIGN: 'assign',
  PICK_RUNNER: 'usual',
  PICK_GEAR: 'usual',
  PICK_WEAPON: 'usual',
  CONFIRM: 'usual',
  ACCEPT: 'accept',
};

/** Defense that nothing can get through any more is worth a die only for the Momentum slot. */
function whyDefend(state: State): Explanation {
  const { defence } = state;
  if (!defence) return why('defend');
  const odds = attackDieOdds(attackerCount(defence.attackers), isNight(state));
  const worst = odds[2] > 0 ? 2 : odds[1] > 0 ? 1 : 0;
  const defended = defenceSoFar(runnerOf(state, defence.runner), defence);
  return why(defended >= defence.power + worst ? 'momentum' : 'defend');
}

/** Answers that go without saying: they follow from what was done before. */
const UNSAID: ReadonlySet<Move['type']> = new Set([
  'PUSH',
  'SKIP',
  'SPEND_CRIT',
  'CLEAVE',
  'KNOCK',
  'KILL',
  'MOVE_ENEMY',
  'DONE',
  'CHOOSE_DIE',
  'NEXT_DEFENDER',
  'ACK',
]);

function whyAnswer(state: State, move: Move): Explanation | null {
  switch (move.type) {
    case 'DEFEND':
    case 'DESPERATE':
    case 'GEAR':
    case 'VEST':
      return whyDefend(state);
    case 'USE_GEAR':
      return why('prevent', { gear: `dl.gear.${move.gearId}` });
    case 'ACTIVATE':
      return why('order', { runner: `dl.runner.${move.runnerId}.short` });
    case 'RESOLVE_AREA':
      return why('area', { area: `dl.area.${move.areaId}` });
    default:
      return UNSAID.has(move.type) ? null : why(PLAIN[move.type] ?? 'least-harm');
  }
}

/** Why a bot of the level would make this move here; null where that goes without saying. */
export function explain(
  { value, state }: Position<State>,
  move: Move,
  level: BotLevel = 'hard',
): Explanation | null {
  return decisionAt(value) === 'acting' && isActing(state, move)
    ? whyActing(state, level, move)
    : whyAnswer(state, move);
}
