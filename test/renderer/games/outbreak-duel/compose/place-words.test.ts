import { describe, expect, it } from 'vitest';
import { COMPOSING } from '../../../../../renderer/games/outbreak-duel/compose/composing';
import {
  nameOfSpot,
  offerAt,
  spotsOf,
  spotWords,
} from '../../../../../renderer/games/outbreak-duel/compose/place-words';
import type { OutbreakDuel } from '../../../../../renderer/games/outbreak-duel/types';
import { freshDraft, workOut } from '../../../../../renderer/play/composer/draft';
import { acting, armed, items, type Plan, S, seats } from '../../../../helpers/outbreak-duel';

/** What the person of S reads of the table in the Survivor Phase. */
function listed(plan: Plan) {
  const seen = acting(plan).seen(S);
  const draft = freshDraft<OutbreakDuel>(seen);
  const { moves } = workOut(COMPOSING, draft, COMPOSING.offered(seen.legal, draft.at));
  const { state } = seen.position;
  return spotsOf(state).map((spot) => ({
    kind: spot.kind,
    name: nameOfSpot(spot, state),
    words: spotWords(spot, state),
    offer: offerAt(spot, moves, state),
  }));
}

const PLAN: Plan = {
  s: { hp: 9, ap: 2, tp: 1, th: 0, weapon: armed('W01'), items: items('I01'), hordeRow: [] },
  z: { hp: 14, ap: 0, tp: 1, th: 3, hordeRow: ['ZW1', 'ZB1'] },
  threat: ['ZB1'],
  street: [['ZW1', { sick: true }]],
};

describe('both boards as a list', () => {
  const places = listed(PLAN);

  it('begins with the Survivor in danger, who stands on the board, and what may come', () => {
    expect(places.map(({ kind }) => kind)).toEqual([
      'survivor',
      'weapon',
      'item',
      'zombie',
      'zombie',
      'survivor',
      'row',
      'row',
    ]);
  });

  it('names each zombie with where it stands, HP and damage, and each attack with price and odds', () => {
    const [near, far] = places.filter(({ kind }) => kind === 'zombie');
    expect(near?.words).toMatch(/^Threat Zone, \d HP, \d damage, escape on \d\+, Dutch's board$/);
    expect(far?.words).toMatch(/^Zombie Zone, \d HP, \d damage, escape on \d\+, .*, Dutch's board$/);
    expect(near?.offer).toMatch(/^Attack: 1 AP, .*\d damage/);
  });

  it('names both Survivors with HP and points', () => {
    const survivors = places.filter(({ kind }) => kind === 'survivor');
    expect(survivors.map(({ words }) => words)).toEqual([
      'Dora, 9 HP, 2 AP, 1 TP, 0 TH',
      'Ivo, 14 HP, 0 AP, 1 TP, 3 TH',
    ]);
  });

  it('OD-PRIV-02: says the same to everybody, whatever is in the hands', () => {
    const other = listed({ ...PLAN, z: { ...PLAN.z, hand: ['W01', 'E01'] } });
    const same = listed({ ...PLAN, z: { ...PLAN.z, hand: ['R05', 'R06'] } });
    expect(other).toEqual(same);
  });

  it('offers nothing to whoever is not asked', () => {
    const seen = acting({ ...PLAN, seats: seats('person', 'person') }).seen('table');
    const draft = freshDraft<OutbreakDuel>(seen);
    expect(workOut(COMPOSING, draft, COMPOSING.offered(seen.legal, draft.at)).moves).toEqual([]);
  });
});
