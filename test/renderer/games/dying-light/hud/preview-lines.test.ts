import { describe, expect, it } from 'vitest';
import { acting } from '../../../../../models/dying-light/decisions/acting';
import type { Move } from '../../../../../models/dying-light/moves';
import type { State } from '../../../../../models/dying-light/state';
import { previewLines } from '../../../../../renderer/games/dying-light/hud/preview-lines';
import { aRunner, type BoardPlan, board } from '../../../../helpers/dying-light';

function actingBoard(plan: BoardPlan): State {
  const state = board(plan);
  return { ...state, active: state.runners[0]?.id ?? null };
}

function theMove(state: State, fits: (move: Move) => boolean): Move {
  const move = acting.options(state).find(fits);
  if (!move) throw new Error('No such move.');
  return move;
}

describe('what a move will cost and bring', () => {
  it('tells dice, Tempo, Exposure and the odds of the Risk roll', () => {
    const state = actingBoard({
      runners: [aRunner('oskar').on('u').pool('basic[block]')],
      infected: { pumpAlley: { biter: 3 } },
    });
    const run = theMove(state, (move) => move.type === 'MOVE' && move.to === 't');
    expect(previewLines(run, state)).toEqual([
      'Hideout Yard',
      '1 die spent: Tempo 1, Exposure 1.',
      '3 Risk dice: 42% a Wound, 42% Exposure, 42% Spawn, 42% Fatigue, 4% all safe.',
    ]);
  });

  it('tells the chance to kill', () => {
    const state = actingBoard({
      runners: [aRunner('mara').on('u').weapon('w-hammer').pool('basic[block]')],
      infected: { pumpAlley: { biter: 1 } },
    });
    const attack = theMove(state, (move) => move.type === 'ATTACK');
    expect(previewLines(attack, state)).toEqual([
      'Biter in Pump Alley',
      '2 damage dice against Toughness 4: 92% to kill.',
      '1 die spent: Tempo 1, Exposure 1.',
    ]);
  });

  it('warns of the worst that is known before a turn is ended', () => {
    const state = actingBoard({
      runners: [
        aRunner('mara').on('u').pool('basic[block]', 'basic[evade]').track('basic[jump]', 'basic[jump]'),
      ],
      infected: { pumpAlley: { biter: 2 }, printCourt: { biter: 1 } },
    });
    expect(previewLines({ type: 'PASS' }, state)).toEqual([
      'Worst known: 2 Infected here, up to 1 may arrive with 1 card. Together they strike with 3 and a die; you keep 3 Defence.',
    ]);
  });
});
