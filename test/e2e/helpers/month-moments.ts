/** Moments of One Month In worth a picture. */
import { createBot } from '../../../models/one-month-in/bot';
import { usualPlan, withSeats } from '../../../renderer/games/one-month-in/plan/game-plan';
import { startGame } from '../../../renderer/games/one-month-in/plan/start';
import type { MonthSession, Snapshot } from '../../../renderer/games/one-month-in/types';
import { gameAtMoment, nameOf } from './moment';

type Moment = (snapshot: Snapshot) => boolean;

/** A game of so many teams that has come to a moment. */
export function monthAt(teams: number, moment: Moment): MonthSession {
  const begin = (seed: string) => startGame(withSeats(usualPlan(seed, nameOf), teams, nameOf));
  return gameAtMoment({ begin, botOf: (seat) => createBot('normal', seat) }, moment);
}

const isFirst = ({ prompt }: Snapshot) => prompt.seats[0] === 'seat-1';

/** The first person's first turn: nobody has gone into the fog yet. */
export const isFirstTurn: Moment = (snapshot) => snapshot.prompt.id === 'acting' && isFirst(snapshot);

/** The first person's turn in the middle of the game. */
export const isMidGame: Moment = (snapshot) => isFirstTurn(snapshot) && snapshot.position.state.round === 8;

/** The first person's people are in a building, and three zombies or more still stand there. */
export const isFight: Moment = (snapshot) => {
  const { fight, tiles } = snapshot.position.state;
  return fight !== null && fight.rounds > 0 && isFirst(snapshot) && (tiles[fight.tile]?.zombies ?? 0) > 2;
};

/** The first person's people have met another team. */
export const isAttack: Moment = (snapshot) => snapshot.position.state.attack !== null && isFirst(snapshot);

export const isOver: Moment = ({ outcome }) => outcome !== null;
