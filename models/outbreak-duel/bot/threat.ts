/** How much a zombie is to be feared (11.1, `threat`). */
import { ZOMBIES } from '../content/zombies';
import type { ZombieId } from '../ids';
import { chanceOf } from '../rules/dice';
import type { Zombie } from '../state';

/** How often its damage will be felt: soon, or not this turn any more. */
const SOON = 2.5;
const LATER = 1.5;

/**
 * What is left of the threat of a zombie that is nearly dead. With the whole of it left, as in the specification, nobody shot at
 * anything that took two shots, and Long Sight won a fifth of its duels with Hold the Line.
 */
const WOUNDED = 0.55;

const WEIGHTS = {
  infect: 0.8,
  grab: 0.6,
  gnaw: 0.35,
  th: 0.6,
  wreck: 0.35,
  surge: 0.5,
  aura: 1.2,
  act: 1,
} as const;

/** What follows damage, in HP. */
export function afterDamageOf(card: ZombieId): number {
  const { infect, grab, gnaw, whenItDealsDamage } = ZOMBIES[card].keywords;
  const more = whenItDealsDamage.map((effect) => {
    if (effect.kind === 'wreck') return WEIGHTS.wreck * effect.n;
    return effect.kind === 'changeTh' ? WEIGHTS.th * effect.n : 0;
  });
  const own = WEIGHTS.infect * infect + (grab ? WEIGHTS.grab : 0) + WEIGHTS.gnaw * gnaw;
  return own + more.reduce((sum, value) => sum + value, 0);
}

/** The chance that its attack is not spoiled by itself. */
export function steadiness(card: ZombieId): number {
  const { clumsy } = ZOMBIES[card].keywords;
  return clumsy > 0 ? chanceOf(clumsy, 0) : 1;
}

type Beside = readonly Pick<Zombie, 'card'>[];

/** What an attack costs beside those zombies. */
function biteOf(card: ZombieId, beside: Beside): number {
  const { damage, kind, keywords } = ZOMBIES[card];
  const pack = beside.length >= 2 ? keywords.pack : 0;
  const aura = beside.some((other) => ZOMBIES[other.card].keywords.aura?.kind === kind) ? 1 : 0;
  const extra =
    (keywords.surge ? WEIGHTS.surge : 0) +
    (keywords.aura ? WEIGHTS.aura : 0) +
    (keywords.act ? WEIGHTS.act : 0);
  return (damage + pack + aura) * steadiness(card) + afterDamageOf(card) + extra;
}

/** A card of the Horde Row beside those that stand in the street already. */
export function threatOfCard(card: ZombieId, beside: Beside): number {
  return biteOf(card, beside) * SOON + 0.25 * ZOMBIES[card].hp;
}

export function attacksThisTurn({ card, zone, sick, stunned, attacked }: Zombie): boolean {
  return !stunned && !attacked && (zone === 'threat' || !sick || ZOMBIES[card].keywords.fast);
}

export function threatOf(zombie: Zombie, board: readonly Zombie[]): number {
  const { card, hp, zone } = zombie;
  const { regrow, block, burst } = ZOMBIES[card].keywords;
  const beside = board.filter(({ uid }) => uid !== zombie.uid);
  const often = attacksThisTurn(zombie) ? SOON : LATER;
  const health = WOUNDED + (1 - WOUNDED) * (hp / ZOMBIES[card].hp);
  const more = (regrow > 0 ? 0.5 : 0) + (block ? 0.4 : 0) - (burst > 0 && zone === 'threat' ? 0.3 : 0);
  return biteOf(card, beside) * often * health + 0.25 * hp + more;
}

/** Of all that stand on a board. */
export function boardThreat(board: readonly Zombie[]): number {
  let sum = 0;
  for (const zombie of board) if (zombie.hp > 0) sum += threatOf(zombie, board);
  return sum;
}
