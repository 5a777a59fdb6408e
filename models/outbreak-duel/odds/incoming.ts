/** What the zombies on a board are going to deal: the attack strip, and what the next Zombie Phase brings at least. */
import { ITEMS } from '../content/items';
import { movers } from '../rules/advance';
import { attackersLeft } from '../rules/bite';
import { attackDamage } from '../rules/bite-damage';
import { passiveItem } from '../rules/equipment';
import { controllerOf, survivorOf, zombieAt, zombieCard } from '../rules/table';
import type { State, Uid, Zombie } from '../state';

export interface Attacker {
  readonly zombie: Zombie;
  /** Before anything takes some of it off, as for the log. */
  readonly damage: number;
  /** What gets through as things stand; of several attacks a shield takes off the first. */
  readonly dealt: number;
  /** It is the attack that is on. */
  readonly now: boolean;
}

export interface Incoming {
  readonly attackers: readonly Attacker[];
  /** All that gets through, without a Surge that is still to be paid. */
  readonly total: number;
  /** With every Surge that TH can pay. */
  readonly most: number;
  readonly hp: number;
  readonly lethal: boolean;
}

/** What takes damage off, and how often it still can (OD-DMG-03, OD-DMG-04). */
interface Shelter {
  cover: number;
  ward: number;
  pad: number;
}

function durability(state: State, passive: 'ward' | 'pad'): number {
  return survivorOf(state).items.reduce((sum, { card, dur }) => {
    const { use } = ITEMS[card];
    return use.kind === 'passive' && use.passive === passive ? sum + dur : sum;
  }, 0);
}

function shelterOf(state: State): Shelter {
  const ward = !state.marks.wardUsed && passiveItem(survivorOf(state), 'ward') ? 1 : 0;
  return { cover: survivorOf(state).cover ? 1 : 0, ward, pad: durability(state, 'pad') };
}

/** One attack after the other wears the shelter. */
function through(shelter: Shelter, damage: number): number {
  let left = Math.max(0, damage - shelter.cover);
  if (left >= 1 && shelter.ward > 0) {
    shelter.ward--;
    left--;
  }
  if (left >= 2 && shelter.pad > 0) {
    shelter.pad--;
    left--;
  }
  return left;
}

interface Due {
  readonly zombie: Zombie;
  readonly damage: number;
  readonly reduce: number;
  readonly now: boolean;
}

function allThrough(state: State, due: readonly Due[]): readonly Attacker[] {
  const shelter = shelterOf(state);
  return due.map(({ zombie, damage, reduce, now }) => ({
    zombie,
    damage,
    dealt: through(shelter, Math.max(0, damage - reduce)),
    now,
  }));
}

function sum(attackers: readonly Attacker[]): number {
  return attackers.reduce((total, { dealt }) => total + dealt, 0);
}

/** The attack that is on, then those that are still to come. */
function dueIn(state: State): readonly Due[] {
  const { bite, marks } = state;
  if (marks.negateRest) return [];
  const biter = bite && !bite.negated ? zombieAt(state, bite.zombie) : null;
  const on: readonly Due[] =
    bite && biter && biter.hp > 0 && biter.zone === 'threat'
      ? [{ zombie: biter, damage: attackDamage(state, biter, bite.surge), reduce: bite.reduce, now: true }]
      : [];
  const coming = attackersLeft(state).map((zombie) => ({
    zombie,
    damage: attackDamage(state, zombie, false),
    reduce: 0,
    now: false,
  }));
  return [...on, ...coming];
}

/** Surges of those that have not been declared, the cheapest first, as far as TH go. */
function withSurges(state: State, due: readonly Due[]): readonly Due[] {
  let { th } = controllerOf(state);
  const payable = new Set<Uid>();
  const surging = due
    .filter(({ now }) => !now)
    .flatMap(({ zombie }) => {
      const { surge } = zombieCard(zombie).keywords;
      return surge ? [{ zombie, th: surge.th }] : [];
    })
    .toSorted((one, other) => one.th - other.th);
  for (const { zombie, th: cost } of surging) {
    if (th < cost) break;
    th -= cost;
    payable.add(zombie.uid);
  }
  return due.map((one) =>
    payable.has(one.zombie.uid) ? { ...one, damage: attackDamage(state, one.zombie, true) } : one,
  );
}

/** All attacks of this Zombie Phase that are still to land, against the HP that are left. Clumsy is left out. */
export function incoming(state: State): Incoming {
  const due = dueIn(state);
  const attackers = allThrough(state, due);
  const total = sum(attackers);
  const most = sum(allThrough(state, withSurges(state, due)));
  const { hp } = survivorOf(state);
  return { attackers, total, most, hp, lethal: total >= hp };
}

/** Those of the street that the wire does not kill as they step up (OD-ADV-05). */
function survivingMovers(state: State): readonly Zombie[] {
  let wire = survivorOf(state).items.reduce((cuts, { card, dur }) => {
    const { use } = ITEMS[card];
    return use.kind === 'passive' && use.passive === 'wire' ? cuts + dur : cuts;
  }, 0);
  return movers(state).filter(({ hp }) => {
    const isCut = wire > 0;
    if (isCut) wire--;
    return !isCut || hp > 1;
  });
}

/** The board as it will be when those that must advance have done so, without anything that is spawned till then. */
function afterAdvance(state: State): State {
  const moving = new Set(survivingMovers(state).map(({ uid }) => uid));
  const survivor = survivorOf(state);
  const board = survivor.board.map(
    (zombie): Zombie => ({
      ...zombie,
      zone: moving.has(zombie.uid) ? 'threat' : zombie.zone,
      attacked: false,
    }),
  );
  const players = state.players.map((player) => (player === survivor ? { ...player, board } : player));
  return { ...state, players: players as unknown as State['players'], bite: null };
}

/** What the next Zombie Phase brings at least: all that will attack if nothing is done, before spawns. */
export function nextPhase(state: State): Incoming {
  return incoming(afterAdvance(state));
}
