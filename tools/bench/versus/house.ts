/** The project as it stands in some folder: this one, or the worktree of another commit. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame } from '../../../machines/kernel/game';
import type { NewGame } from '../../../machines/kernel/session';
import type { AnyMove, MadeMove, Seat, SeatId } from '../../../models/kernel/types';

/** As much of a session as both commits must have. */
export interface PlayedSession {
  play(move: AnyMove, by?: SeatId): { readonly ok: boolean };
  playBot(): unknown;
  save(): Saved;
}

interface Saved {
  readonly state: unknown;
  readonly moves: readonly (AnyMove | MadeMove<AnyMove>)[];
  readonly log: readonly { readonly move: number; readonly entry: unknown }[];
}

export interface House {
  readonly games: readonly AnyGame[];
  readonly diceRace: AnyGame;
  readonly racers: (count: number) => readonly Seat[];
  readonly createSession: (game: AnyGame, newGame: NewGame<unknown>) => PlayedSession;
}

/** @param root a folder of this project with its packages */
export async function openHouse(root: string): Promise<House> {
  const fetched = (path: string) => import(pathToFileURL(resolve(root, path)).href);
  const [{ GAMES }, { createSession }, { diceRace, racers }] = await Promise.all([
    fetched('machines/games.ts'),
    fetched('machines/kernel/session.ts'),
    fetched('tools/bench/dice-race.ts'),
  ]);
  return { games: GAMES, diceRace, racers, createSession };
}
