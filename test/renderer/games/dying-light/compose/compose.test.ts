import { describe, expect, it } from 'vitest';
import { acting } from '../../../../../models/dying-light/decisions/acting';
import type { State } from '../../../../../models/dying-light/state';
import { cheapestFirst } from '../../../../../renderer/games/dying-light/compose/answers-order';
import { compose } from '../../../../../renderer/games/dying-light/compose/compose';
import type { Answers } from '../../../../../renderer/play/composer/composition';
import { aRunner, type BoardPlan, board } from '../../../../helpers/dying-light';

function actingBoard(plan: BoardPlan): State {
  const state = board(plan);
  return { ...state, active: state.runners[0]?.id ?? null };
}

function composed(state: State, answers: Answers) {
  const { questions, move } = compose(cheapestFirst(acting.options(state), state), answers, state);
  return { asked: questions.map(({ id, chosen }) => [id, chosen]), move };
}

const onTheTinsmith = actingBoard({
  runners: [aRunner('oskar').on('I').pool('basic[jump]', 'basic[evade]', 'basic[blank]')],
});

describe('putting a move together', () => {
  it('asks what to do, and means going somewhere until something else is said', () => {
    expect(composed(onTheTinsmith, {})).toEqual({
      asked: [
        ['category', 'run'],
        ['to', null],
      ],
      move: null,
    });
    expect(composed(onTheTinsmith, { category: 'PASS' })).toEqual({
      asked: [['category', 'PASS']],
      move: { type: 'PASS' },
    });
  });

  it('asks where to go before it asks how to pay', () => {
    expect(composed(onTheTinsmith, { category: 'jump' })).toEqual({
      asked: [
        ['category', 'jump'],
        ['to', null],
      ],
      move: null,
    });
  });

  it('takes the cheapest payment by itself', () => {
    const { move } = composed(onTheTinsmith, { category: 'jump', to: 'J' });
    expect(move).toMatchObject({ type: 'MOVE', kind: 'jump', to: 'J', dice: ['die-basic-1'] });
  });

  it('takes another payment when that is chosen', () => {
    const { move } = composed(onTheTinsmith, {
      category: 'jump',
      to: 'J',
      dice: 'die-basic-1 die-basic-2',
    });
    expect(move).toMatchObject({ kind: 'jump', to: 'J' });
    expect(move?.type === 'MOVE' && move.dice.toSorted()).toEqual(['die-basic-1', 'die-basic-2']);
  });

  it('forgets an answer that no longer fits', () => {
    const { move } = composed(onTheTinsmith, { category: 'jump', to: 'J', dice: 'die-basic-7' });
    expect(move).toMatchObject({ dice: ['die-basic-1'] });
  });

  it('makes every legal move reachable by answers', () => {
    const legal = cheapestFirst(acting.options(onTheTinsmith), onTheTinsmith);
    const reached = new Set<string>();
    const walk = (answers: Answers): void => {
      const { questions, move } = compose(legal, answers, onTheTinsmith);
      if (move) reached.add(JSON.stringify(move));
      const open = questions.find(({ id }) => answers[id] === undefined);
      for (const { key } of open?.choices ?? []) walk({ ...answers, [open?.id ?? '']: key });
    };
    walk({});
    expect(reached).toEqual(new Set(legal.map((move) => JSON.stringify(move))));
  });
});

describe('the order in which payments are offered', () => {
  it('keeps Block and Power for later (9.1.3)', () => {
    const state = actingBoard({
      runners: [aRunner('oskar').on('t').pool('basic[block]', 'basic[power]', 'basic[jump]')],
    });
    const { move } = composed(state, { category: 'run', to: 'u' });
    expect(move).toMatchObject({ dice: ['die-basic-3'] });
  });

  it('takes the payment with the least Risk among those with equally few dice', () => {
    const state = actingBoard({
      runners: [aRunner('oskar').on('u').pool('basic[jump]', 'basic[evade]')],
      infected: { pumpAlley: { biter: 1 } },
    });
    const { move } = composed(state, { category: 'run', to: 't' });
    expect(move).toMatchObject({ dice: ['die-basic-2'] });
  });
});
