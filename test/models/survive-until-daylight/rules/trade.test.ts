import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { offer } from '../../../../models/survive-until-daylight/decisions/offer';
import { tradeOpen } from '../../../../models/survive-until-daylight/decisions/tradeOpen';
import type { CardId } from '../../../../models/survive-until-daylight/ids';
import { moveSchema } from '../../../../models/survive-until-daylight/move-schema';
import type { Move, MoveOf } from '../../../../models/survive-until-daylight/moves';
import { openTrade } from '../../../../models/survive-until-daylight/rules/trade';
import type { State } from '../../../../models/survive-until-daylight/state';
import { asked, playAll, sessionAt, stateOf } from '../../../helpers/survive-session';
import {
  answerTo,
  memberAt,
  perform,
  seatOf,
  type TablePlan,
  table,
} from '../../../helpers/survive-until-daylight';

const BAG: readonly CardId[] = ['sw-trigger', 'am-arrow', 'am-arrow', 'am-arrow', 'jk-junk', 'hl-bar'];

function trading(plan: TablePlan = {}): State {
  return table({ seats: 3, cards: [BAG], holder: 1, ...plan });
}

function gift(cardId: CardId, count = 1, from = 1, to = 2): MoveOf<'OFFER'> {
  return { type: 'OFFER', from: seatOf(from), to: seatOf(to), cardId, count };
}

const reason = (state: State, move: Move) => tradeOpen.why(state, move)?.id;

describe('gifts (SD-TRADE-02)', () => {
  it('SD-TV-66: any number of one stack is one gift, and one gift is all (SD-TRADE-03)', () => {
    const session = sessionAt('tradeOpen', trading());
    const entries = playAll(session, gift('am-arrow', 3), { type: 'TAKE', discard: null });
    expect(entries).toEqual([
      { type: 'gift-offered', from: 'seat-1', to: 'seat-2', card: 'am-arrow', count: 3 },
      { type: 'gift-taken', from: 'seat-1', to: 'seat-2', card: 'am-arrow', count: 3 },
    ]);
    expect(memberAt(stateOf(session), 1)).toMatchObject({
      cards: ['sw-trigger', 'jk-junk', 'hl-bar'],
      gifts: 1,
    });
    expect(memberAt(stateOf(session), 2).cards).toEqual(['sw-hipster', 'am-arrow', 'am-arrow', 'am-arrow']);
    expect(session.whyIllegal(gift('jk-junk'))?.id).toBe('GIFT_USED');
  });

  it('SD-TV-66: the Haggler gives twice (SD-PERK-09)', () => {
    const once = (character: 'ch-haggler' | 'ch-psycho') =>
      reason(
        trading({ characters: [character, 'ch-hipster'], members: { 1: { gifts: 1 } } }),
        gift('jk-junk'),
      );
    expect([once('ch-haggler'), once('ch-psycho')]).toEqual([undefined, 'GIFT_USED']);
  });

  it('SD-TV-67: refused does not count, but is not offered to that seat again (SD-TRADE-05)', () => {
    const session = sessionAt('tradeOpen', trading());
    const entries = playAll(session, gift('am-arrow', 2), { type: 'REFUSE' });
    expect(entries.at(-1)).toEqual({
      type: 'gift-refused',
      from: 'seat-1',
      to: 'seat-2',
      card: 'am-arrow',
    });
    expect(memberAt(stateOf(session), 1)).toMatchObject({ cards: BAG, gifts: 0 });
    expect(session.whyIllegal(gift('am-arrow', 1))).toEqual({
      id: 'OFFER_REPEATED',
      params: { name: { text: 'Player 2' } },
    });
    expect(session.whyIllegal(gift('am-arrow', 1, 1, 3))).toBeNull();
    expect(session.whyIllegal(gift('jk-junk'))).toBeNull();
  });

  it('need a card that is there, another seat, and go one by one unless they stack (SD-TRADE-03)', () => {
    expect(reason(trading(), gift('am-bullet'))).toBe('NOT_OWNED');
    expect(reason(trading(), gift('am-arrow', 4))).toBe('NOT_OWNED');
    expect(reason(trading(), gift('am-arrow', 0))).toBe('NOT_OWNED');
    expect(reason(trading(), gift('am-arrow', 1, 1, 1))).toBe('GIFT_SELF');
    expect(reason(trading(), gift('am-arrow', 1, 1, 5))).toBe('PICK_TAKEN');
    expect(reason(trading({ cards: [['jk-junk', 'jk-junk']] }), gift('jk-junk', 2))).toBe('ONE_ITEM');
  });

  it('are cards, weapons included, never tokens, allies or WAVE! (SD-TRADE-04, SD-CRAFT-08)', () => {
    expect(reason(trading(), gift('sw-trigger'))).toBeUndefined();
    const parses = (cardId: string) => v.safeParse(moveSchema, { ...gift('jk-junk'), cardId }).success;
    expect([parses('sw-trigger'), parses('tk-trap'), parses('wave'), parses('survivor-1')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('that do not fit make room or are refused, and may be passed on (SD-TRADE-06)', () => {
    const full: readonly CardId[] = [
      'sw-hipster',
      'wp-pipe',
      'wp-machete',
      'hl-can',
      'in-nails',
      'in-nails',
      'jk-junk',
      'jk-junk',
      'in-wires',
    ];
    const session = sessionAt('tradeOpen', trading({ cards: [BAG, full] }));
    playAll(session, gift('hl-bar'));
    expect(offer.why(stateOf(session), { type: 'TAKE', discard: null })?.id).toBe('INVENTORY_FULL');
    expect(session.legalMoves()).toHaveLength(8);
    playAll(session, { type: 'TAKE', discard: { cardId: 'in-nails', count: 2 } });
    expect(memberAt(stateOf(session), 2).cards.at(-1)).toBe('hl-bar');
    expect(stateOf(session).rubbleDiscard).toEqual(['in-nails', 'in-nails']);
    expect(session.whyIllegal(gift('hl-bar', 1, 2, 3))).toBeNull();
  });

  it('are answered one at a time, also where two seats offer to each other (SD-EDGE-19)', () => {
    const session = sessionAt('tradeOpen', trading());
    playAll(session, gift('hl-bar'));
    expect(asked(session)).toEqual(['offer', 'seat-2']);
    expect(session.whyIllegal(gift('sw-hipster', 1, 2, 1))?.id).toBe('notNow');
    playAll(session, { type: 'TAKE', discard: null }, gift('sw-hipster', 1, 2, 1));
    expect(asked(session)).toEqual(['offer', 'seat-1']);
  });

  it('are listed one by one and as whole stacks, to every other seat (section 9)', () => {
    const offers = tradeOpen
      .options(trading())
      .filter((move) => move.type === 'OFFER' && move.from === 'seat-1');
    expect(offers).toHaveLength(10);
    expect(offers).toContainEqual(gift('am-arrow', 3));
    expect(offers).not.toContainEqual(gift('am-arrow', 2));
    expect(reason(trading(), gift('am-arrow', 2))).toBeUndefined();
  });
});

describe('the Trade phase (SD-TRADE-01)', () => {
  it('forgets the gifts and refusals of the round before', () => {
    const state = trading({
      members: { 1: { gifts: 1 } },
      more: { ready: ['seat-1'], refusals: [{ to: 'seat-2', card: 'hl-bar' }] },
    });
    const opened = perform(state, openTrade).state;
    expect([opened.ready, opened.refusals, memberAt(opened, 1).gifts]).toEqual([[], [], 0]);
  });

  it('ends when everybody is ready; who is ready may only say otherwise', () => {
    const session = sessionAt('tradeOpen', trading({ line: ['wanderer'] }));
    playAll(session, { type: 'READY', seat: 'seat-1' });
    expect(asked(session)).toEqual(['tradeOpen', 'seat-2', 'seat-3']);
    expect(session.whyIllegal(gift('hl-bar'))?.id).toBe('ALREADY_READY');
    expect(session.whyIllegal({ type: 'READY', seat: 'seat-1' })?.id).toBe('ALREADY_READY');
    expect(session.whyIllegal({ type: 'UNREADY', seat: 'seat-2' })?.id).toBe('STILL_TRADING');
    playAll(session, { type: 'UNREADY', seat: 'seat-1' });
    expect(asked(session)).toEqual(['tradeOpen', 'seat-1', 'seat-2', 'seat-3']);
    const ready = [1, 2, 3].map((number) => ({ type: 'READY' as const, seat: seatOf(number) }));
    playAll(session, ...ready);
    expect(asked(session)).toEqual(['combatTurn', 'seat-1']);
  });

  it('lets bots go first, so that nobody waits for them', () => {
    expect(tradeOpen.who(trading({ bots: [2] }))).toEqual(['seat-2', 'seat-1', 'seat-3']);
  });

  it('is over at once for one who is alone and has nothing to do; healing stays (SD-TRADE-01, SD-ITEM-06)', () => {
    const alone = (damage: number) => {
      const state = table({
        cards: [['sw-trigger', 'hl-can']],
        members: { 1: { damage } },
        pile: ['jk-junk'],
        round: 2,
        more: { searcher: 'seat-1', drawn: 'wave' },
      });
      const session = sessionAt('wave', state);
      playAll(session, { type: 'ACCEPT' });
      return session;
    };
    expect(asked(alone(0))).toEqual(['combatTurn', 'seat-1']);
    const hurt = alone(3);
    expect(hurt.legalMoves()).toEqual([
      { type: 'READY', seat: 'seat-1' },
      { type: 'HEAL', seat: 'seat-1', cardId: 'hl-can' },
    ]);
    expect(playAll(hurt, { type: 'HEAL', seat: 'seat-1', cardId: 'hl-can' })[0]).toEqual({
      type: 'healed',
      seat: 'seat-1',
      card: 'hl-can',
      amount: 2,
    });
  });

  it('heals only who is hurt (SD-ITEM-06)', () => {
    const heal = { type: 'HEAL', seat: 'seat-1', cardId: 'hl-bar' } as const;
    expect(reason(trading(), heal)).toBe('HEAL_FULL');
    const hurt = trading({ members: { 1: { damage: 1 } } });
    expect(memberAt(answerTo(hurt, tradeOpen, heal).state, 1)).toMatchObject({ damage: 0 });
  });
});
