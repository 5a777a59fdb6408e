/** What keys do in One Month In besides what they do in every game. */
import type { MoveType } from '../../../models/one-month-in/moves';
import { type Command, command } from '../../input/commands';

const WHERE = 'table/one-month-in';

type Situation = 'acting' | 'fight' | 'party' | 'feeding';

/** A turn and a fight are never asked at once, so keys may do one thing in each. */
const action = (type: MoveType, key: string, situation?: Situation): Command =>
  command(`om.${type}`, `om.action.${type}`, [key], { where: situation ? `${WHERE}/${situation}` : WHERE });

export const ACTION_KEYS: { readonly [T in MoveType]?: Command } = {
  MOVE: action('MOVE', 'M', 'acting'),
  ENTER: action('ENTER', 'I', 'acting'),
  EXIT: action('EXIT', 'O', 'acting'),
  RECLAIM: action('RECLAIM', 'R', 'acting'),
  SCAVENGE: action('SCAVENGE', 'S', 'acting'),
  FARM: action('FARM', 'G', 'acting'),
  ATTACK_HERE: action('ATTACK_HERE', 'K', 'acting'),
  TEAR_DOWN: action('TEAR_DOWN', 'T', 'acting'),
  BUILD_FENCE: action('BUILD_FENCE', 'B', 'acting'),
  ARM: command('om.ARM', 'om.action.ARM', ['A'], { where: `${WHERE}/arming` }),
  SUIT: command('om.SUIT', 'om.action.SUIT', ['U'], { where: `${WHERE}/arming` }),
  END_TURN: action('END_TURN', 'E', 'acting'),
  FIGHT_ROUND: action('FIGHT_ROUND', 'R', 'fight'),
  PRESS_ON: command('om.PRESS_ON', 'om.action.PRESS_ON', ['R'], { where: `${WHERE}/attack` }),
  RUN: action('RUN', 'L', 'fight'),
  WITHDRAW: command('om.WITHDRAW', 'om.action.WITHDRAW', ['L'], { where: `${WHERE}/attack` }),
  SACRIFICE: action('SACRIFICE', 'S', 'fight'),
};

/** Rolls until there is something to decide. */
export const ROLL_ON = command('om.roll-on', 'om.hud.roll-on', ['Q'], { where: WHERE });
export const FEED_DONE = action('FEED_DONE', 'D', 'feeding');

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
  ...Object.values(PARTY),
];
