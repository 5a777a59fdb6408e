/** What comes of a zombie fight that is fought to its end: exact, by recursion over its rounds (specification 10.3). */
import { BITES, KILLS } from '../rules/fight';
import { chancesOf, remembered } from './chances';

export interface FightOdds {
  /** How likely it is won, from 0 to 1. */
  readonly win: number;
  /** Survivors lost on average. */
  readonly losses: number;
}

/** Dice that are better for the team in this turn. */
export interface GearDice {
  readonly armed: number;
  readonly suited: number;
}

const NO_GEAR: GearDice = { armed: 0, suited: 0 };

/** Chance that a six-sided die shows this number or more. */
const atLeast = (number: number) => (7 - number) / 6;

const killsOf = remembered((count = 0, better = 0) =>
  chancesOf({ count, better, plainHit: atLeast(KILLS.plain), betterHit: atLeast(KILLS.better) }),
);

const deathsOf = remembered((count = 0, better = 0) =>
  chancesOf({ count, better, plainHit: atLeast(BITES.plain), betterHit: atLeast(BITES.better) }),
);

/** Every way a round can go, with the fighters and zombies left and its chance; the one that changes nothing left out. */
function rounds(fighters: number, zombies: number, gear: GearDice) {
  return killsOf(fighters, gear.armed).flatMap((killChance, kills) => {
    const left = Math.max(0, zombies - kills);
    if (left === 0) return [{ chance: killChance, fighters, zombies: 0 }];
    return deathsOf(left, gear.suited).flatMap((chance, deaths) =>
      kills + deaths === 0
        ? []
        : [{ chance: killChance * chance, fighters: Math.max(0, fighters - deaths), zombies: left }],
    );
  });
}

const oddsOf = remembered((fighters = 0, zombies = 0, armed = 0, suited = 0): FightOdds => {
  if (zombies === 0) return { win: 1, losses: 0 };
  if (fighters === 0) return { win: 0, losses: 0 };
  const sum = { chance: 0, win: 0, losses: 0 };
  for (const after of rounds(fighters, zombies, { armed, suited })) {
    const rest = oddsOf(after.fighters, after.zombies, armed, suited);
    sum.chance += after.chance;
    sum.win += after.chance * rest.win;
    sum.losses += after.chance * (fighters - after.fighters + rest.losses);
  }
  return { win: sum.win / sum.chance, losses: sum.losses / sum.chance };
});

export function fightOdds(fighters: number, zombies: number, gear: GearDice = NO_GEAR): FightOdds {
  return oddsOf(fighters, zombies, Math.min(gear.armed, fighters), Math.min(gear.suited, zombies));
}
