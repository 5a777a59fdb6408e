/** Moments of Outbreak Duel worth a picture: the best bot plays for both until it is there. */
import { askBot } from '../../../machines/kernel/bots';
import { isFaceDown } from '../../../models/kernel/hidden';
import { rules } from '../../../models/outbreak-duel/game-rules';
import { replyOf } from '../../../models/outbreak-duel/rules/react-legal';
import { newDuel, type ODSession, seats } from '../../helpers/outbreak-duel';

type Moment = ReturnType<ODSession['whole']>;

/** So many duels are tried: most never come to a rare moment. */
const GAMES = 60;

function isReached(session: ODSession, reached: (moment: Moment) => boolean): boolean {
  for (;;) {
    const moment = session.whole();
    if (reached(moment)) return true;
    const [seat] = moment.prompt.seats;
    if (moment.outcome || !seat) return false;
    session.play(askBot(rules, session, seat, 'hard').move, seat);
  }
}

/**
 * A duel that has got so far; the first seat is a person's, the second a bot's or another person's.
 * @throws Error when no duel gets there
 */
export function duelAt(reached: (moment: Moment) => boolean, other: 'bot' | 'person' = 'bot'): ODSession {
  for (let game = 1; game <= GAMES; game++) {
    const session = newDuel({ decks: ['hold', 'block'] }, seats('person', other), `picture-${game}`);
    if (isReached(session, reached)) return session;
  }
  throw new Error('No duel of the bots gets there.');
}

/** The first seat has its cards in hand, and both sides have met. */
export function isSurvivorPhase({ prompt, position: { state } }: Moment): boolean {
  return prompt.id === 'main' && state.active === 0 && state.round >= 4 && state.players[0].hand.length >= 4;
}

/** Several attack, and an answer is in the hand. */
export function isReact({ prompt, position: { state } }: Moment): boolean {
  const [player] = state.players;
  const answers = player.hand.filter((card) => !isFaceDown(card) && replyOf(card)?.trigger === 'attack');
  return prompt.id === 'attackReact' && state.active === 0 && state.round >= 3 && answers.length > 0;
}

export function isCurtain({ prompt, position: { state } }: Moment): boolean {
  return prompt.id === 'handover' && state.round >= 3;
}

export const isOver = ({ outcome }: Moment): boolean => outcome !== null;
