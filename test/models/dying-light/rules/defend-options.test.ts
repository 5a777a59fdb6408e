import { describe, expect, it } from 'vitest';
import { defending } from '../../../../models/dying-light/decisions/defending';
import { aRunner, board } from '../../../helpers/dying-light';
import { underAttack } from '../../../helpers/fighting';

const mara = aRunner('mara').on('J');

function optionsOf(runner: typeof mara, by: Parameters<typeof underAttack>[1], infected = {}) {
  const state = underAttack(board({ runners: [runner], infected }), by);
  const options = defending.options(state);
  return { options, refused: options.filter((move) => defending.why(state, move) !== null) };
}

describe('the defences on offer (method 9.1.6)', () => {
  it('spend no die that cannot help: a Biter brings at most 2', () => {
    const runner = mara.tempo(4).pool('basic[block]', 'basic[jump]', 'basic[jump]');
    const plain = { type: 'DEFEND', boosts: [], gearBoosts: [] };
    expect(optionsOf(runner, { biter: 1 }).options).toEqual([
      { ...plain, dice: ['die-basic-1'], boosts: [{ dieId: 'die-basic-1', icon: 'block' }] },
      { ...plain, dice: ['die-basic-2'] },
      { ...plain, dice: ['die-basic-2', 'die-basic-3'] },
      { type: 'DESPERATE', trackSlots: [1] },
      { type: 'DESPERATE', trackSlots: [1, 2] },
      { type: 'COMMIT' },
    ]);
  });

  it('offer more dice than needed where they reach the Momentum slot', () => {
    const runner = mara.tempo(1).pool('basic[jump]', 'basic[jump]', 'basic[jump]');
    const sizes = optionsOf(runner, { biter: 1 }).options.map((move) =>
      move.type === 'DEFEND' ? move.dice.length : 0,
    );
    expect(sizes).toEqual([1, 2, 3, 0]);
  });

  it('offer Desperate Defense by type of die, Armor and the vest while something is missing', () => {
    const runner = mara
      .track('basic[jump]', 'basic[evade]', 'combat[push]', 'parkour[jump]')
      .gear('brawler')
      .carrying('e-vest');
    const { options, refused } = optionsOf(runner, { volatile: 1 });
    expect(options).toEqual([
      { type: 'DESPERATE', trackSlots: [3] },
      { type: 'DESPERATE', trackSlots: [1] },
      { type: 'DESPERATE', trackSlots: [1, 3] },
      { type: 'DESPERATE', trackSlots: [1, 2] },
      { type: 'GEAR', gearId: 'g-braw-j' },
      { type: 'GEAR', gearId: 'g-braw-g' },
      { type: 'VEST' },
      { type: 'COMMIT' },
    ]);
    expect(refused).toEqual([]);
  });

  it('are only COMMIT with nothing to defend with or the Deep Cut', () => {
    const cut = mara.tempo(3).heavy('wd-deepcut');
    expect([optionsOf(mara, { biter: 1 }).options, optionsOf(cut, { biter: 1 }).options]).toEqual([
      [{ type: 'COMMIT' }],
      [{ type: 'COMMIT' }],
    ]);
  });

  it('are all legal with a full hand, Momentum and Gear', () => {
    const runner = mara
      .pool('basic[block]', 'basic[jump]', 'combat[push+block]', 'parkour[jump]', 'momentum[block+evade]')
      .gear('scavenger');
    const { options, refused } = optionsOf(runner, { volatile: 2 }, { bJ: { volatile: 2 } });
    expect(options.length).toBeGreaterThan(20);
    expect(refused).toEqual([]);
  });
});
