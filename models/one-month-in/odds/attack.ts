/** What comes of an attack on another team, by all results of the dice (specification 10.3). */
import { lossesOf, MOST_DICE } from '../rules/attack';
import { remembered } from './chances';

export interface AttackOdds {
  /** How likely all defenders die. */
  readonly win: number;
  /** On average, of the attackers and of the defenders. */
  readonly losses: number;
  readonly kills: number;
}

function allRolls(dice: number): readonly (readonly number[])[] {
  if (dice === 0) return [[]];
  const fewer = allRolls(dice - 1);
  return [1, 2, 3, 4, 5, 6].flatMap((face) => fewer.map((roll) => [face, ...roll]));
}

/** Rolls that differ only by the order of their dice, once, with how many of them there are. */
function alike(rolls: readonly (readonly number[])[]) {
  const found = new Map<string, { readonly roll: readonly number[]; count: number }>();
  for (const roll of rolls) {
    const id = roll.toSorted((one, other) => one - other).join();
    const known = found.get(id) ?? { roll, count: 0 };
    known.count += 1;
    found.set(id, known);
  }
  return [...found.values()];
}

/** `round[d]`: the chance that d of those compared are lost by the defender; the attacker loses the others. */
export const attackRound = remembered((attackers = 0, defenders = 0, armed = 0): readonly number[] => {
  const [mine, theirs] = [allRolls(attackers), allRolls(defenders)];
  const better = mine.map((roll) => roll.map((die, index) => die + (index < armed ? 1 : 0)));
  const counts = Array.from({ length: Math.min(attackers, defenders) + 1 }, () => 0);
  const defences = alike(theirs);
  for (const attack of alike(better))
    for (const defence of defences) {
      const { defenders: lost } = lossesOf(attack.roll, defence.roll, 0);
      counts[lost] = (counts[lost] ?? 0) + attack.count * defence.count;
    }
  return counts.map((count) => count / (mine.length * theirs.length));
});

const oddsOf = remembered((attackers = 0, defenders = 0, armed = 0): AttackOdds => {
  if (defenders === 0) return { win: 1, losses: 0, kills: 0 };
  if (attackers === 0) return { win: 0, losses: 0, kills: 0 };
  const dice = Math.min(attackers, MOST_DICE.attack);
  const round = attackRound(dice, Math.min(defenders, MOST_DICE.defence), Math.min(armed, dice));
  const compared = round.length - 1;
  const sum = { win: 0, losses: 0, kills: 0 };
  for (const [killed, chance] of round.entries()) {
    const lost = compared - killed;
    const rest = oddsOf(attackers - lost, defenders - killed, armed);
    sum.win += chance * rest.win;
    sum.losses += chance * (lost + rest.losses);
    sum.kills += chance * (killed + rest.kills);
  }
  return sum;
});

/** An attack to its end, without withdrawing. */
export function attackOdds(attackers: number, defenders: number, armed = 0): AttackOdds {
  return oddsOf(attackers, defenders, Math.min(armed, MOST_DICE.attack));
}
