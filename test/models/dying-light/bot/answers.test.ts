import { describe, expect, it } from 'vitest';
import { botMove } from '../../../helpers/bots';
import { aRunner, board } from '../../../helpers/dying-light';

describe('the answers of a bot', () => {
  it('accept every exchange (DL-USE-03)', () => {
    const state = {
      ...board({ runners: [aRunner('mara'), aRunner('oskar')] }),
      stack: [{ type: 'exchange', runner: 'mara', other: 'oskar', give: [], take: [] } as const],
    };
    expect(botMove('exchange', state, { seat: 'seat-2' })).toEqual({ type: 'ACCEPT' });
  });

  it('let the least useful die be fatigued', () => {
    const state = {
      ...board({
        runners: [
          aRunner('mara').track('parkour[jump]', 'basic[jump]', 'basic[jump]').pool('momentum[jump+evade]'),
        ],
      }),
      stack: [{ type: 'fatigueDie', runner: 'mara' } as const],
    };
    expect(botMove('fatigueDie', state)).toEqual({ type: 'CHOOSE_DIE', dieId: 'die-basic-1' });
  });

  it('let trouble come out of the emptier Nest', () => {
    const state = {
      ...board({ infected: { laundryLane: { biter: 3 }, market: { biter: 1 } } }),
      stack: [
        {
          type: 'chooseNest',
          nests: ['nest-1', 'nest-2'],
          infected: null,
          count: 2,
          from: 'tramBend',
        } as const,
      ],
    };
    expect(botMove('chooseNest', state)).toEqual({ type: 'NEST', tokenId: 'nest-2' });
  });

  it('spend a Crit on a second enemy when the damage fells the first one anyway (DL-ATK-04)', () => {
    const attack = {
      runner: 'mara',
      area: 'hideoutYard',
      type: 'biter',
      down: false,
      total: 4,
      crits: 1,
      critAreas: ['hideoutYard'],
      cleave: false,
      knockSurvivor: false,
      knockOthers: 0,
      critKilledTarget: false,
      pushes: 0,
    } as const;
    const state = {
      ...board({ runners: [aRunner('mara')], infected: { hideoutYard: { biter: 1, viral: 1 } } }),
      stack: [{ type: 'spendCrits', attack } as const],
    };
    expect(botMove('spendCrits', state)).toEqual({
      type: 'SPEND_CRIT',
      areaId: 'hideoutYard',
      infected: 'viral',
      down: false,
    });
  });

  it('push the more dangerous enemy out', () => {
    const state = {
      ...board({
        round: 8,
        runners: [aRunner('mara').on('t')],
        infected: { hideoutYard: { volatile: 1, biter: 1 } },
      }),
      stack: [{ type: 'push', runner: 'mara', count: 1, survivor: null } as const],
    };
    expect(botMove('push', state)).toMatchObject({ type: 'PUSH', infected: 'volatile' });
  });

  it('choose the nurse who patches when somebody is hurt', () => {
    const heal = { op: 'heal', runner: { who: 'chosen', decider: 'group' }, amount: 2 } as const;
    const state = {
      ...board({ runners: [aRunner('mara').heavy('wd-rib')] }),
      stack: [
        {
          type: 'scenarioChoice',
          card: 'S03',
          by: 'mara',
          context: { actor: 'mara', token: null, chosen: null },
          options: [
            { id: 'patch', text: 'dl.card.S03.patch', ops: [heal] },
            { id: 'tools', text: 'dl.card.S03.tools', ops: [{ op: 'upgrade', runner: { who: 'actor' } }] },
            { id: 'nothing', text: 'dl.card.S03.nothing', ops: [] },
          ],
        } as const,
      ],
    };
    expect(botMove('scenarioChoice', state)).toEqual({ type: 'CHOOSE', optionId: 'patch' });
  });
});
