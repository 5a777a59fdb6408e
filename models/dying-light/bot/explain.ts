/** Why a bot makes a move, as a sentence of the locale. */
import { best } from '../../kernel/best';
import type { Params, Position } from '../../kernel/types';
import { decisionAt } from '../decisions';
import type { ItemId, TokenKind, ZoneId } from '../ids';
import { areaOf } from '../map';
import type { ActingMove, Interact, Move, MoveAction } from '../moves';
import { attackDieOdds } from '../odds';
import { defenceSoFar } from '../rules/defend-options';
import { attackerCount } from '../rules/enemy-attack';
import { activeRunner, isNight, runnerOf } from '../rules/runners';
import { tokenOf } from '../rules/tokens';
import type { Runner, State } from '../state';
import { outlookOf } from './acting';
import { distancesTo } from './distance';
import { withRunner } from './imagine';
import type { Outlook } from './outlook';
import { threat } from './threat';

/** A message id `dl.bot.why.*` and what its sentence needs; text parameters are message ids. */
export interface Explanation {
  readonly id: string;
  readonly params: Params;
}

function why(id: string, params: Params = {}): Explanation {
  return { id: `dl.bot.why.${id}`, params };
}

/** Of several places that it may be heading for, the one that the Move brings nearest. */
function nearestGoal({ state, goal }: Outlook, move: MoveAction): string {
  const near = (zone: ZoneId) => -distancesTo(state, [zone])[move.to];
  return `dl.zone.${goal.zones.length > 0 ? best(goal.zones, near) : move.to}`;
}

function enemiesAt(state: State, zone: ZoneId): number {
  return attackerCount(state.areas[areaOf(zone)].standing);
}

/** Whether a place is safer and looks it: light or company make up for more enemies, but nobody would call that safe. */
function isSafer(state: State, runner: Runner, to: ZoneId): boolean {
  if (enemiesAt(state, to) > enemiesAt(state, runner.zone)) return false;
  const after = { ...runner, zone: to };
  return threat(withRunner(state, after), after) < threat(state, runner);
}

/** A Move is made to get on, or else to get away. */
function whyMove(outlook: Outlook, move: MoveAction): Explanation {
  const { state, runner, goal } = outlook;
  if (goal.distances[move.to] < goal.distances[runner.zone]) {
    return why(goal.purpose, { zone: nearestGoal(outlook, move) });
  }
  return why(isSafer(state, runner, move.to) ? 'safety' : 'position', { zone: `dl.zone.${move.to}` });
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

function whyActing(state: State, move: ActingMove): Explanation {
  switch (move.type) {
    case 'MOVE':
      return whyMove(outlookOf(state), move);
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

/** Why a bot would make this move here; null where that goes without saying. */
export function explain({ value, state }: Position<State>, move: Move): Explanation | null {
  return decisionAt(value) === 'acting' && isActing(state, move)
    ? whyActing(state, move)
    : whyAnswer(state, move);
}
