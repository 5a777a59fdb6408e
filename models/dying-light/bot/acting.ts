/** Scores for what the active Runner may do (section 11.1). */
import { WEAPONS } from '../content/weapons';
import type { ItemId, WeaponId } from '../ids';
import { areaOf } from '../map';
import type { ActingMove, Exchange, Interact, Move, MoveAction, UseItem } from '../moves';
import { usedBoosts } from '../rules/boosts';
import { riskAhead } from '../rules/move-payments';
import { areaRisk, riskDice } from '../rules/risk';
import { activeRunner, runnerOf } from '../rules/runners';
import { tokenOf } from '../rules/tokens';
import { isWeapon } from '../rules/weapons';
import type { Runner, State } from '../state';
import { goalOf } from './goal';
import { exposureHarm, riskHarm } from './harm';
import { afterPushes, afterSpending, hereOf, withoutStrongest, withRunner } from './imagine';
import { type Outlook, once, prospect, worth, worthOf } from './outlook';
import { attackWorth, itemAttackWorth } from './strike';

const NEVER = Number.NEGATIVE_INFINITY;

function moveWorth(outlook: Outlook, move: MoveAction): number {
  const { state, runner } = outlook;
  const paid = afterSpending(runner, move.dice);
  const after = { ...paid, zone: move.to };
  const pushesLeft = usedBoosts(move, 'push') - move.push.length;
  const spent = move.dice.length;
  const pushes = move.push.map(({ type, toArea }) => `${type} ${toArea}`).join();
  const known = once(outlook, `${move.to} ${spent} ${pushesLeft} ${pushes}`, () => {
    const pushed = afterPushes(withRunner(state, after), areaOf(runner.zone), move.push);
    const imagined = pushesLeft > 0 ? withoutStrongest(pushed, areaOf(move.to), pushesLeft) : pushed;
    return [prospect(outlook, imagined, after)];
  });
  return worthOf(outlook, known, after) - riskHarm(runner, riskDice(riskAhead(state, runner, move)));
}

function hereRisk({ state, runner }: Outlook): number {
  return riskHarm(runner, riskDice(areaRisk(state, hereOf(runner))));
}

function interactWorth(outlook: Outlook, { tokenId, target }: Interact): number {
  const token = tokenOf(outlook.state, tokenId);
  if (!token) return NEVER;
  if (target) return itemAttackWorth(outlook, 'spear', target) - 0.2 - hereRisk(outlook);
  return worth(outlook, outlook.state, outlook.runner) - hereRisk(outlook);
}

/** How much better a Runner is off after Heal 2 (DL-WND-06). */
export function healWorth({ lightWound, heavyWounds }: Runner): number {
  if (heavyWounds.length === 0) return lightWound ? 0.5 : 0;
  return 1.6 + 0.7 * heavyWounds.length;
}

/** What a card is worth keeping for. */
export const ITEM_WORTH: Readonly<Record<ItemId, number>> = {
  'c-dressing': 1,
  'c-painkillers': 0.5,
  'c-firecrackers': 0.7,
  'c-syrup': 0.6,
  'c-knives': 0.4,
  'c-smoke': 0.6,
  'e-inhibitor': 9,
  'e-blade': 1.5,
  'e-crossbow': 1.2,
  'e-vest': 1.6,
  'e-grapnel': 1.4,
  'e-bottle': 0.8,
  'e-lantern': 1.2,
  'w-hammer': 0.5,
  'w-cleavers': 0.5,
  'w-bow': 0.4,
  'w-baton': 0.5,
};

/** The table once a card has cleared the Runner's Area; null for cards that do something else. */
function clearedBy(item: ItemId, { state, runner }: Outlook): State | null {
  const here = hereOf(runner);
  if (item === 'c-firecrackers') return withoutStrongest(state, here, 3);
  if (item === 'e-bottle') return withoutStrongest(state, here, 2);
  return item === 'e-lantern' ? { ...state, lanterns: [...state.lanterns, here] } : null;
}

/** What using a card does now, against standing still. */
function gainOfUse(outlook: Outlook, { itemId, target }: UseItem): number {
  const { state, runner } = outlook;
  const now = worth(outlook, state, runner);
  const cleared = clearedBy(itemId, outlook);
  if (cleared) return worth(outlook, cleared, runner) - now;
  switch (itemId) {
    case 'c-dressing':
      return healWorth(runner) - hereRisk(outlook);
    case 'c-painkillers':
      return 0.9;
    case 'c-syrup':
      return 1.2;
    case 'c-knives':
      return target ? itemAttackWorth(outlook, itemId, target) - now : NEVER;
    case 'c-smoke':
      return (runner.exposureToken ? exposureHarm(runner) / 2 : 0) + (runner.chase ? 1 : 0);
    case 'e-inhibitor':
      return 10;
    default:
      return NEVER;
  }
}

function reach(weapon: WeaponId): number {
  const { standard, special } = WEAPONS[weapon];
  return standard.dice + 0.5 * special.dice + 0.3 * standard.range + (standard.cleave ? 0.3 : 0);
}

function gainOfSwitch(runner: Runner, weapon: ItemId): number {
  if (!runner.weapon || !isWeapon(weapon)) return NEVER;
  return reach(weapon) > reach(runner.weapon) ? 0.4 : NEVER;
}

/** A bot only ever hands over what heals to somebody who needs it much more. */
function gainOfExchange(outlook: Outlook, { give, take, otherRunner }: Exchange): number {
  const [item, ...more] = give;
  if (more.length > 0 || take.length > 0 || item !== 'c-dressing') return NEVER;
  const gain = healWorth(runnerOf(outlook.state, otherRunner)) - healWorth(outlook.runner);
  return gain - 1.5 - hereRisk(outlook);
}

function score(outlook: Outlook, move: ActingMove): number {
  const now = () => worth(outlook, outlook.state, outlook.runner);
  switch (move.type) {
    case 'MOVE':
      return moveWorth(outlook, move);
    case 'ATTACK':
      return attackWorth(outlook, move);
    case 'INTERACT':
      return interactWorth(outlook, move);
    case 'USE':
      return now() + gainOfUse(outlook, move) - ITEM_WORTH[move.itemId];
    case 'SWITCH_WEAPON':
      return now() + gainOfSwitch(outlook.runner, move.itemId);
    case 'EXCHANGE':
      return now() + gainOfExchange(outlook, move);
    case 'PASS':
      return now();
    default:
      return move satisfies never;
  }
}

export function outlookOf(state: State): Outlook {
  const runner = activeRunner(state);
  return { state, runner, goal: goalOf(state, runner), known: new Map() };
}

const TYPES: readonly Move['type'][] = [
  'MOVE',
  'ATTACK',
  'USE',
  'SWITCH_WEAPON',
  'EXCHANGE',
  'INTERACT',
  'PASS',
] satisfies readonly ActingMove['type'][];

export function isActing(move: Move): move is ActingMove {
  return TYPES.includes(move.type);
}

/** Worth of a move if the turn ended after it; PASS is standing still. */
export function scoreStepAlone(outlook: Outlook, move: ActingMove): number {
  return score(outlook, move);
}
