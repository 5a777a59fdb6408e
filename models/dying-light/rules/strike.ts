/** Dealing the damage of an attack and what follows from it (DL-ATK-05, DL-ATK-06, DL-BOOST-08). */
import type { AttackInProgress, Frame, Survivor } from '../frames';
import { areaOf } from '../map';
import { type DLPlay, pushFrames } from '../play';
import type { State } from '../state';
import { cleaveTargets } from './cleave';
import { downOf, knockDown, standingOf, toughnessAt } from './infected';
import { killEnemy } from './kill';
import { runnerOf } from './runners';

/** What the damage leaves: spare damage after a kill, or a target that has survived. */
interface Hit {
  readonly spare: number;
  readonly survivor: Survivor | null;
}

const SPENT: Hit = { spare: 0, survivor: null };

/** Deals the total to the target, then come Cleave, the Shock Baton's further blows and Push, in this order. */
export function dealDamage(play: DLPlay, attack: AttackInProgress): void {
  const { spare, survivor } = strike(play, attack);
  const { runner, area, cleave, knockOthers, pushes } = attack;
  const follow: Frame[] = [];
  if (cleave && spare > 0) follow.push({ type: 'cleaveOn', runner, area, spare });
  if (knockOthers > 0) follow.push({ type: 'knockOn', runner, count: knockOthers });
  if (pushes > 0) follow.push({ type: 'pushAfter', runner, count: pushes, survivor });
  pushFrames(play, ...follow);
}

/**
 * A total that reaches the Toughness removes the target (DL-ATK-05). When a Crit has removed it, all damage is spare
 * (DL-ATK-06); where spare damage can do nothing, that Crit counts as spent on another of the type, if one is left.
 */
function strike(play: DLPlay, attack: AttackInProgress): Hit {
  const { area, type, down, total } = attack;
  if (isAllSpare(play.state, attack)) return { spare: total, survivor: null };
  const left = down ? downOf(play.state, area, type) : standingOf(play.state, area, type);
  if (left === 0) return SPENT;
  const toughness = toughnessAt(play.state, area, type);
  if (total < toughness) return withstand(play, attack, toughness);
  killEnemy(play, attack.runner, { areaId: area, type, down }, 'damage');
  return { spare: total - toughness, survivor: null };
}

function isAllSpare(state: State, { critKilledTarget, cleave, area, total }: AttackInProgress): boolean {
  return critKilledTarget && cleave && cleaveTargets(state, area, total).length > 0;
}

/** The target survives. Standing beside the Runner it keeps the damage until the action is over (DL-BOOST-08). */
function withstand(play: DLPlay, attack: AttackInProgress, toughness: number): Hit {
  const { runner, area, type, down, total } = attack;
  play.tell({ type: 'attack-missed', runner, target: type, total, toughness });
  if (down) return SPENT;
  if (attack.knockSurvivor) {
    knockDown(play, area, type);
    play.tell({ type: 'enemy-knocked-down', runner, infected: type, area });
    return SPENT;
  }
  const isBeside = areaOf(runnerOf(play.state, runner).zone) === area;
  return { spare: 0, survivor: isBeside ? { area, type, damage: total } : null };
}
