/** Fights against zombies (OM-FIGHT-01, OM-FIGHT-02) and attacks on other teams (OM-PVP-07): round after round. */
import { run, stepTo, take, when } from './parts';

export const fight = {
  initial: 'fightDecide',
  states: {
    fightDecide: {
      on: {
        FIGHT_ROUND: take('fightDecide', 'rollSurvivors'),
        RUN: take('fightDecide'),
        SACRIFICE: take('fightDecide', 'lost'),
        ARM: take('fightDecide'),
        SUIT: take('fightDecide'),
      },
      always: { guard: when('fightersGone'), target: 'lost' },
    },
    rollSurvivors: {
      entry: run('rollSurvivors'),
      always: [{ guard: when('zombiesDown'), target: 'won' }, { target: 'rollZombies' }],
    },
    rollZombies: stepTo('rollZombies', 'fightDecide'),
    won: stepTo('winFight', '#acting'),
    lost: stepTo('loseFight', '#acting'),
  },
} as const;

export const attack = {
  initial: 'roll',
  states: {
    roll: {
      entry: run('rollAttack'),
      always: [{ guard: when('attackOn'), target: 'attackDecide' }, { target: '#acting' }],
    },
    attackDecide: {
      on: {
        PRESS_ON: take('attackDecide', 'roll'),
        WITHDRAW: take('attackDecide', 'withdrawn'),
        ARM: take('attackDecide'),
      },
    },
    withdrawn: { always: [{ guard: when('attackOn'), target: 'attackDecide' }, { target: '#acting' }] },
  },
} as const;
