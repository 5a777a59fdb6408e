import type { Runner, State } from '../state';

/** Whether an Upgrade would do anything: a Basic die in the pool and a better one in the supply (DL-UPG-01). */
export function mayUpgrade({ supply }: State, runner: Runner): boolean {
  const better = supply.parkour.length + supply.combat.length;
  return better > 0 && runner.pool.some((die) => die.type === 'basic');
}
