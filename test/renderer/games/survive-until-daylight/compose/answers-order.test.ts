import { expect, it } from 'vitest';
import { keep } from '../../../../../models/survive-until-daylight/decisions/keep';
import { memberOf } from '../../../../../models/survive-until-daylight/rules/members';
import { cheapestFirst } from '../../../../../renderer/games/survive-until-daylight/compose/answers-order';
import { type TablePlan, table } from '../../../../helpers/survive-until-daylight';

function offered(plan: TablePlan): readonly string[] {
  const state = table({ characters: ['ch-trigger'], more: { drawn: 'hl-kit', searcher: 'seat-1' }, ...plan });
  const moves = cheapestFirst(keep.options(state), memberOf(state, 'seat-1'), state);
  return moves.map((move) => (move.type === 'KEEP' ? (move.discard?.cardId ?? 'keep') : move.type));
}

it('offers to keep what fits before leaving it', () => {
  expect(offered({})).toEqual(['keep', 'LEAVE']);
});

it('offers to leave it before giving up the least that fills a bag (SD-ITEM-03)', () => {
  const bag = [
    'wp-bat',
    'jk-junk',
    'jk-junk',
    'jk-junk',
    'hl-bar',
    'sp-focus',
    'in-nails',
    'wp-pipe',
  ] as const;
  expect(offered({ cards: [bag] }).slice(0, 3)).toEqual(['LEAVE', 'jk-junk', 'wp-pipe']);
});
