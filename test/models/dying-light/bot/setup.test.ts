import { describe, expect, it } from 'vitest';
import { setup } from '../../../../models/dying-light/setup';
import type { State } from '../../../../models/dying-light/state';
import type { Seat } from '../../../../models/kernel/types';
import { botMove } from '../../../helpers/bots';
import { aRunner, board } from '../../../helpers/dying-light';

const seats: readonly Seat[] = [1, 2].map((number) => ({
  id: `seat-${number}`,
  name: `Bot ${number}`,
  controller: { kind: 'bot', level: 'normal' },
}));
const empty = setup({ scenario: 'sc-errand', difficulty: 'normal', soloRunners: 1 }, seats, 'set-up');

function picked(gear: boolean): State {
  const runner = gear ? aRunner('mara').gear('courier') : aRunner('mara');
  return board({ runners: [runner.having({ weapon: null })] });
}

describe('a bot at the set-up', () => {
  it('picks the Runner of its own seat', () => {
    const move = botMove('chooseRunners', empty, { seat: 'seat-2' });
    expect(move).toEqual({ type: 'PICK_RUNNER', seat: 'seat-2', runnerId: 'oskar' });
  });

  it('picks the next one when that Runner is taken', () => {
    const state = { ...empty, runners: board({ runners: [aRunner('oskar')] }).runners };
    const move = botMove('chooseRunners', state, { seat: 'seat-2' });
    expect(move).toEqual({ type: 'PICK_RUNNER', seat: 'seat-2', runnerId: 'juno' });
  });

  it('confirms when everybody has a Runner', () => {
    const state = { ...empty, runners: board({ runners: [aRunner('mara'), aRunner('oskar')] }).runners };
    expect(botMove('chooseRunners', state)).toEqual({ type: 'CONFIRM' });
  });

  it('picks the usual Gear and Weapon', () => {
    expect(botMove('chooseGear', picked(false))).toEqual({ type: 'PICK_GEAR', setId: 'courier' });
    expect(botMove('chooseWeapon', picked(true))).toEqual({ type: 'PICK_WEAPON', weaponId: 'w-bow' });
  });
});
