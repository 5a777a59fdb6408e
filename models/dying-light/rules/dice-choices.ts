/** Dice that are alike and choices among them (method 9.1.1). */
import { boostsOf } from '../content/dice';
import { type Boost, DIE_TYPES } from '../ids';
import type { UsedBoost } from '../moves';
import type { Die } from '../state';

function classOf(die: Die): number {
  return DIE_TYPES.indexOf(die.type) * 10 + die.face;
}

/** Dice in groups that are alike, by type and face; the Momentum dice come last. */
export function diceClasses(dice: readonly Die[]): readonly (readonly Die[])[] {
  const classes = new Map<number, Die[]>();
  for (const die of dice.toSorted((one, other) => classOf(one) - classOf(other))) {
    const alike = classes.get(classOf(die));
    if (alike) alike.push(die);
    else classes.set(classOf(die), [die]);
  }
  return [...classes.values()];
}

/** Every choice of 1 to `most` of the dice, counting dice that are alike as the same (9.1.1). */
export function diceChoices(dice: readonly Die[], most: number): readonly (readonly Die[])[] {
  let choices: readonly (readonly Die[])[] = [[]];
  for (const alike of diceClasses(dice)) {
    choices = choices.flatMap((chosen) =>
      Array.from({ length: Math.min(alike.length, most - chosen.length) + 1 }, (_, count) => [
        ...chosen,
        ...alike.slice(0, count),
      ]),
    );
  }
  return choices.filter((chosen) => chosen.length > 0);
}

/** Icons of that kind on these dice, as uses of them. */
export function iconsOn(dice: readonly Die[], icon: Boost): readonly UsedBoost[] {
  return dice
    .filter((die) => boostsOf(die.type, die.face).includes(icon))
    .map((die) => ({ dieId: die.id, icon }));
}
