/** What the dice promised in a game, and what they brought. */
import type { LuckLine } from '../../kernel/statistics';
import { DAMAGE_DIE, damageOf, RISK_DIE, UNSPENT_CRIT_DAMAGE } from '../content/dice';
import type { Entry } from '../entries';
import { attackDieOdds } from '../odds';
import { attackerCount } from '../rules/enemy-attack';
import type { RunnerStatistics } from './tally';

const FACES = DAMAGE_DIE.faces.map((_, index) => damageOf(index + 1));
/** What a Damage die shows on average, a Crit counted as unspent (DL-ATK-04). */
const MEAN_DAMAGE =
  FACES.reduce<number>((sum, face) => sum + (face === 'crit' ? UNSPENT_CRIT_DAMAGE : face), 0) / FACES.length;
const RISKY = RISK_DIE.faces.filter((face) => face !== 'safe').length / RISK_DIE.faces.length;

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, n) => total + n, 0);
}

/** Power that attack dice added, and what they add on average to such attacks (DL-EATK-05). */
function attackDice(entries: readonly Entry[]): Pick<LuckLine, 'expected' | 'got'> {
  const found = { expected: 0, got: 0 };
  let night = false;
  let attackers = 0;
  for (const entry of entries) {
    if (entry.type === 'round-started') night = entry.night;
    if (entry.type === 'enemies-attack') attackers = attackerCount(entry.attackers);
    if (entry.type !== 'attack-die-rolled') continue;
    const odds = attackDieOdds(attackers, night);
    found.expected += odds[1] + 2 * odds[2];
    found.got += entry.plus;
  }
  return found;
}

/**
 * The luck of all Runners together.
 * @param entries the log from the beginning
 * @param total what was counted in it
 */
export function luckOf(
  entries: readonly Entry[],
  { dice, damage, risk }: Pick<RunnerStatistics, 'dice' | 'damage' | 'risk'>,
): readonly LuckLine[] {
  const thrown = sum(risk.symbols);
  return [
    { id: 'icons', expected: dice.expectedIcons, got: sum(dice.icons), wish: 'more', seat: null },
    { id: 'damage', expected: damage.dice * MEAN_DAMAGE, got: damage.sum, wish: 'more', seat: null },
    { id: 'risk', expected: thrown * RISKY, got: thrown - risk.symbols.safe, wish: 'less', seat: null },
    { id: 'attack-dice', ...attackDice(entries), wish: 'less', seat: null },
  ];
}
