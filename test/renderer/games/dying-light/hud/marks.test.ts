import { describe, expect, it } from 'vitest';
import { acting } from '../../../../../models/dying-light/decisions/acting';
import type { Move } from '../../../../../models/dying-light/moves';
import type { State } from '../../../../../models/dying-light/state';
import { tableMarks } from '../../../../../renderer/games/dying-light/hud/marks';
import { NOTHING_YET } from '../../../../../renderer/play/composer/composition';
import { aRunner, board } from '../../../../helpers/dying-light';
import type { DieText } from '../../../../helpers/dying-light-runner';

function inPumpAlley(...dice: DieText[]): State {
  return {
    ...board({
      runners: [
        aRunner('mara')
          .on('u')
          .pool(...dice),
      ],
    }),
    active: 'mara',
  };
}

const movesOf = (state: State): readonly Move[] =>
  acting.options(state).filter((move) => move.type === 'MOVE');

describe('what glows on the table', () => {
  it('prices every place in reach: cheap for one die, dear for more', () => {
    const state = inPumpAlley('basic[block]', 'basic[blank]');
    const marks = tableMarks(movesOf(state), NOTHING_YET, state);
    expect(marks).toContainEqual({ zone: 't', tone: 'cheap', label: '1 die' });
    expect(marks).toContainEqual({ zone: 'I', tone: 'dear', label: '2 dice' });
  });

  it('lets the chosen place stand out at its price, and leaves the others in sight', () => {
    const state = inPumpAlley('basic[climb]', 'basic[blank]');
    const moves = movesOf(state);
    const dear = moves.find((move) => move.type === 'MOVE' && move.to === 'I' && move.dice.length === 2);
    if (!dear) throw new Error('The climb can be paid with two dice.');
    const marks = tableMarks(moves, { ...NOTHING_YET, move: dear }, state);
    expect(marks.filter((mark) => 'zone' in mark && mark.zone === 'I')).toEqual([
      { zone: 'I', tone: 'focus', label: '2 dice' },
    ]);
    expect(marks).toContainEqual({ zone: 't', tone: 'cheap', label: '1 die' });
  });
});
