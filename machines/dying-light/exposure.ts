/** The Exposure Phase: Area by Area spawn, move, attack (DL-EXP-02, DL-EXP-03). */
import { run, settled, settledAnd, stepTo, take, when } from './parts';

export const exposure = {
  id: 'exposure',
  initial: 'freeze',
  states: {
    freeze: stepTo('freezeExposure', 'pickArea'),
    pickArea: {
      on: { RESOLVE_AREA: take('pickArea', 'uvCheck') },
      always: { guard: when('noAreaLeft'), target: 'done' },
    },
    uvCheck: {
      always: [
        { guard: settledAnd('areaIsSafe'), target: 'areaDone' },
        { guard: settled, target: 'draw' },
      ],
    },
    draw: stepTo('drawExposure', 'spawnStep'),
    spawnStep: stepTo('spawnStep', 'moveStep'),
    moveStep: stepTo('moveStep', 'attackStep'),
    attackStep: {
      initial: 'share',
      states: {
        share: {
          always: [{ guard: when('needsAssign'), target: 'assign' }, { target: 'attackQueue' }],
        },
        assign: { on: { ASSIGN: take('assign', 'attackQueue') } },
        attackQueue: {
          on: { NEXT_DEFENDER: take('attackQueue', 'defending') },
          always: { guard: settledAnd('noAttackerLeft'), target: '#areaDone' },
        },
        defending: {
          on: {
            DEFEND: take('defending'),
            DESPERATE: take('defending'),
            GEAR: take('defending'),
            VEST: take('defending'),
            COMMIT: take('defending', 'attackRoll'),
          },
        },
        attackRoll: stepTo('rollAttack', 'attackQueue'),
      },
    },
    areaDone: { id: 'areaDone', ...stepTo('finishArea', 'pickArea') },
    done: { entry: run('finishExposure'), always: { guard: settled, target: '#endPhase' } },
  },
} as const;
