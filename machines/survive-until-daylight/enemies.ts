/** The enemies' half of the Combat phase: one after the other, from left to right (SD-ENEM-01, SD-ENEM-03). */
import { run, settled, settledAnd, stepTo, take, when } from './parts';

export const enemies = {
  id: 'enemies',
  initial: 'begin',
  states: {
    begin: stepTo('beginEnemies', 'pick'),
    pick: { always: [{ guard: when('enemiesQueued'), target: 'aim' }, { target: 'end' }] },
    aim: {
      entry: run('nextEnemy'),
      always: [
        { guard: settledAnd('attackerReady'), target: 'draw' },
        { guard: settled, target: 'pick' },
      ],
    },
    draw: stepTo('drawForEnemy', 'lucky'),
    lucky: {
      on: { LUCKY: take('lucky'), PASS: take('lucky') },
      always: { guard: when('luckyPassed'), target: 'strike' },
    },
    strike: stepTo('playEnemyCard', 'victims'),
    victims: { always: [{ guard: when('victimsLeft'), target: 'barricade' }, { target: 'pick' }] },
    barricade: {
      entry: run('nextVictim'),
      always: [{ guard: when('mustAbsorb'), target: 'absorb' }, { target: 'hit' }],
    },
    absorb: { on: { ABSORB: take('absorb', 'hit') } },
    hit: stepTo('landHit', 'victims'),
    end: stepTo('endEnemies', '#endRound'),
  },
} as const;
