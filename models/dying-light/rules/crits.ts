/** Spending Crits (DL-ATK-04). */
import type { AttackInProgress } from '../frames';
import { INFECTED_TYPES, type InfectedType } from '../ids';
import type { Target } from '../moves';
import { type DLPlay, pushFrames } from '../play';
import type { State } from '../state';
import { downOf, standingOf } from './infected';
import { killEnemy } from './kill';

/** Whether a Crit may be spent to remove one of the type (DL-ATK-04). */
export function diesToCrit(type: InfectedType): boolean {
  return type === 'biter' || type === 'viral';
}

const CRIT_TYPES = INFECTED_TYPES.filter(diesToCrit);

/** Biters and Virals that a Crit of this attack may remove; empty when no Crit is left (DL-ATK-04). */
export function critTargets(state: State, attack: AttackInProgress): readonly Target[] {
  if (attack.crits < 1) return [];
  return attack.critAreas.flatMap((areaId) =>
    CRIT_TYPES.flatMap((type) => [
      ...(standingOf(state, areaId, type) > 0 ? [{ areaId, type, down: false }] : []),
      ...(downOf(state, areaId, type) > 0 ? [{ areaId, type, down: true }] : []),
    ]),
  );
}

/** Removes an enemy for one Crit; the attack goes on with the others. */
export function spendCrit(play: DLPlay, attack: AttackInProgress, target: Target): void {
  killEnemy(play, attack.runner, target, 'crit');
  const isTarget =
    target.areaId === attack.area && target.type === attack.type && target.down === attack.down;
  pushFrames(play, {
    type: 'attack',
    attack: {
      ...attack,
      critAreas: [...attack.critAreas],
      crits: attack.crits - 1,
      critKilledTarget: attack.critKilledTarget || isTarget,
    },
  });
}
