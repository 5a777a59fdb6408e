/** Why an action of the bar can't be taken: an attempt is put before the judge, which answers with its reason. */
import { ITEMS } from '../../../../models/dying-light/content/items';
import type { ItemId } from '../../../../models/dying-light/ids';
import { areaOf } from '../../../../models/dying-light/map';
import type { Move, MoveKind } from '../../../../models/dying-light/moves';
import { entryOfElement, type RulebookEntryId } from '../../../../models/dying-light/rulebook';
import { moveTargets } from '../../../../models/dying-light/rules/move-targets';
import type { Runner, State } from '../../../../models/dying-light/state';
import type { Reason } from '../../../../models/kernel/types';
import { t } from '../../../i18n';
import { entryOfReason } from '../rule-of';
import { reasonText } from '../say';
import type { ActionCategory } from './category';

function itemsOfType(runner: Runner, types: readonly string[]): readonly ItemId[] {
  return runner.items.filter((item) => types.includes(ITEMS[item].type));
}

/** All of that kind that the Runner could try; nothing when there is nothing to try it with. */
function attempts(
  category: Exclude<ActionCategory, MoveKind>,
  state: State,
  runner: Runner,
): readonly Move[] {
  switch (category) {
    case 'ATTACK': {
      const [die] = runner.pool;
      const paid = { boosts: [], gearBoosts: [], fatigueDie: null, push: [] };
      const target = { targetArea: areaOf(runner.zone), targetType: 'biter', targetDown: false } as const;
      return die ? [{ type: 'ATTACK', mode: 'standard', die: die.id, ...target, ...paid }] : [];
    }
    case 'USE':
      return itemsOfType(runner, ['consumable', 'reusable']).map((itemId) => ({
        type: 'USE',
        itemId,
        target: null,
      }));
    case 'SWITCH_WEAPON':
      return itemsOfType(runner, ['weapon']).map((itemId) => ({ type: 'SWITCH_WEAPON', itemId }));
    case 'EXCHANGE':
      return state.runners
        .filter(({ id }) => id !== runner.id)
        .map(({ id }) => ({ type: 'EXCHANGE', otherRunner: id, give: [], take: [] }));
    case 'INTERACT':
      return state.tokens
        .filter(({ zone }) => zone === runner.zone)
        .map(({ id }) => ({ type: 'INTERACT', tokenId: id, target: null }));
    case 'PASS':
      return [{ type: 'PASS' }];
    default:
      return category satisfies never;
  }
}

function isMoveKind(category: ActionCategory): category is MoveKind {
  return category === 'run' || category === 'climb' || category === 'jump' || category === 'pad';
}

/** Of several ways the cheapest one is the nearest to being possible. */
function whyNoMoveOf(kind: MoveKind, state: State, runner: Runner): Reason | null {
  const [nearest] = moveTargets(state, runner)
    .filter((target) => target.kind === kind)
    .toSorted((one, other) => one.cost - other.cost);
  return nearest?.reason ?? null;
}

/** Reasons that say little, from the most telling on; each other one says more. */
const VAGUE: readonly string[] = ['noTarget', 'noEffect', 'notSameArea'];

/** The most telling reason; null when there is nothing to try it with. */
function reasonAgainst(
  category: ActionCategory,
  state: State,
  runner: Runner,
  judge: (move: Move) => Reason | null,
): Reason | null {
  if (isMoveKind(category)) return whyNoMoveOf(category, state, runner);
  const reasons = attempts(category, state, runner).flatMap((move) => judge(move) ?? []);
  const [telling] = reasons.toSorted((one, other) => VAGUE.indexOf(one.id) - VAGUE.indexOf(other.id));
  return telling ?? null;
}

/** Why an action is not possible, and where the rulebook explains it. */
export interface Refusal {
  readonly text: string;
  readonly rule: RulebookEntryId;
}

/** The entry of an action itself. */
export function ruleOfAction(category: ActionCategory): RulebookEntryId {
  return isMoveKind(category) ? entryOfElement('move', category) : entryOfElement('action', category);
}

/** @param judge the game's own */
export function whyNotAction(
  category: ActionCategory,
  state: State,
  runner: Runner,
  judge: (move: Move) => Reason | null,
): Refusal {
  const reason = reasonAgainst(category, state, runner, judge);
  return {
    text: reason ? reasonText(reason) : t(`dl.hud.why.${category}`),
    rule: (reason && entryOfReason(reason)) ?? ruleOfAction(category),
  };
}
