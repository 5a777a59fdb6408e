import { describe, expect, it } from 'vitest';
import { acting } from '../../../../../models/dying-light/decisions/acting';
import type { Move } from '../../../../../models/dying-light/moves';
import type { State } from '../../../../../models/dying-light/state';
import { lessonPlan } from '../../../../../renderer/games/dying-light/coach/lesson-plan';
import { cheapestFirst } from '../../../../../renderer/games/dying-light/compose/answers-order';
import { compose } from '../../../../../renderer/games/dying-light/compose/compose';
import { findDie } from '../../../../../renderer/games/dying-light/compose/dice-words';
import { startGame } from '../../../../../renderer/games/dying-light/plan/start';
import { aRunner, board } from '../../../../helpers/dying-light';
import { opened } from '../../../../helpers/opened';

/** What is taken for granted until somebody answers otherwise. */
function usual(moves: readonly Move[], state: State): Move | null {
  return compose(cheapestFirst(moves, state), {}, state).move;
}

describe('what is taken for granted', () => {
  it('keeps the Climb and the Jump die of the lesson for the roofs that come next (specification 12)', () => {
    const session = opened(startGame(lessonPlan('abc')));
    const [read] = session.legalMoves();
    if (read) session.playByAnyone(read);
    const { state } = session.whole().position;
    const run = usual(
      session.legalMoves().filter((move) => move.type === 'MOVE' && move.to === 'u'),
      state,
    );
    const spent = run?.type === 'MOVE' ? run.dice.map((id) => findDie(state, id)) : [];
    expect(spent.map((die) => [die?.type, die?.face])).toEqual([['basic', 1]]);
  });

  it('is the goal of the scenario before the loot beside it', () => {
    const loot = { id: 'loot-common-9', kind: 'loot-common', zone: 'I', on: true, expires: null } as const;
    const base = board({ runners: [aRunner('mara').on('I')], tokens: [loot] });
    // The loot is listed first.
    const state = { ...base, active: 'mara' as const, tokens: base.tokens.toReversed() };
    const there = acting.options(state).filter((move) => move.type === 'INTERACT');
    expect(there).toHaveLength(2);
    expect(usual(there, state)).toMatchObject({ type: 'INTERACT', tokenId: 'obj-a' });
  });
});
