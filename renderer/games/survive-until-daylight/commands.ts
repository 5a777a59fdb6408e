/** What keys do in Survive Until Daylight besides what they do in every game. */
import { type Command, command } from '../../input/commands';

const WHERE = 'table/survive-until-daylight';
const COMBAT = { where: `${WHERE}/combat` };
const TRADE = { where: `${WHERE}/trade` };

export const ACTION_KEYS = {
  ATTACK: command('sd.ATTACK', 'sd.hud.action.ATTACK', ['A'], COMBAT),
  CRAFT: command('sd.CRAFT', 'sd.hud.action.CRAFT', ['C'], COMBAT),
  HEAL: command('sd.HEAL', 'sd.hud.action.HEAL', ['L'], { where: WHERE }),
  PLAY: command('sd.PLAY', 'sd.hud.action.PLAY', ['S'], COMBAT),
  CHEER: command('sd.CHEER', 'sd.hud.action.CHEER', ['Y'], COMBAT),
  END_TURN: command('sd.END_TURN', 'sd.hud.action.END_TURN', ['E'], COMBAT),
  OFFER: command('sd.OFFER', 'sd.hud.action.OFFER', ['G'], TRADE),
  JUNK_MARKET: command('sd.JUNK_MARKET', 'sd.hud.action.JUNK_MARKET', ['M'], TRADE),
  READY: command('sd.READY', 'sd.hud.action.READY', ['R'], TRADE),
  // Offered only where "Ready" is not.
  UNREADY: command('sd.UNREADY', 'sd.hud.action.UNREADY', ['R'], { where: `${WHERE}/ready` }),
} as const;

const SEARCH = { where: `${WHERE}/search` };

/**
 * Answers that mean the same wherever they are asked, and are no digit's: whoever draws with one digit after the other neither
 * accepts WAVE! by it nor leaves a card.
 */
export const ANSWER_KEYS = {
  LEAVE: command('sd.LEAVE', 'sd.hud.action.LEAVE', ['V'], SEARCH),
  ACCEPT: command('sd.ACCEPT', 'sd.hud.action.ACCEPT', ['A'], SEARCH),
  DELAY: command('sd.DELAY', 'sd.hud.action.DELAY', ['D'], SEARCH),
} as const;

export const DISCARD = command('sd.DISCARD', 'sd.hud.action.DISCARD', ['X'], { where: WHERE });

export const PLACES = command('sd.places', 'ui.desk.places', ['B'], { where: WHERE, pad: 'r1' });

export const COMMANDS: readonly Command[] = [
  ...Object.values(ACTION_KEYS),
  ...Object.values(ANSWER_KEYS),
  DISCARD,
  PLACES,
];
