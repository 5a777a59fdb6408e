/** The dice race of `dice-race.ts` in boardgame.io, as its own documentation writes games: the benchmark's yardstick. */
import type { Ctx, Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { GOAL } from './dice-race';

interface Race {
  squares: number[];
}

const race: Game<Race> = {
  name: 'dice-race',
  setup: ({ ctx }: { ctx: Ctx }) => ({ squares: Array.from({ length: ctx.numPlayers }, () => 0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    run: ({ G, ctx, random }) => {
      const turn = Number(ctx.currentPlayer);
      G.squares[turn] = (G.squares[turn] ?? 0) + random.D6();
    },
  },
  endIf: ({ G }) => (G.squares.some((square) => square >= GOAL) ? { over: true } : undefined),
};

/** Plays one race to its end. @returns the number of moves */
export function boardgameIoRace(seed: string): number {
  const client = Client<Race>({ game: { ...race, seed }, numPlayers: 2, debug: false });
  client.start();
  let moves = 0;
  while (!client.getState()?.ctx.gameover) {
    client.moves.run?.();
    moves++;
  }
  client.stop();
  return moves;
}
