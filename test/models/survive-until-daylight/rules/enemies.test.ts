import { describe, expect, it } from 'vitest';
import { enemiesAttack } from '../../../helpers/survive-fighting';
import { lossCards } from '../../../helpers/survive-losses';
import {
  draws,
  entriesOf,
  lineOf,
  memberAt,
  type TablePlan,
  table,
} from '../../../helpers/survive-until-daylight';

/** One to three seats without perks against hits; seat 1 holds WAVE!. */
function night(plan: TablePlan) {
  return table({ characters: ['ch-haggler'], holder: 1, ...plan });
}

const THREE: TablePlan['characters'] = ['ch-haggler', 'ch-drifter', 'ch-hipster'];

/** Damage and splash of every attack, in order. */
function attacks(plan: TablePlan) {
  const { entries } = enemiesAttack(night(plan));
  return entriesOf(entries, 'enemy-attacked').map(({ enemy, target, damage }) => [enemy, target, damage]);
}

describe('SD-ENEM-01 order', () => {
  it('goes from left to right; the stunned are skipped', () => {
    const plan: TablePlan = { line: ['wanderer', 'brute stunned', 'wanderer'] };
    expect(attacks(plan).map(([enemy]) => enemy)).toEqual(['wanderer-1', 'wanderer-2']);
    expect(entriesOf(enemiesAttack(night(plan)).entries, 'enemy-skipped')).toEqual([
      { type: 'enemy-skipped', enemy: 'brute-1' },
    ]);
  });
});

describe('SD-ENEM-02 and SD-ENEM-06 Survivors are hit first', () => {
  it('SD-TV-56, SD-EDGE-16: the Wanderer kills the Survivor, the Raider turns to the holder', () => {
    const { state, entries } = enemiesAttack(
      night({
        line: ['wanderer', 'survivor', 'raider'],
        luck: [...draws('combat', 'cc-hit', 'cc-hit', 'cc-even'), ...draws('loss', 'sw-haggler')],
      }),
    );
    expect(lineOf(state)).toEqual(['wanderer', 'raider']);
    expect(memberAt(state, 1)).toMatchObject({ damage: 1, cards: [] });
    expect(lossCards(entries)).toEqual(['sw-haggler']);
  });

  it('SD-TV-57: a Survivor who was missed is the target of the next attacker', () => {
    expect(
      attacks({
        line: ['wanderer', 'survivor', 'raider'],
        luck: draws('combat', 'cc-even', 'cc-even', 'cc-slip'),
      }),
    ).toEqual([
      ['wanderer-1', 'survivor-1', 0],
      ['raider-1', 'survivor-1', 0],
    ]);
  });

  it('SD-ENEM-02: the leftmost one', () => {
    const line: TablePlan['line'] = ['wanderer', 'survivor', 'survivor'];
    expect(attacks({ line, luck: draws('combat', 'cc-hit') })[0]?.[1]).toBe('survivor-1');
  });

  it('SD-ENEM-06: splash and theft are lost on a Survivor', () => {
    const { state } = enemiesAttack(
      night({
        characters: THREE,
        line: ['raider', 'survivor'],
        luck: draws('combat', 'cc-overkill', 'cc-slip'),
      }),
    );
    expect([1, 2, 3].map((number) => memberAt(state, number).damage)).toEqual([0, 0, 0]);
    expect(memberAt(state, 1).cards).toEqual(['sw-haggler']);
  });
});

describe('SD-ENEM-04 damage', () => {
  it('SD-TV-44, SD-ENEM-10: a Monster on the line adds 1, to itself too', () => {
    const strike = (card: string) =>
      attacks({ line: ['wanderer', 'monster stunned'], luck: draws('combat', card) });
    expect(strike('cc-slip')).toEqual([['wanderer-1', 'seat-1', 0]]);
    expect(strike('cc-even')).toEqual([['wanderer-1', 'seat-1', 1]]);
    const monster = attacks({ line: ['monster'], luck: draws('combat', 'cc-even', 'cc-even') });
    expect(monster).toEqual([['monster-1', 'seat-1', 2]]);
  });

  it('SD-TV-45: two add 2, to fixed numbers as well', () => {
    const line: TablePlan['line'] = ['brute', 'monster stunned', 'monster stunned'];
    expect(attacks({ line, luck: draws('combat', 'cc-graze') })).toEqual([['brute-1', 'seat-1', 3]]);
  });

  it('SD-EDGE-32, SD-ENEM-04: Clean Through splashes the printed base, without bolster', () => {
    const splash = (line: TablePlan['line']) =>
      entriesOf(
        enemiesAttack(night({ line: line ?? [], luck: draws('combat', 'cc-through') })).entries,
        'enemy-attacked',
      )[0]?.splash;
    expect(splash(['wanderer', 'monster stunned'])).toBe(0);
    expect(splash(['brute', 'monster stunned'])).toBe(1);
  });
});

describe('SD-ENEM-05 the most damaging card', () => {
  it('SD-TV-42: counts splash for each seat it reaches', () => {
    const { state, entries } = enemiesAttack(
      night({
        characters: THREE,
        line: ['raider'],
        luck: [...draws('combat', 'cc-hit', 'cc-swing'), ...draws('loss', 'sw-haggler')],
      }),
    );
    expect(entriesOf(entries, 'card-used')[0]?.card).toBe('cc-swing');
    expect([1, 2, 3].map((number) => memberAt(state, number).damage)).toEqual([1, 1, 1]);
    // SD-ENEM-08: only the seat attacked is robbed.
    expect([1, 2, 3].map((number) => memberAt(state, number).cards.length)).toEqual([0, 1, 1]);
  });

  it('SD-TV-43: alone at the table a tie goes to the first drawn', () => {
    const { entries } = enemiesAttack(
      night({ line: ['raider'], luck: draws('combat', 'cc-hit', 'cc-swing') }),
    );
    expect(entriesOf(entries, 'card-used')[0]?.card).toBe('cc-hit');
  });

  it('a tie goes to the higher target damage', () => {
    const { entries } = enemiesAttack(
      night({
        characters: ['ch-haggler', 'ch-drifter'],
        line: ['raider'],
        luck: draws('combat', 'cc-swing', 'cc-solid'),
      }),
    );
    expect(entriesOf(entries, 'card-used')[0]?.card).toBe('cc-solid');
  });
});

describe('SD-ENEM-07 splash on seats', () => {
  it('SD-ASLT-05: reaches the left neighbour, then the right one', () => {
    const { entries } = enemiesAttack(
      night({ characters: THREE, holder: 2, line: ['wanderer'], luck: draws('combat', 'cc-swing') }),
    );
    expect(entriesOf(entries, 'damage-taken').map(({ seat, splash }) => [seat, splash])).toEqual([
      ['seat-2', false],
      ['seat-3', true],
      ['seat-1', true],
    ]);
  });

  it('SD-EDGE-25, SD-ASLT-05: with two seats the other one is hit once', () => {
    const { state } = enemiesAttack(
      night({
        characters: ['ch-haggler', 'ch-drifter'],
        line: ['wanderer'],
        luck: draws('combat', 'cc-swing'),
      }),
    );
    expect(memberAt(state, 2).damage).toBe(1);
  });
});

describe('SD-CRAFT-05 traps', () => {
  const trapped: TablePlan = { members: { 1: { traps: 1 } } };

  it('SD-TV-50: a Raider dies in it and does not attack', () => {
    const { state, entries } = enemiesAttack(night({ ...trapped, line: ['raider', 'wanderer'] }));
    expect(entriesOf(entries, 'trap-sprung')).toEqual([
      { type: 'trap-sprung', seat: 'seat-1', enemy: 'raider-1' },
    ]);
    expect(entriesOf(entries, 'enemy-attacked').map(({ enemy }) => enemy)).toEqual(['wanderer-1']);
    expect([lineOf(state), memberAt(state, 1).traps]).toEqual([['wanderer'], 0]);
  });

  it('SD-TV-51: a Brute survives it and attacks', () => {
    const { state } = enemiesAttack(night({ ...trapped, line: ['brute'], luck: draws('combat', 'cc-even') }));
    expect([lineOf(state), memberAt(state, 1).damage]).toEqual([['brute 3/4'], 1]);
  });

  it('SD-TV-52: does not go off when a Survivor is attacked', () => {
    const { state } = enemiesAttack(
      night({ ...trapped, line: ['wanderer', 'survivor'], luck: draws('combat', 'cc-hit') }),
    );
    expect([lineOf(state), memberAt(state, 1).traps]).toEqual([['wanderer'], 1]);
  });

  it('SD-CRAFT-05: one an attack, and not by splash', () => {
    const { state } = enemiesAttack(
      night({
        characters: ['ch-haggler', 'ch-drifter'],
        members: { 1: { traps: 2 }, 2: { traps: 1 } },
        line: ['brute'],
        luck: draws('combat', 'cc-overkill'),
      }),
    );
    expect([memberAt(state, 1).traps, memberAt(state, 2).traps]).toEqual([1, 1]);
  });

  it('SD-EDGE-13: kills the last enemy of round 6 and wins at once', () => {
    const { state } = enemiesAttack(night({ ...trapped, line: ['wanderer'], round: 6 }));
    expect(state.outcome?.reason).toBe('sd.outcome.line-cleared');
  });

  it('SD-EDGE-14: kills a Monster, whose bolster ends for those behind it', () => {
    expect(
      attacks({ ...trapped, line: ['monster 5/8', 'wanderer'], luck: draws('combat', 'cc-even') }),
    ).toEqual([['wanderer-1', 'seat-1', 0]]);
  });
});

describe('SD-CRAFT-07 stunned Monsters', () => {
  it('do not attack and still bolster', () => {
    expect(attacks({ line: ['wanderer', 'monster stunned'], luck: draws('combat', 'cc-hit') })).toEqual([
      ['wanderer-1', 'seat-1', 2],
    ]);
  });

  it("SD-EDGE-15: a Monster that died in the characters' turns bolsters nobody", () => {
    expect(attacks({ line: ['wanderer'], luck: draws('combat', 'cc-hit') })).toEqual([
      ['wanderer-1', 'seat-1', 1],
    ]);
  });
});
