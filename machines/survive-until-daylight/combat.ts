/** The characters' half of the Combat phase (SD-TURN-01): turn by turn, one action each. */
import { run, settled, settledAnd, stepTo, take, when } from './parts';

/** From the declaration until the damage is on the line (SD-ATK-01 to SD-ATK-10). */
const attack = {
  initial: 'pay',
  states: {
    pay: stepTo('payAttack', 'draw'),
    draw: stepTo('drawForAttack', 'lucky'),
    lucky: {
      on: { LUCKY: take('lucky'), PASS: take('lucky') },
      always: { guard: when('luckyPassed'), target: 'cards' },
    },
    cards: { always: [{ guard: when('needsChoice'), target: 'choose' }, { target: 'settle' }] },
    choose: { on: { CHOOSE: take('choose', 'settle') } },
    settle: {
      entry: run('settleAttack'),
      always: [{ guard: when('spreadOpen'), target: 'spread' }, { target: 'excess' }],
    },
    spread: { on: { SPREAD: take('spread', 'excess') } },
    excess: { always: [{ guard: when('carryOpen'), target: 'carry' }, { target: 'apply' }] },
    carry: { on: { CARRY: take('carry', 'apply'), SKIP: take('carry', 'apply') } },
    apply: stepTo('applyAttack', '#combatTurn'),
  },
} as const;

export const combat = {
  id: 'combat',
  initial: 'start',
  states: {
    start: stepTo('startCombat', 'combatTurn'),
    combatTurn: {
      id: 'combatTurn',
      on: {
        HEAL: take('combatTurn'),
        PLAY: take('combatTurn'),
        CHEER: take('combatTurn'),
        ATTACK: take('combatTurn', 'attack'),
        CRAFT: take('combatTurn'),
        END_TURN: take('combatTurn', 'cheer'),
        DISCARD: take('combatTurn'),
      },
    },
    attack,
    cheer: {
      on: { CHEER: take('cheer', 'combatTurn'), PASS: take('cheer') },
      always: { guard: when('cheerPassed'), target: 'nextActor' },
    },
    nextActor: {
      entry: run('nextActor'),
      always: [
        { guard: settledAnd('actorLeft'), target: 'combatTurn' },
        { guard: settled, target: '#enemies' },
      ],
    },
  },
} as const;
