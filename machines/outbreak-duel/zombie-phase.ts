/** The Zombie Phase: the opponent acts against S (OD-STR-01); between, S may reply. */
import { run, settled, settledAnd, stepTo, take } from './parts';

/** Windows that S is not waited for are passed; a setting that does it is told (OD-PRIV-05). */
const standoffStates = {
  standoffBegins: { entry: run('beginStandoff'), always: { guard: settled, target: 'standoff' } },
  standoff: {
    on: {
      SNAP_ATTACK: take('standoff'),
      REACT: take('standoff'),
      PASS: take('standoff', 'advance'),
    },
    always: { guard: settledAnd('standoffOver'), target: 'standoffPassed' },
  },
  standoffPassed: stepTo('passStandoff', 'advance'),
} as const;

/** One attacker after the other, each with a window before it bites, for escape and Reacts in any order (OD-ATK-03, OD-ESC-04). */
const attackStates = {
  beginAttacks: stepTo('beginAttacks', 'chooseAttacker'),
  chooseAttacker: {
    on: { DECLARE: take('chooseAttacker', 'attackReact') },
    always: { guard: settledAnd('noAttackerLeft'), target: 'abilities' },
  },
  attackReact: {
    on: {
      QUICK_ESCAPE: take('attackReact'),
      REACT: take('attackReact'),
      PASS: take('attackReact', 'attackResolve'),
    },
    always: [
      { guard: settledAnd('biteIsOff'), target: 'biteEnds' },
      { guard: settledAnd('noReply'), target: 'attackPassed' },
    ],
  },
  attackPassed: stepTo('passAttack', 'attackResolve'),
  attackResolve: stepTo('resolveBite', 'biteEnds'),
  biteEnds: stepTo('endBite', 'chooseAttacker'),
} as const;

export const zombiePhase = {
  initial: 'threatRefresh',
  states: {
    threatRefresh: stepTo('beginZombiePhase', 'spawn'),
    spawn: { on: { SPAWN: take('spawn'), END_SPAWN: take('spawn', 'standoffBegins') } },
    ...standoffStates,
    advance: stepTo('advance', 'beginAttacks'),
    ...attackStates,
    abilities: { on: { ACT: take('abilities'), END_ABILITIES: take('abilities', 'phaseEnd') } },
    phaseEnd: stepTo('endZombiePhase', '#endOfTurn'),
  },
} as const;
