import { describe, expect, it } from 'vitest';
import { acting } from '../../../../../models/dying-light/decisions/acting';
import type { State } from '../../../../../models/dying-light/state';
import { compose } from '../../../../../renderer/games/dying-light/compose/compose';
import {
  type Answers,
  type SeveralQuestion,
  toggled,
} from '../../../../../renderer/play/composer/composition';
import { aRunner, board } from '../../../../helpers/dying-light';

const MARA = aRunner('mara').on('m').weapon('w-bow').carrying('c-smoke', 'c-syrup', 'e-inhibitor');
const OSKAR = aRunner('oskar').on('o').weapon('w-hammer').carrying('c-knives', 'e-blade');
const TEO = aRunner('teo').on('o').weapon('w-cleavers');

function turnOf(...others: readonly (typeof MARA)[]): State {
  return { ...board({ runners: [MARA, ...others] }), active: 'mara' };
}

function composed(state: State, answers: Answers) {
  return compose(
    acting.options(state).filter(({ type }) => type === 'EXCHANGE'),
    answers,
    state,
  );
}

function several(state: State, id: string, answers: Answers): SeveralQuestion {
  const question = composed(state, answers).questions.find((one) => one.id === id);
  if (question?.kind !== 'several') throw new Error(`"${id}" is not asked.`);
  return question;
}

describe('putting an exchange together (DL-USE-03)', () => {
  const pair = turnOf(OSKAR);

  it('asks what each of the two gives, and takes nothing for granted', () => {
    const { questions, move, refusal } = composed(pair, {});
    expect(questions.map(({ id, title, chosen }) => [id, title, chosen])).toEqual([
      ['give', 'Mara gives', []],
      ['take', 'Oskar gives in return', []],
    ]);
    expect([move, refusal]).toEqual([null, null]);
  });

  it('gives and takes several Items at once', () => {
    const { move } = composed(pair, { give: 'c-smoke e-inhibitor', take: 'c-knives e-blade' });
    expect(move).toEqual({
      type: 'EXCHANGE',
      otherRunner: 'oskar',
      give: ['c-smoke', 'e-inhibitor'],
      take: ['c-knives', 'e-blade'],
    });
    expect(move && acting.why(pair, move as Parameters<typeof acting.why>[1])).toBeNull();
  });

  it('puts one Item after the other in, and takes it out again', () => {
    const first = toggled(several(pair, 'give', {}), 'e-inhibitor');
    expect(first).toBe('e-inhibitor');
    const both = toggled(several(pair, 'give', { give: first }), 'c-smoke');
    expect(both).toBe('c-smoke e-inhibitor');
    expect(toggled(several(pair, 'give', { give: both }), 'e-inhibitor')).toBe('c-smoke');
  });

  it('says why the rules refuse it (DL-USE-04)', () => {
    expect(composed(pair, { give: 'w-bow c-smoke', take: 'c-knives' })).toMatchObject({
      move: null,
      refusal: { id: 'needWeapon', params: {} },
    });
    expect(composed(pair, { give: 'w-bow c-smoke', take: 'c-knives e-blade' })).toMatchObject({
      move: { give: ['w-bow', 'c-smoke'], take: ['c-knives', 'e-blade'] },
      refusal: null,
    });
  });

  it('asks with whom first where several stand by, and forgets what that one does not have', () => {
    const crowd = turnOf(OSKAR, TEO);
    expect(composed(crowd, {}).questions.map(({ id, chosen }) => [id, chosen])).toEqual([
      ['other', 'oskar'],
      ['give', []],
      ['take', []],
    ]);
    const { move } = composed(crowd, { other: 'teo', give: 'c-syrup', take: 'c-knives' });
    expect(move).toEqual({ type: 'EXCHANGE', otherRunner: 'teo', give: ['c-syrup'], take: [] });
  });
});
