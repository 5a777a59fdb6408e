import { describe, expect, it } from 'vitest';
import { upgrade } from '../../../../models/dying-light/decisions/upgrade';
import { pushFrames } from '../../../../models/dying-light/play';
import { mayUpgrade } from '../../../../models/dying-light/rules/upgrade';
import type { State } from '../../../../models/dying-light/state';
import { answer, aRunner, board, perform, rolls } from '../../../helpers/dying-light';
import { firstRunner } from '../../../helpers/dying-light-moves';

const asked = (state: State): State =>
  perform(state, (play) => pushFrames(play, { type: 'upgrade', runner: 'mara' })).state;

const pool = aRunner('mara')
  .pool('parkour[jump]', 'basic[jump]', 'basic[jump]', 'basic[climb]')
  .track('basic[jump]');

describe('Upgrading a die', () => {
  it('TV-66, DL-UPG-01: the new die is rolled and lies exactly where the old one lay', () => {
    const state = asked(board({ runners: [pool], luck: { dice: rolls('combat', 'push') } }));
    const done = answer(state, upgrade, { type: 'UPGRADE', dieId: 'die-basic-1', to: 'combat' });
    expect(firstRunner(done.state).pool.map((die) => die.id)).toEqual([
      'die-parkour-1',
      'die-combat-1',
      'die-basic-2',
      'die-basic-3',
    ]);
    expect(done.entries).toEqual([
      {
        type: 'die-upgraded',
        runner: 'mara',
        old: 'die-basic-1',
        die: { id: 'die-combat-1', type: 'combat', face: 3 },
      },
    ]);
    expect(done.state.supply.basic).toContain('die-basic-1');
    expect(done.state.supply.combat).not.toContain('die-combat-1');
    expect(done.state.stack).toEqual([]);
  });

  it('DL-UPG-01: offers every different Basic die of the pool and both types', () => {
    expect(upgrade.options(asked(board({ runners: [pool] })))).toEqual([
      { type: 'UPGRADE', dieId: 'die-basic-1', to: 'parkour' },
      { type: 'UPGRADE', dieId: 'die-basic-1', to: 'combat' },
      { type: 'UPGRADE', dieId: 'die-basic-3', to: 'parkour' },
      { type: 'UPGRADE', dieId: 'die-basic-3', to: 'combat' },
    ]);
  });

  it('DL-UPG-01: a type that is used up leaves the other, none at all no effect', () => {
    const state = asked(board({ runners: [pool] }));
    const noCombat = { ...state, supply: { ...state.supply, combat: [] } };
    expect(upgrade.why(noCombat, { type: 'UPGRADE', dieId: 'die-basic-1', to: 'combat' })).toEqual({
      id: 'supplyEmpty',
      params: {},
    });
    expect(upgrade.options(noCombat).map((move) => move.to)).toEqual(['parkour', 'parkour']);
    const neither = { ...noCombat, supply: { ...noCombat.supply, parkour: [] } };
    expect(mayUpgrade(neither, firstRunner(neither))).toBe(false);
  });

  it('upgrades only Basic dice of the pool', () => {
    const state = asked(board({ runners: [pool] }));
    for (const dieId of ['die-parkour-1', 'die-basic-4'] as const) {
      expect(upgrade.why(state, { type: 'UPGRADE', dieId, to: 'combat' })).toEqual({
        id: 'notInPool',
        params: {},
      });
    }
    expect(upgrade.why(state, { type: 'DECLINE' })).toEqual({ id: 'notYourTurn', params: {} });
  });
});
