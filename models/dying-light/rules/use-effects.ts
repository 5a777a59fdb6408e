/** What using Items does (table 3.9, DL-USE-01). */
import type { Reason } from '../../kernel/types';
import { ITEMS, type UsableItem, type UseEffect } from '../content/items';
import type { Frame } from '../frames';
import type { ItemId } from '../ids';
import { areaOf } from '../map';
import type { Target, UseItem } from '../moves';
import { type DLPlay, type DraftRunner, pushFrames } from '../play';
import type { Runner, State } from '../state';
import { startItemAttack } from './attack';
import { itemProfile } from './attack-profile';
import { bottleAreas } from './bottle';
import { discardChase, discardExposureToken } from './chase';
import { firecrackerMoves } from './firecrackers';
import { discardLightWound, isWounded } from './heal';
import { discardItem } from './loot';
import { restingDice } from './syrup';
import { whyNoTarget } from './targets';
import { mayUpgrade } from './upgrade';
import { isUv } from './uv';

/** The card as something to use; null for Weapons and what works by being carried. */
export function usable(item: ItemId): UsableItem | null {
  const card = ITEMS[item];
  return card.type === 'consumable' || card.type === 'reusable' ? card : null;
}

/** Whether using the card would change anything now. An attack needs a target besides. */
function hasEffect(state: State, runner: Runner, effect: UseEffect): boolean {
  switch (effect.kind) {
    case 'heal':
      return isWounded(runner);
    case 'discard-light-wound':
      return runner.lightWound !== null;
    case 'move-enemies':
      return firecrackerMoves(state, runner).length > 0;
    case 'recover-die':
      return restingDice(runner).length > 0;
    case 'attack':
      return true;
    case 'shake-off':
      return runner.exposureToken || runner.chase !== null;
    case 'upgrade':
      return mayUpgrade(state, runner);
    case 'bottled-fire':
      return bottleAreas(state, runner).length > 0;
    case 'uv-light':
      return !isUv(state, areaOf(runner.zone));
    default:
      return effect satisfies never;
  }
}

function whyNoItemTarget(state: State, runner: Runner, target: Target | null): Reason | null {
  if (!target) return { id: 'noTarget', params: {} };
  return whyNoTarget(state, runner, itemProfile('c-knives').range, target);
}

/** Why a Runner cannot use an Item now; null when it can (DL-USE-01). */
export function whyNotUsed(state: State, runner: Runner, { itemId, target }: UseItem): Reason | null {
  const card = runner.items.includes(itemId) ? usable(itemId) : null;
  if (!card) return { id: 'noEffect', params: {} };
  if (card.type === 'reusable' && state.inhibitorUsed)
    return { id: 'alreadyUsed', params: { period: 'dl.period.game' } };
  if (card.effect.kind === 'attack') return whyNoItemTarget(state, runner, target);
  return !target && hasEffect(state, runner, card.effect) ? null : { id: 'noEffect', params: {} };
}

/** Uses an Item that may be used: a Consumable is discarded, the Inhibitor is kept (DL-USE-01). */
export function useItem(play: DLPlay, runner: DraftRunner, { itemId, target }: UseItem): void {
  const card = usable(itemId);
  if (!card) return;
  play.tell({ type: 'item-used', runner: runner.id, item: itemId });
  if (card.type === 'consumable') discardItem(play, runner, itemId);
  else play.state.inhibitorUsed = true;
  // A Focus item's Risk roll comes after everything it does.
  if (card.pace === 'focus') pushFrames(play, { type: 'utilityRisk', runner: runner.id });
  if (card.effect.kind === 'attack' && target) startItemAttack(play, runner, 'c-knives', target);
  else takeEffect(play, runner, card.effect);
}

function takeEffect(play: DLPlay, runner: DraftRunner, effect: UseEffect): void {
  if (effect.kind === 'discard-light-wound') discardLightWound(play, runner);
  else if (effect.kind === 'shake-off') {
    discardExposureToken(play, runner);
    discardChase(play, runner);
  } else {
    if (effect.kind === 'uv-light') play.state.lanterns.push(areaOf(runner.zone));
    pushFrames(play, ...framesOf(effect, runner));
  }
}

type Following = Exclude<UseEffect, { kind: 'discard-light-wound' | 'shake-off' }>;

function framesOf(effect: Following, { id, zone }: Runner): readonly Frame[] {
  switch (effect.kind) {
    case 'heal':
      return [{ type: 'heal', runner: id, count: effect.amount }];
    case 'move-enemies':
      return [{ type: 'firecrackers', runner: id, count: effect.count }];
    case 'recover-die':
      return [{ type: 'syrup', runner: id }];
    case 'upgrade':
      return [{ type: 'upgrade', runner: id }];
    case 'bottled-fire':
      return [{ type: 'bottleArea', runner: id }];
    case 'uv-light':
      return [{ type: 'uvOn', area: areaOf(zone) }];
    case 'attack':
      return [];
    default:
      return effect satisfies never;
  }
}
