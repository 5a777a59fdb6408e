import { describe, expect, it } from 'vitest';
import { COMPOSING } from '../../../../../renderer/games/survive-until-daylight/compose/composing';
import { offerAt, spotWords } from '../../../../../renderer/games/survive-until-daylight/compose/place-words';
import { spotsOf } from '../../../../../renderer/games/survive-until-daylight/hud/places-dialog';
import type { SurviveUntilDaylight } from '../../../../../renderer/games/survive-until-daylight/types';
import { freshDraft, workOut } from '../../../../../renderer/play/composer/draft';
import { sessionAt } from '../../../../helpers/survive-session';
import { type TablePlan, table } from '../../../../helpers/survive-until-daylight';

/** Everything on the table with who stands there and what can be done. */
function listed(decision: Parameters<typeof sessionAt>[0], plan: TablePlan) {
  const seen = sessionAt(decision, table(plan)).seen('table');
  const draft = freshDraft<SurviveUntilDaylight>(seen);
  const { moves } = workOut(COMPOSING, draft, COMPOSING.offered(seen.legal, draft.at));
  const { state } = seen.position;
  return spotsOf(state).map((spot) => ({
    spot:
      'card' in spot ? spot.card : 'seat' in spot ? spot.seat : spot.kind === 'pile' ? spot.pile : spot.kind,
    words: spotWords(spot, state),
    offer: offerAt(spot, moves, state),
  }));
}

const FIGHT: TablePlan = {
  characters: ['ch-drifter', 'ch-hipster'],
  cards: [['wp-pipe', 'in-planks', 'in-planks', 'in-wires'], []],
  line: ['wanderer', 'brute 2'],
  actor: 1,
};

describe('the street as a list', () => {
  it('names the line from left to right with the health that is left, and what an attack promises', () => {
    const places = listed('combatTurn', FIGHT);
    expect(places.slice(0, 2).map(({ words }) => words)).toEqual(['2 health left', '4 health left']);
    expect(places[0]?.offer).toMatch(/^Attack: .+, \d+% dead, about \d/);
  });

  it('names who sits where, with health, tokens and the First Player', () => {
    const seats = listed('combatTurn', FIGHT).filter(({ spot }) => spot.startsWith('seat-'));
    expect(seats.map(({ words, offer }) => [words, offer])).toEqual([
      ['Player 1, Health 11 of 11 and First Player token', null],
      ['Player 2 and Health 12 of 12', null],
    ]);
  });

  it('says what a search draws from, and what may turn up', () => {
    const search: TablePlan = { seats: 2, pile: ['jk-junk', 'wave'], more: { searcher: 'seat-1' } };
    const pile = listed('searchTurn', search).find(({ spot }) => spot === 'active');
    expect(pile).toEqual({
      spot: 'active',
      words: '2 cards',
      offer: 'Draw: 2 cards: WAVE! with 50%; red cards unseen: 6',
    });
  });

  it('says in the Trade phase to whom one may give what', () => {
    const trade: TablePlan = { seats: 2, cards: [['hl-bar', 'jk-junk'], []], pile: ['wave'] };
    const [own, other] = listed('tradeOpen', trade).filter(({ spot }) => spot.startsWith('seat-'));
    expect(own?.offer).toBeNull();
    expect(other?.offer).toBe('Give: Squashed Granola Bar and Junk');
  });

  it('leaves out piles in which nothing lies', () => {
    const trade: TablePlan = { seats: 2, pile: ['wave'] };
    expect(listed('tradeOpen', trade).some(({ words }) => words === '0 cards')).toBe(false);
  });
});
