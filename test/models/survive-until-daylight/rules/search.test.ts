import { describe, expect, it } from 'vitest';
import { decksFor } from '../../../../models/survive-until-daylight/content/rubble';
import { keep } from '../../../../models/survive-until-daylight/decisions/keep';
import { scout } from '../../../../models/survive-until-daylight/decisions/scout';
import { searchTurn } from '../../../../models/survive-until-daylight/decisions/searchTurn';
import type { CardId, PileCardId } from '../../../../models/survive-until-daylight/ids';
import { fits, slotsUsed } from '../../../../models/survive-until-daylight/rules/inventory';
import { refill } from '../../../../models/survive-until-daylight/rules/search';
import { asked, playAll, sessionAt, stateOf } from '../../../helpers/survive-session';
import {
  answerTo,
  draws,
  entriesOf,
  memberAt,
  perform,
  type TablePlan,
  table,
} from '../../../helpers/survive-until-daylight';

/** A search with these cards on top of the pile; seat 1 searches. */
function searching(plan: TablePlan) {
  return table({ ...plan, more: { searcher: 'seat-1', ...plan.more } });
}

/** Seat 1 has turned this card over. */
function found(drawn: PileCardId, plan: TablePlan = {}) {
  return searching({ ...plan, more: { drawn } });
}

const FULL: readonly CardId[] = [
  'sw-trigger',
  'wp-pipe',
  'wp-bat',
  'jk-junk',
  'in-planks',
  'am-bullet',
  'am-bullet',
  'am-bullet',
  'hl-bar',
  'hl-can',
];

describe('the inventory', () => {
  const slots = (...cards: readonly CardId[]) => slotsUsed(memberAt(table({ cards: [cards] }), 1));

  it('SD-TV-06: three arrows and two planks fill two slots (SD-ITEM-02)', () => {
    expect(slots('am-arrow', 'am-arrow', 'am-arrow', 'in-planks', 'in-planks')).toBe(2);
  });

  it('SD-TV-07: different kinds of ammo never share a slot (SD-ITEM-02)', () => {
    expect(slots('am-arrow', 'am-shell')).toBe(2);
  });

  it('SD-TV-08: Junk does not stack (SD-ITEM-05)', () => {
    expect(slots('jk-junk', 'jk-junk')).toBe(2);
  });

  it('has 8 slots, 10 for the Haggler (SD-ITEM-01, SD-PERK-09)', () => {
    const room = (character: 'ch-trigger' | 'ch-haggler') =>
      fits(memberAt(table({ characters: [character], cards: [FULL] }), 1), 'hl-kit');
    expect([slots(...FULL), room('ch-trigger'), room('ch-haggler')]).toEqual([8, false, true]);
  });
});

/** Everybody has taken a starter weapon. */
const ARMED: readonly (readonly CardId[])[] = [
  ['sw-trigger', 'wp-pipe'],
  ['sw-hipster', 'wp-bat'],
  ['sw-haggler', 'wp-machete'],
];

describe('the refill', () => {
  it('SD-TV-02: brings 12 cards and WAVE! for three (SD-SRCH-01)', () => {
    const { state, entries } = perform(table({ seats: 3, cards: ARMED }), refill);
    expect([state.activePile.length, state.rubblePile.length, state.searcher]).toEqual([13, 60, 'seat-1']);
    expect(state.activePile.filter((card) => card === 'wave')).toHaveLength(1);
    expect(entries).toEqual([
      { type: 'round-started', round: 1, overtime: false },
      { type: 'pile-refilled', added: 12, before: 0 },
    ]);
  });

  it.each([
    [1, 7],
    [2, 10],
    [3, 12],
    [4, 16],
    [5, 20],
    [6, 20],
  ])('SD-TV-03: for %i seats adds %i cards (SD-SRCH-01)', (seats, added) => {
    expect(entriesOf(perform(table({ seats }), refill).entries, 'pile-refilled')[0]?.added).toBe(added);
  });

  it('SD-TV-04: brings 120 cards in six rounds of six seats; five are never seen (SD-SRCH-01)', () => {
    const starters = { rubblePile: decksFor(6).slice(6) };
    let state = table({ seats: 6, more: starters });
    for (let round = 1; round <= 6; round++) state = perform({ ...state, round }, refill).state;
    expect(state.activePile.filter((card) => card !== 'wave')).toHaveLength(120);
    expect(state.rubblePile).toHaveLength(5);
  });

  it('SD-TV-11: keeps what was left for the next round (SD-SRCH-07, SD-WAVE-07)', () => {
    const pile = ['jk-junk', 'jk-junk', 'hl-bar', 'hl-can', 'am-arrow', 'am-arrow', 'in-nails'] as const;
    const { state } = perform(table({ seats: 2, pile, round: 2 }), refill);
    expect(state.activePile).toHaveLength(18);
  });

  it('takes what is there when the rubble pile runs short (SD-SRCH-02)', () => {
    const short = table({ seats: 1, more: { rubblePile: ['jk-junk', 'hl-bar'] } });
    expect(perform(short, refill).state).toMatchObject({ rubblePile: [], activePile: { length: 3 } });
  });

  it('SD-TV-69: brings nothing but WAVE! in overtime (SD-END-01, SD-SRCH-02)', () => {
    const { state, entries } = perform(table({ round: 7, pile: ['jk-junk'] }), refill);
    expect(state.activePile.toSorted()).toEqual(['jk-junk', 'wave']);
    expect(entries[0]).toEqual({ type: 'round-started', round: 7, overtime: true });
  });

  it('forgets what was used up in the round before', () => {
    const { state } = perform(table({ members: { 1: { used: ['scout'], bloodLust: 1 } } }), refill);
    expect(memberAt(state, 1)).toMatchObject({ used: [], bloodLust: 0 });
  });
});

describe('searching', () => {
  it('goes clockwise, one card each (SD-SRCH-03, SD-SRCH-05)', () => {
    const session = sessionAt('searchTurn', searching({ seats: 2, pile: ['jk-junk', 'hl-bar', 'wave'] }));
    expect(session.legalMoves()).toEqual([{ type: 'DRAW' }]);
    expect(playAll(session, { type: 'DRAW' })).toEqual([
      { type: 'card-found', seat: 'seat-1', card: 'jk-junk' },
    ]);
    expect(session.whyIllegal({ type: 'HEAL', seat: 'seat-1', cardId: 'hl-bar' })?.id).toBe('HEAL_NOT_NOW');
    playAll(session, { type: 'LEAVE' });
    expect(asked(session)).toEqual(['searchTurn', 'seat-2']);
    playAll(session, { type: 'DRAW' }, { type: 'KEEP', discard: null });
    expect(asked(session)).toEqual(['searchTurn', 'seat-1']);
    expect(memberAt(stateOf(session), 2).cards).toEqual(['sw-hipster', 'hl-bar']);
  });

  it('keeps or leaves the card (SD-SRCH-04)', () => {
    const left = answerTo(found('hl-kit'), keep, { type: 'LEAVE' });
    expect(left.state).toMatchObject({ drawn: null, rubbleDiscard: ['hl-kit'] });
    expect(left.entries).toEqual([{ type: 'card-left', seat: 'seat-1', card: 'hl-kit' }]);
    const kept = answerTo(found('hl-kit'), keep, { type: 'KEEP', discard: null });
    expect(memberAt(kept.state, 1).cards).toEqual(['sw-trigger', 'hl-kit']);
    expect(kept.entries).toEqual([{ type: 'card-kept', seat: 'seat-1', card: 'hl-kit', auto: false }]);
  });

  it('SD-TV-09: planks join planks in a full bag (SD-ITEM-03)', () => {
    const { state } = answerTo(found('in-planks', { cards: [FULL] }), keep, { type: 'KEEP', discard: null });
    expect(slotsUsed(memberAt(state, 1))).toBe(8);
  });

  it('SD-TV-10: what does not fit replaces a whole stack (SD-ITEM-03, SD-EDGE-18)', () => {
    const state = found('hl-kit', { cards: [FULL] });
    const reason = (discard: { cardId: CardId; count: number } | null) =>
      keep.why(state, { type: 'KEEP', discard })?.id;
    expect(reason(null)).toBe('INVENTORY_FULL');
    expect(reason({ cardId: 'am-bullet', count: 2 })).toBe('DISCARD_WHOLE_STACK');
    expect(reason({ cardId: 'hl-kit', count: 1 })).toBe('NOT_OWNED');
    const swapped = answerTo(state, keep, { type: 'KEEP', discard: { cardId: 'am-bullet', count: 3 } });
    expect(swapped.state.rubbleDiscard).toEqual(['am-bullet', 'am-bullet', 'am-bullet']);
    expect(memberAt(swapped.state, 1).cards.at(-1)).toBe('hl-kit');
    expect(swapped.entries[0]).toEqual({
      type: 'cards-discarded',
      seat: 'seat-1',
      card: 'am-bullet',
      count: 3,
    });
  });

  it('lists one way to make room for each item, and leaving', () => {
    const options = keep.options(found('hl-kit', { cards: [FULL] }));
    expect(options).toHaveLength(9);
    expect(options).toContainEqual({ type: 'KEEP', discard: { cardId: 'am-bullet', count: 3 } });
    expect(keep.why(found('hl-kit'), { type: 'KEEP', discard: { cardId: 'sw-trigger', count: 1 } })?.id).toBe(
      'ROOM_ENOUGH',
    );
  });

  it('throws away what the searcher names while it waits, and goes on waiting (SD-ITEM-04)', () => {
    const session = sessionAt('searchTurn', searching({ cards: [FULL], pile: ['wave'] }));
    playAll(session, { type: 'DISCARD', seat: 'seat-1', cardId: 'am-bullet', count: 2 });
    expect(stateOf(session).rubbleDiscard).toEqual(['am-bullet', 'am-bullet']);
    expect(asked(session)).toEqual(['searchTurn', 'seat-1']);
    const other = { type: 'DISCARD', seat: 'seat-1', cardId: 'am-shell', count: 1 } as const;
    expect(session.whyIllegal(other)?.id).toBe('NOT_OWNED');
    expect(session.whyIllegal({ ...other, seat: 'seat-2' })?.id).toBe('notYourTurn');
  });

  it('draws what was loaded, and refuses what is not in the pile', () => {
    const plan = { pile: ['jk-junk', 'hl-bar'] } as const;
    const drawn = (card: string) =>
      answerTo(searching({ ...plan, luck: draws('rubble', card) }), searchTurn, { type: 'DRAW' }).state.drawn;
    expect(drawn('hl-bar')).toBe('hl-bar');
    expect(() => drawn('hl-kit')).toThrow('The loaded card "hl-kit" is not in the pile "rubble".');
  });
});

describe('keeping without being asked (5.1)', () => {
  const onDraw = (plan: TablePlan) => {
    const session = sessionAt(
      'searchTurn',
      searching({ seats: 2, members: { 1: { autoKeep: true } }, ...plan }),
    );
    return { entries: playAll(session, { type: 'DRAW' }), session };
  };

  it('takes what fits', () => {
    const { entries, session } = onDraw({ pile: ['hl-bar', 'wave'] });
    expect(entries[1]).toEqual({ type: 'card-kept', seat: 'seat-1', card: 'hl-bar', auto: true });
    expect(asked(session)).toEqual(['searchTurn', 'seat-2']);
  });

  it('asks about Junk, and about what does not fit', () => {
    expect(asked(onDraw({ pile: ['jk-junk', 'wave'] }).session)).toEqual(['keep', 'seat-1']);
    expect(asked(onDraw({ pile: ['hl-kit', 'wave'], cards: [FULL] }).session)).toEqual(['keep', 'seat-1']);
  });
});

describe("the Drifter's Scout (SD-PERK-08)", () => {
  const plan: TablePlan = { characters: ['ch-drifter', 'ch-trigger'], pile: ['wave', 'jk-junk', 'hl-kit'] };

  it('SD-TV-19: takes the kit and leaves WAVE! on top for the next seat', () => {
    const session = sessionAt('searchTurn', searching(plan));
    const entries = playAll(session, { type: 'SCOUT' });
    expect(entries).toEqual([
      { type: 'perk-used', seat: 'seat-1', perk: 'scout' },
      { type: 'scouted', seat: 'seat-1', cards: ['wave', 'jk-junk', 'hl-kit'] },
    ]);
    expect(session.legalMoves()).toHaveLength(6);
    playAll(
      session,
      { type: 'SCOUT_TAKE', takeIndex: 2, restOrder: [0, 1] },
      { type: 'KEEP', discard: null },
    );
    expect(memberAt(stateOf(session), 1).cards).toEqual(['sw-drifter', 'hl-kit']);
    expect(stateOf(session).activePile).toEqual(['wave', 'jk-junk']);
    playAll(session, { type: 'DRAW' });
    expect(asked(session)).toEqual(['wave', 'seat-2']);
  });

  it('needs the character, the token, two cards, and is there once a round', () => {
    const reason = (more: TablePlan) =>
      searchTurn.why(searching({ ...plan, ...more }), { type: 'SCOUT' })?.id;
    expect(reason({ characters: ['ch-trigger', 'ch-drifter'] })).toBe('PERK_NOT_YOURS');
    expect(reason({ firstPlayer: 2 })).toBe('PERK_NEEDS_TOKEN');
    expect(reason({ members: { 1: { used: ['scout'] } } })).toBe('PERK_USED');
    expect(reason({ pile: ['wave'] })).toBe('PILE_SHORT');
    expect(reason({ pile: ['wave', 'jk-junk'] })).toBeUndefined();
  });

  it('puts back every card that is not taken, and each once', () => {
    const state = searching({ ...plan, more: { scouted: ['wave', 'jk-junk'] } });
    const reason = (takeIndex: number, restOrder: readonly number[]) =>
      scout.why(state, { type: 'SCOUT_TAKE', takeIndex, restOrder })?.id;
    expect([reason(0, [1]), reason(0, [0]), reason(0, []), reason(2, [0])]).toEqual([
      undefined,
      'PICK_TAKEN',
      'PICK_TAKEN',
      'PICK_TAKEN',
    ]);
  });
});
