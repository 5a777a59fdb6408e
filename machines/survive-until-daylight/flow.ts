/** The course of the game: set-up, rounds of search, trade and combat, the end (SD-RND-01). */
import { combat } from './combat';
import { enemies } from './enemies';
import { stepTo, take, when } from './parts';
import { search } from './search';
import { trade } from './trade';

const setupStates = {
  initial: 'pickCharacter',
  states: {
    pickCharacter: {
      on: { PICK_CHARACTER: take('pickCharacter') },
      always: { guard: when('everybodyPicked'), target: 'firstPlayer' },
    },
    firstPlayer: { always: [{ guard: when('firstByLot'), target: 'lot' }, { target: 'pickFirst' }] },
    lot: stepTo('drawFirstPlayer', 'pickStarter'),
    pickFirst: { on: { SET_FIRST: take('pickFirst', 'pickStarter') } },
    pickStarter: {
      on: { PICK_STARTER: take('pickStarter') },
      always: { guard: when('everybodyArmed'), target: 'build' },
    },
    build: stepTo('build', '#search'),
  },
} as const;

export const flow = {
  initial: 'setup',
  states: {
    setup: setupStates,
    round: {
      initial: 'search',
      states: {
        search,
        trade,
        combat,
        enemies,
        endRound: { id: 'endRound', ...stepTo('endRound', '#search') },
      },
      always: { guard: when('gameOver'), target: 'gameOver' },
    },
    gameOver: {},
  },
} as const;
