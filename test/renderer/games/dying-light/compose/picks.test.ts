import { describe, expect, it } from 'vitest';
import { acting } from '../../../../../models/dying-light/decisions/acting';
import { movesOfPick } from '../../../../../renderer/games/dying-light/compose/picks';
import { aRunner, board } from '../../../../helpers/dying-light';

const state = {
  ...board({
    runners: [aRunner('mara').on('u').weapon('w-bow').pool('basic[evade]', 'basic[block]')],
    infected: { pumpAlley: { biter: 1 }, printCourt: { viral: 1 } },
  }),
  active: 'mara' as const,
};
const legal = acting.options(state);
const kindsAt = (pick: Parameters<typeof movesOfPick>[0]) => [
  ...new Set(movesOfPick(pick, legal, state).map((move) => move.type)),
];

describe('a click on the table', () => {
  it('on a Zone means everything that points there', () => {
    expect(kindsAt({ kind: 'zone', zone: 'r', area: 'printCourt' })).toEqual(['MOVE', 'ATTACK']);
  });

  it('on a miniature means attacking its type there', () => {
    const moves = movesOfPick({ kind: 'infected', infected: 'viral', area: 'printCourt' }, legal, state);
    expect(new Set(moves.map((move) => move.type))).toEqual(new Set(['ATTACK']));
  });

  it('on a die that nobody asks for means nothing', () => {
    expect(kindsAt({ kind: 'die', die: 'die-basic-1' })).toEqual([]);
  });
});
