/** The Zombie Phase: the opponent acts against S (OD-STR-01); between, S may reply. */
import { run, settledAnd, stepTo, take } from './parts';

/** A window that S is not waited for is passed; where a setting does it, that is told (OD-PRIV-05). */
const standoff = {
  on: {
    SNAP_ATTACK: take('standoff'),
    REACT: take('standoff'),
    PASS: take('standoff', 'advance'),
  },
  always: { guard: settledAnd('standoffOver'), actions: run('passStandoff'), target: 'advance' },
} as const;

/** One attacker after the other, each with a window before it bites, for escape and Reacts in any order (OD-ATK-03, OD-ESC-04). */
const attackStates = {
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
      { guard: settledAnd('biteIsOff'), target: 'attackResolve' },
      { guard: settledAnd('noReply'), actions: run('passAttack'), target: 'attackResolve' },
    ],
  },
  attackResolve: stepTo('resolveBite', 'chooseAttacker'),
} as const;

export const zombiePhase = {
  initial: 'threatRefresh',
  states: {
    threatRefresh: stepTo('beginZombiePhase', 'spawn'),
    spawn: { on: { SPAWN: take('spawn'), END_SPAWN: take('spawn', 'standoff') } },
    standoff,
    advance: stepTo('advance', 'chooseAttacker'),
    ...attackStates,
    abilities: { on: { ACT: take('abilities'), END_ABILITIES: take('abilities', '#endOfTurn') } },
  },
} as const;
