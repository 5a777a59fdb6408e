/** What Wound cards do when they become Heavy (table 3.12); lasting effects are asked where they matter. */
import { rollDie } from '../../kernel/luck';
import { ACTION_DICE } from '../content/dice';
import { WOUNDS } from '../content/wounds';
import type { ItemId, WoundId } from '../ids';
import { type DLPlay, type DraftRunner, pushFrames } from '../play';
import type { Runner } from '../state';
import { movesHere, spawnHere } from './chase';
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
  switch (impact?.kind) {
    case undefined:
      return;
    case 'fatigue':
      return pushFrames(play, { type: 'forcedFatigue', runner: runner.id, source: 'wound' });
    case 'exposure-token':
      return pushFrames(play, { type: 'exposureToken', runner: runner.id });
    case 'lose-momentum':
      return loseMomentum(play, runner, 'concussion');
    case 'damage-gear':
      if (wornGear(runner).length > 0)
        pushFrames(play, { type: 'woundChoice', runner: runner.id, wound: 'wd-torn' });
      return;
    case 'discard-item':
      if (losableItems(runner).length > 0)
        pushFrames(play, { type: 'woundChoice', runner: runner.id, wound: 'wd-numb' });
      return;
    case 'spawn':
      return pushFrames(play, spawnHere(runner, impact.count));
    case 'enemy-moves':
      return pushFrames(play, movesHere(runner, impact.count));
    case 'reroll-pool':
      return rerollPool(play, runner);
    case 'gain-momentum':
      return gainMomentum(play, runner, 'wound');
    default:
      return impact satisfies never;
  }
}

function rerollPool(play: DLPlay, runner: DraftRunner): void {
  if (runner.pool.length === 0) return;
  for (const die of runner.pool) die.face = rollDie(play.state.luck, die.type, ACTION_DICE[die.type].faces);
  play.tell({ type: 'dice-rolled', runner: runner.id, dice: runner.pool.map((die) => ({ ...die })) });
}
