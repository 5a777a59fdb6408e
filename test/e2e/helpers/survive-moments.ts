/** Moments of Survive Until Daylight worth a picture. */
import { createBot } from '../../../models/survive-until-daylight/bot';
import { usualPlan, withSeats } from '../../../renderer/games/survive-until-daylight/plan/game-plan';
import { startGame } from '../../../renderer/games/survive-until-daylight/plan/start';
import type { Snapshot, SurviveSession } from '../../../renderer/games/survive-until-daylight/types';
import { gameAtMoment, nameOf } from './moment';

type Moment = (snapshot: Snapshot) => boolean;

/** A night that has come to a moment. */
export function nightAt(seats: number, moment: Moment): SurviveSession {
  const begin = (seed: string) => startGame(withSeats(usualPlan(seed, nameOf), seats, nameOf));
  return gameAtMoment({ begin, botOf: (seat) => createBot('normal', seat) }, moment);
}

/** The first person finds something worth keeping, while enemies of an earlier round still stand there. */
export const isFinding: Moment = ({ prompt, position: { state } }) =>
  prompt.id === 'keep' && prompt.seats[0] === 'seat-1' && state.line.length > 1 && state.round < 6;

export const isTrading: Moment = ({ prompt, position: { state } }) =>
  prompt.id === 'tradeOpen' && state.round === 3 && state.line.length > 7;

/** Two combat cards lie open, and the first person chooses. */
export const isChoosing: Moment = ({ prompt, position: { state } }) =>
  prompt.id === 'choose' && prompt.seats[0] === 'seat-1' && state.line.length > 6;

/** An enemy strikes, and somebody may do something about it. */
export const isStruck: Moment = ({ prompt, position: { state } }) =>
  state.strike?.attacker !== undefined &&
  state.strike.attacker !== null &&
  prompt.seats[0] === 'seat-1' &&
  state.line.length > 4;

export const isDawn: Moment = ({ prompt, position: { state } }) =>
  prompt.id === 'combatTurn' && prompt.seats[0] === 'seat-1' && state.round === 6 && state.line.length > 3;
