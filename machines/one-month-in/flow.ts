/** The course of the game: the city, three fences each, turns (specification section 5). */
import { attack, fight } from './fights';
import { settled, stepTo, take, when } from './parts';

const setupStates = {
  initial: 'dealCity',
  states: {
    dealCity: stepTo('buildCity', 'firstFence'),
    firstFence: stepTo('askNextFence', 'placeFences'),
    placeFences: {
      on: { PLACE_SETUP_FENCE: take('placeFences') },
      always: { guard: when('fencesPlaced'), target: 'firstTurn' },
    },
    firstTurn: stepTo('firstTurn', '#turnStart'),
  },
} as const;

/** Where survivors have come to: into a fight, to rivals whom they may attack, or to nobody. */
const arrived = [
  { guard: when('fightOn'), target: 'fight' },
  { guard: when('mayAttack'), target: 'arrivalChoice' },
  { target: 'acting' },
] as const;

const playStates = {
  initial: 'turnStart',
  states: {
    turnStart: { id: 'turnStart', ...stepTo('startTurn', 'feeding') },
    feeding: {
      on: { FEED: take('feeding'), FEED_DONE: take('feeding', 'acting') },
      always: { guard: when('nothingToFeed'), target: 'acting' },
    },
    acting: {
      id: 'acting',
      on: {
        RECLAIM: take('acting'),
        FARM: take('acting'),
        SCAVENGE: take('acting', 'lootReveal'),
        ENTER: take('acting', 'entering'),
        EXIT: take('acting', 'arriving'),
        ATTACK_HERE: take('acting', 'attack'),
        TEAR_DOWN: take('acting'),
        MOVE: take('acting', 'arriving'),
        BUILD_FENCE: take('acting'),
        ARM: take('acting'),
        SUIT: take('acting'),
        END_TURN: take('acting', 'turnEnd'),
      },
    },
    arriving: { always: arrived },
    entering: { always: arrived },
    lootReveal: { always: arrived },
    arrivalChoice: {
      on: {
        ATTACK: take('arrivalChoice', 'attack'),
        ARM: take('arrivalChoice'),
        HOLD_BACK: take('arrivalChoice', 'acting'),
      },
    },
    fight,
    attack,
    turnEnd: { always: { guard: settled, target: 'turnStart' } },
  },
  always: { guard: when('gameOver'), target: 'gameOver' },
} as const;

export const flow = {
  initial: 'setup',
  states: { setup: setupStates, play: playStates, gameOver: {} },
} as const;
