/** What Wound cards do when they become Heavy (table 3.12); lasting effects are asked where they matter. */
import { WOUNDS, type WoundImpact } from '../content/wounds';
import type { Frame } from '../frames';
import type { ItemId, WoundId } from '../ids';
import { type DLPlay, type DraftRunner, pushFrames } from '../play';
import type { Runner } from '../state';
import { movesHere, spawnHere } from './chase';
import { rollPool } from './roll-pool';
import { gainMomentum, loseMomentum } from './tempo';

/** Gear tokens that can still be damaged. */
export function wornGear(runner: Runner): Runner['gear'] {
  return runner.gear.filter((token) => token.condition !== 'off');
}

/** Items that an effect may take away: neither the Inhibitor nor the Weapon in the slot. */
export function losableItems(runner: Runner): readonly ItemId[] {
  return runner.items.filter((item) => item !== 'e-inhibitor');
}

/** Carries out the immediate effect of a Wound that has just become Heavy. */
export function applyImpact(play: DLPlay, runner: DraftRunner, wound: WoundId): void {
  const { impact } = WOUNDS[wound];
  if (impact?.kind === 'lose-momentum') loseMomentum(play, runner, 'concussion');
  else if (impact?.kind === 'gain-momentum') gainMomentum(play, runner, 'wound');
  else if (impact?.kind === 'reroll-pool') rollPool(play, runner);
  else if (impact) pushFrames(play, ...framesOf(impact, runner));
}

type Following = Exclude<WoundImpact, { kind: 'lose-momentum' | 'gain-momentum' | 'reroll-pool' }>;

/** What a Wound leaves to the resolver; nothing where the Runner has nothing to lose. */
function framesOf(impact: Following, runner: Runner): readonly Frame[] {
  switch (impact.kind) {
    case 'fatigue':
      return [{ type: 'forcedFatigue', runner: runner.id, source: 'wound' }];
    case 'exposure-token':
      return [{ type: 'exposureToken', runner: runner.id }];
    case 'damage-gear':
      return wornGear(runner).length > 0
        ? [{ type: 'woundChoice', runner: runner.id, wound: 'wd-torn' }]
        : [];
    case 'discard-item':
      return losableItems(runner).length > 0
        ? [{ type: 'woundChoice', runner: runner.id, wound: 'wd-numb' }]
        : [];
    case 'spawn':
      return [spawnHere(runner, impact.count)];
    case 'enemy-moves':
      return [movesHere(runner, impact.count)];
    default:
      return impact satisfies never;
  }
}
