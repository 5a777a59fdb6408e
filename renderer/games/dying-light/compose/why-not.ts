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

function itemOfType(runner: Runner, types: readonly string[]): ItemId | null {
  return runner.items.find((item) => types.includes(ITEMS[item].type)) ?? null;
}

/** Something of that kind that the Runner could try; null when there is nothing to try it with. */
function attempt(category: Exclude<ActionCategory, MoveKind>, state: State, runner: Runner): Move | null {
  switch (category) {
    case 'ATTACK': {
      const [die] = runner.pool;
      const paid = { boosts: [], gearBoosts: [], fatigueDie: null, push: [] };
      const target = { targetArea: areaOf(runner.zone), targetType: 'biter', targetDown: false } as const;
      return die ? { type: 'ATTACK', mode: 'standard', die: die.id, ...target, ...paid } : null;
    }
    case 'USE': {
      const itemId = itemOfType(runner, ['consumable', 'reusable']);
      return itemId && { type: 'USE', itemId, target: null };
    }
    case 'SWITCH_WEAPON': {
      const itemId = itemOfType(runner, ['weapon']);
      return itemId && { type: 'SWITCH_WEAPON', itemId };
    }
    case 'EXCHANGE': {
      const other = state.runners.find(({ id }) => id !== runner.id);
      return other ? { type: 'EXCHANGE', otherRunner: other.id, give: [], take: [] } : null;
    }
    case 'INTERACT': {
      const token = state.tokens.find(({ zone }) => zone === runner.zone);
      return token ? { type: 'INTERACT', tokenId: token.id, target: null } : null;
    }
    case 'PASS':
      return { type: 'PASS' };
    default:
      return category satisfies never;
  }
}

function isMoveKind(category: ActionCategory): category is MoveKind {
  return category === 'run' || category === 'climb' || category === 'jump' || category === 'pad';
}

function whyNoMoveOf(kind: MoveKind, state: State, runner: Runner): Reason | null {
  return moveTargets(state, runner).find((target) => target.kind === kind)?.reason ?? null;
}

/** Null when there is nothing to try it with. */
function reasonAgainst(
  category: ActionCategory,
  state: State,
  runner: Runner,
  judge: (move: Move) => Reason | null,
): Reason | null {
  if (isMoveKind(category)) return whyNoMoveOf(category, state, runner);
  const move = attempt(category, state, runner);
  return move && judge(move);
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
