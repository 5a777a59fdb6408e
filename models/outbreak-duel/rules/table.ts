/** Who is who, and where things lie. */
import type { SeatId } from '../../kernel/types';
import { SURVIVORS, type SurvivorCard } from '../content/survivors';
import { ZOMBIES, type ZombieCard } from '../content/zombies';
import type { DraftPlayer, DraftState } from '../play';
import type { Player, Side, State, Uid, Zombie, Zone } from '../state';

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** S: the only Survivor that can be hurt this turn (OD-WIN-03). */
export function survivorOf(state: DraftState): DraftPlayer;
export function survivorOf(state: State): Player;
export function survivorOf(state: State): Player {
  return state.players[state.active];
}

/** Z: commands the zombies on S's board (OD-STR-01, OD-STR-05). */
export function controllerOf(state: DraftState): DraftPlayer;
export function controllerOf(state: State): Player;
export function controllerOf(state: State): Player {
  return state.players[otherSide(state.active)];
}

export function sideOf(state: State, seat: SeatId): Side {
  return state.players[0].seat === seat ? 0 : 1;
}

/** Those on S's board that are not dying. */
export function standing(state: State): readonly Zombie[] {
  return survivorOf(state).board.filter(({ hp }) => hp > 0);
}

export function inZone(state: State, zone: Zone): readonly Zombie[] {
  return survivorOf(state).board.filter((zombie) => zombie.hp > 0 && zombie.zone === zone);
}

/** A zombie on S's board, dying or not; null when it is not there. */
export function zombieAt(state: State, uid: Uid): Zombie | null {
  return survivorOf(state).board.find((zombie) => zombie.uid === uid) ?? null;
}

export function zombieCard({ card }: Pick<Zombie, 'card'>): ZombieCard {
  return ZOMBIES[card];
}

export function characterOf({ survivor }: Pick<Player, 'survivor'>): SurvivorCard {
  return SURVIVORS[survivor];
}

export function changeZombie(state: DraftState, uid: Uid, change: Partial<Zombie>): void {
  const { board } = survivorOf(state);
  const index = board.findIndex((zombie) => zombie.uid === uid);
  const zombie = board[index];
  if (zombie) board[index] = { ...zombie, ...change };
}

/** Zombies between which there is nothing to choose (section 9): the first of each kind. */
export function oneOfEachKind(zombies: readonly Zombie[]): readonly Zombie[] {
  if (zombies.length < 2) return zombies;
  const kinds = new Set<string>();
  return zombies.filter(({ card, hp, zone, stunned, sick, attacked, acted }) => {
    const kind = `${card} ${hp} ${zone} ${stunned} ${sick} ${attacked} ${acted}`;
    return !kinds.has(kind) && kinds.add(kind);
  });
}

/** A new number for a piece that comes into play (edge case 33). */
export function nextUid(state: DraftState): Uid {
  return state.nextUid++;
}
