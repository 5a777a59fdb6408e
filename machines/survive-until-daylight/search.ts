/** The Search phase (SD-SRCH-03, SD-WAVE-01): one card after the other, until somebody accepts WAVE!. */
import { stepTo, take, when } from './parts';

export const search = {
  id: 'search',
  initial: 'refill',
  states: {
    refill: stepTo('refill', 'searchTurn'),
    searchTurn: {
      on: {
        DRAW: take('searchTurn', 'reveal'),
        SCOUT: take('searchTurn', 'scout'),
        DISCARD: take('searchTurn'),
      },
    },
    scout: { on: { SCOUT_TAKE: take('scout', 'reveal') } },
    reveal: {
      always: [
        { guard: when('waveDrawn'), target: 'wave' },
        { guard: when('redReplaced'), target: 'redReplaced' },
        { guard: when('redDrawn'), target: 'red' },
        { guard: when('keepsItself'), target: 'kept' },
        { target: 'keep' },
      ],
    },
    keep: {
      on: { KEEP: take('keep', 'next'), LEAVE: take('keep', 'next'), DISCARD: take('keep') },
    },
    kept: stepTo('keepUnasked', 'next'),
    redReplaced: stepTo('replaceRed', 'searchTurn'),
    red: stepTo('sufferRed', 'next'),
    wave: {
      on: { ACCEPT: take('wave', '#trade'), DELAY: take('wave', 'searchTurn'), DISCARD: take('wave') },
    },
    next: stepTo('nextSearcher', 'searchTurn'),
  },
} as const;
