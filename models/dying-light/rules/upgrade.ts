/** Better dice for Basic ones (DL-UPG-01). */

import { rollDie } from '../../kernel/luck';
import type { Reason } from '../../kernel/types';
import { ACTION_DICE } from '../content/dice';
import type { DieId } from '../ids';
import type { DLPlay, DraftRunner } from '../play';
import type { Die, Runner, State } from '../state';
import { diceClasses } from './dice-choices';

export type UpgradeType = 'parkour' | 'combat';
const UPGRADE_TYPES: readonly UpgradeType[] = ['parkour', 'combat'];

export interface Upgrade {
  readonly dieId: DieId;
  readonly to: UpgradeType;
}

function basicDice(runner: Runner): readonly Die[] {
  return runner.pool.filter((die) => die.type === 'basic');
}

/** Every Upgrade that is possible now; dice with the same face count as one (DL-UPG-01). */
export function upgradeOptions(state: State, runner: Runner): readonly Upgrade[] {
  const types = UPGRADE_TYPES.filter((type) => state.supply[type].length > 0);
  return diceClasses(basicDice(runner))
    .flatMap(([die]) => die ?? [])
    .flatMap((die) => types.map((to) => ({ dieId: die.id, to })));
}

/** Why this Upgrade is not possible; null when it is. A used-up type leaves the other one (DL-UPG-01). */
export function whyNoUpgrade(state: State, runner: Runner, { dieId, to }: Upgrade): Reason | null {
  if (!basicDice(runner).some((die) => die.id === dieId)) return { id: 'notInPool', params: {} };
  return state.supply[to].length > 0 ? null : { id: 'supplyEmpty', params: {} };
}

/** Whether an Upgrade would change something: a Basic die in the pool and a better one in the supply (DL-UPG-01). */
export function mayUpgrade(state: State, runner: Runner): boolean {
  return upgradeOptions(state, runner).length > 0;
}

/** Swaps a Basic die of the pool for one of the supply, rolls it and leaves it in the same place (DL-UPG-01). */
export function upgradeDie(play: DLPlay, runner: DraftRunner, dieId: DieId, to: UpgradeType): void {
  const place = runner.pool.findIndex((die) => die.id === dieId);
  const id = place < 0 ? undefined : play.state.supply[to].shift();
  if (!id) throw new Error(`Die ${dieId} of ${runner.id} cannot become a ${to} die.`);
  const die: Die = { id, type: to, face: rollDie(play.state.luck, to, ACTION_DICE[to].faces) };
  runner.pool[place] = { ...die };
  play.state.supply.basic.push(dieId);
  play.tell({ type: 'die-upgraded', runner: runner.id, old: dieId, die });
}
