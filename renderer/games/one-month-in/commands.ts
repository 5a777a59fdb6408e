/** What keys do in One Month In besides what they do in every game. */
import type { MoveType } from '../../../models/one-month-in/moves';
import { type Command, command } from '../../input/commands';

const WHERE = 'table/one-month-in';

type Situation = 'acting' | 'fight' | 'attack' | 'feeding';

/** A turn and a fight are never asked at once, so keys may do one thing in each. */
const where = (...situations: readonly Situation[]) => ({
  where: situations.map((situation) => `${WHERE}/${situation}`),
});

export const ACTION_KEYS: { readonly [T in MoveType]?: Command } = {
  MOVE: command('om.MOVE', 'om.action.MOVE', ['M'], where('acting')),
  ENTER: command('om.ENTER', 'om.action.ENTER', ['D'], where('acting')),
  EXIT: command('om.EXIT', 'om.action.EXIT', ['X'], where('acting')),
  RECLAIM: command('om.RECLAIM', 'om.action.RECLAIM', ['R'], where('acting')),
  SCAVENGE: command('om.SCAVENGE', 'om.action.SCAVENGE', ['S'], where('acting')),
  FARM: command('om.FARM', 'om.action.FARM', ['G'], where('acting')),
  ATTACK_HERE: command('om.ATTACK_HERE', 'om.action.ATTACK_HERE', ['K'], where('acting')),
  TEAR_DOWN: command('om.TEAR_DOWN', 'om.action.TEAR_DOWN', ['T'], where('acting')),
  BUILD_FENCE: command('om.BUILD_FENCE', 'om.action.BUILD_FENCE', ['B'], where('acting')),
  ARM: command('om.ARM', 'om.action.ARM', ['A'], where('acting', 'fight', 'attack')),
  SUIT: command('om.SUIT', 'om.action.SUIT', ['U'], where('acting', 'fight')),
  END_TURN: command('om.END_TURN', 'om.action.END_TURN', ['E'], where('acting')),
  FIGHT_ROUND: command('om.FIGHT_ROUND', 'om.action.FIGHT_ROUND', ['R'], where('fight')),
  PRESS_ON: command('om.PRESS_ON', 'om.action.PRESS_ON', ['R'], where('attack')),
  RUN: command('om.RUN', 'om.action.RUN', ['L'], where('fight')),
  WITHDRAW: command('om.WITHDRAW', 'om.action.WITHDRAW', ['L'], where('attack')),
  SACRIFICE: command('om.SACRIFICE', 'om.action.SACRIFICE', ['S'], where('fight')),
};

/** Rolls until there is something to decide. */
export const ROLL_ON = command('om.roll-on', 'om.hud.roll-on', ['Q'], where('fight', 'attack'));
/** The board as a list. */
export const PLACES = command('om.places', 'ui.desk.places', ['P'], { where: WHERE, pad: 'r1' });
export const FEED_DONE = command('om.FEED_DONE', 'om.action.FEED_DONE', ['D'], where('feeding'));

const party = { where: `${WHERE}/party` };

/** How many go. */
export const PARTY = {
  more: command('om.party.more', 'om.hud.party.more', ['C'], party),
  less: command('om.party.less', 'om.hud.party.less', ['V'], party),
  all: command('om.party.all', 'om.hud.party.all', ['A'], party),
  butOne: command('om.party.but-one', 'om.hud.party.but-one', ['B'], party),
  kind: command('om.party.kind', 'om.hud.party.kind', ['X'], party),
} as const;

export const COMMANDS: readonly Command[] = [
  ...Object.values(ACTION_KEYS),
  ROLL_ON,
  FEED_DONE,
  PLACES,
  ...Object.values(PARTY),
];
