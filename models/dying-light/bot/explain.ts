/** Why a bot makes a move, as a sentence of the locale. */
import type { Params, Position } from '../../kernel/types';
import { decisionAt } from '../decisions';
import type { ItemId, TokenKind } from '../ids';
import type { ActingMove, Move, MoveAction } from '../moves';
import { tokenOf } from '../rules/tokens';
import type { State } from '../state';
import { outlookOf } from './acting';
import type { Purpose } from './goal';
import { withRunner } from './imagine';
import type { Outlook } from './outlook';
import { threat } from './threat';

/** A message id `bot.why.*` and what its sentence needs; text parameters are message ids. */
export interface Explanation {
  readonly id: string;
  readonly params: Params;
}

function why(id: string, params: Params = {}): Explanation {
  return { id: `bot.why.${id}`, params };
}

const PURPOSES: Readonly<Record<Purpose, string>> = {
  objective: 'objective',
  ahead: 'ahead',
  loot: 'loot',
  gather: 'gather',
};

function nearestGoal({ goal }: Outlook, move: MoveAction): string {
  const [first = move.to] = goal.zones;
  return `zone.${goal.zones.includes(move.to) ? move.to : first}`;
}

/** A Move is made to get on, or else to get away. */
function whyMove(outlook: Outlook, move: MoveAction): Explanation {
  const { state, runner, goal } = outlook;
  if (goal.distances[move.to] < goal.distances[runner.zone]) {
    return why(PURPOSES[goal.purpose], { zone: nearestGoal(outlook, move) });
  }
  const after = { ...runner, zone: move.to };
  const safer = threat(withRunner(state, after), after) < threat(state, runner);
  return why(safer ? 'safety' : 'position', { zone: `zone.${move.to}` });
}

function isLoot(kind: TokenKind): boolean {
  return kind === 'loot-common' || kind === 'loot-epic';
}

function itemName(item: ItemId): string {
  return `item.${item}.name`;
}

function whyActing(state: State, move: ActingMove): Explanation {
  switch (move.type) {
    case 'MOVE':
      return whyMove(outlookOf(state), move);
    case 'ATTACK':
      return why('fight', { infected: `infected.${move.targetType}`, area: `area.${move.targetArea}` });
    case 'INTERACT': {
      const token = tokenOf(state, move.tokenId);
      if (move.target) return why('spear', { infected: `infected.${move.target.type}` });
      return why(token && isLoot(token.kind) ? 'take-loot' : 'story');
    }
    case 'USE':
      return why('item', { item: itemName(move.itemId) });
    case 'SWITCH_WEAPON':
      return why('weapon');
    case 'EXCHANGE':
      return why('share', { runner: `runner.${move.otherRunner}` });
    case 'PASS':
      return why('rest');
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

function whyAnswer(move: Move): Explanation {
  switch (move.type) {
    case 'DEFEND':
    case 'DESPERATE':
    case 'GEAR':
    case 'VEST':
      return why('defend');
    case 'COMMIT':
      return why('covered');
    case 'USE_GEAR':
      return why('prevent', { gear: `gear.${move.gearId}` });
    case 'DECLINE':
      return why('spare-gear');
    case 'ASSIGN':
      return why('assign');
    case 'ACTIVATE':
      return why('order', { runner: `runner.${move.runnerId}` });
    case 'PICK_RUNNER':
    case 'PICK_GEAR':
    case 'PICK_WEAPON':
    case 'CONFIRM':
      return why('usual');
    case 'ACCEPT':
      return why('accept');
    case 'RESOLVE_AREA':
      return why('area', { area: `area.${move.areaId}` });
    default:
      return why('least-harm');
  }
}

/** Why a bot would make this move here. */
export function explain({ value, state }: Position<State>, move: Move): Explanation {
  return decisionAt(value) === 'acting' && isActing(state, move) ? whyActing(state, move) : whyAnswer(move);
}
