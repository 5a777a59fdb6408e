/** Moments of Survive Until Daylight worth a picture; bots play for everybody until then. */
import { createBot } from '../../../models/survive-until-daylight/bot';
import { usualPlan, withSeats } from '../../../renderer/games/survive-until-daylight/plan/game-plan';
import { startGame } from '../../../renderer/games/survive-until-daylight/plan/start';
import type { Snapshot, SurviveSession } from '../../../renderer/games/survive-until-daylight/types';

type Moment = (snapshot: Snapshot) => boolean;

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
/** So many nights are tried: most never come to a rare moment. */
const NIGHTS = 60;

/** One night until the moment comes or the night is over. */
function nightUntil(seed: string, seats: number, moment: Moment): SurviveSession | null {
  const nameOf = (index: number) => NAMES[index] ?? '';
  const session = startGame(withSeats(usualPlan(seed, nameOf), seats, nameOf));
  for (;;) {
    const snapshot = session.seen('table');
    if (moment(snapshot)) return session;
    if (snapshot.outcome) return null;
    const bot = createBot('normal', snapshot.prompt.seats[0] ?? 'seat-1');
    const move = bot.choose(snapshot.position, snapshot.legal);
    session.play(move, session.makerOf(move) ?? 'seat-1');
  }
}

/**
 * A night that has come to a moment.
 * @throws Error when no night gets there
 */
export function nightAt(seats: number, moment: Moment): SurviveSession {
  for (let night = 1; night <= NIGHTS; night++) {
    const session = nightUntil(`picture-${night}`, seats, moment);
    if (session) return session;
  }
  throw new Error('No night of the bots gets there.');
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
