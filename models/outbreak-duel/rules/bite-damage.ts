/** What an attack of a zombie would deal as things stand (OD-DMG-02 to OD-DMG-04). */
import type { Reduction } from '../entries';
import type { Player, State, Zombie } from '../state';
import { passiveItem } from './equipment';
import { inZone, survivorOf, zombieAt, zombieCard } from './table';

/** Zombies beside one that make it stronger (Pack, OD-KW-01). */
const A_PACK = 2;

function packOf(zombie: Zombie, threat: readonly Zombie[]): number {
  const { pack } = zombieCard(zombie).keywords;
  return pack > 0 && threat.filter(({ uid }) => uid !== zombie.uid).length >= A_PACK ? pack : 0;
}

/** Of several auras of one kind one counts; it is gone at once with its zombie (edge case 37). */
function auraOn(zombie: Zombie, threat: readonly Zombie[]): number {
  const { kind } = zombieCard(zombie);
  const auras = threat.flatMap((other) => zombieCard(other).keywords.aura ?? []);
  return Math.max(0, ...auras.filter((aura) => aura.kind === kind).map(({ damage }) => damage));
}

/** Printed damage, Pack and aura: what `redirect` hits with, too. */
export function plainDamage(state: State, zombie: Zombie): number {
  const threat = inZone(state, 'threat');
  return zombieCard(zombie).damage + packOf(zombie, threat) + auraOn(zombie, threat);
}

export function attackDamage(state: State, zombie: Zombie, surge: boolean): number {
  const more = surge ? (zombieCard(zombie).keywords.surge?.damage ?? 0) : 0;
  return plainDamage(state, zombie) + more;
}

/** Takes off in the order of OD-DMG-03; each only where it still does something (OD-DMG-04). */
export function reductionsOf(state: State, survivor: Player, damage: number): readonly Reduction[] {
  const reductions: Reduction[] = [];
  let left = damage;
  const take = (by: Reduction['by'], n: number) => {
    const taken = Math.min(n, left);
    if (taken > 0) reductions.push({ by, n: taken });
    left -= taken;
  };
  take('react', state.bite?.reduce ?? 0);
  if (survivor.cover) take('cover', 1);
  if (left >= 1 && !state.marks.wardUsed && passiveItem(survivor, 'ward')) take('ward', 1);
  if (left >= 2 && passiveItem(survivor, 'pad')) take('pad', 1);
  return reductions;
}

/** The attack that is on, as it would land now; Clumsy is left out. 0 when there is none. */
export function dealtBy(state: State): number {
  const { bite } = state;
  const zombie = bite && zombieAt(state, bite.zombie);
  if (!bite || !zombie) return 0;
  const damage = attackDamage(state, zombie, bite.surge);
  const off = reductionsOf(state, survivorOf(state), damage).reduce((sum, { n }) => sum + n, 0);
  return damage - off;
}
