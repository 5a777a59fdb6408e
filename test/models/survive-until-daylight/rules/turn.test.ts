import { describe, expect, it } from 'vitest';
import { cheer } from '../../../../models/survive-until-daylight/decisions/cheer';
import { combatTurn } from '../../../../models/survive-until-daylight/decisions/combatTurn';
import { nextActor, startCombat } from '../../../../models/survive-until-daylight/rules/turn';
import type { State } from '../../../../models/survive-until-daylight/state';
import { answerTo, memberAt, perform, type TablePlan, table } from '../../../helpers/survive-until-daylight';

/** Three seats, the third holds Cheer, the first is at turn. */
function turn(plan: TablePlan = {}): State {
  return table({
    characters: ['ch-haggler', 'ch-drifter', 'ch-hipster'],
    cards: [[], [], ['sp-cheer']],
    actor: 1,
    line: ['wanderer'],
    ...plan,
  });
}

const end = { type: 'END_TURN' } as const;

describe('SD-TURN-01 turns', () => {
  it('SD-FP-01: begin with the first player and go clockwise once round', () => {
    const start = perform(turn({ firstPlayer: 2, more: { actor: null } }), startCombat).state;
    const second = perform(start, nextActor).state;
    const third = perform(second, nextActor).state;
    expect([start, second, third, perform(third, nextActor).state].map(({ actor }) => actor)).toEqual([
      'seat-2',
      'seat-3',
      'seat-1',
      null,
    ]);
    expect([start.actions, second.actions]).toEqual([1, 1]);
  });

  it('SD-SPEC-03: Focus that was not used is lost', () => {
    expect(perform(turn({ more: { focus: true } }), nextActor).state.focus).toBe(false);
  });

  it('SD-END-02: an empty line in overtime has been won', () => {
    expect(
      perform(turn({ line: [], round: 7, more: { actor: null } }), startCombat).state.outcome?.winners,
    ).not.toEqual([]);
  });
});

describe('SD-SPEC-04 and SD-WIN-03 Cheer', () => {
  it('SD-TV-39: is asked for at the end of the turn and gives one more action', () => {
    const asked = answerTo(turn(), combatTurn, end).state;
    expect(asked.cheerQueue).toEqual(['seat-3']);
    expect(cheer.options(asked)).toEqual([
      { type: 'PASS', seat: 'seat-3' },
      { type: 'CHEER', seat: 'seat-3' },
    ]);
    const { state, entries } = answerTo(asked, cheer, { type: 'CHEER', seat: 'seat-3' });
    expect([state.actions, state.cheerQueue, memberAt(state, 3).cards]).toEqual([2, [], []]);
    expect(entries).toEqual([{ type: 'cheered', seat: 'seat-3', actor: 'seat-1' }]);
  });

  it('SD-WIN-03: by a rule of the house people call it out by themselves, and bots are asked', () => {
    const state = turn();
    const open = { ...state, options: { ...state.options, openReplies: true } };
    expect(answerTo(open, combatTurn, end).state.cheerQueue).toEqual([]);
    expect(answerTo(open, combatTurn, { type: 'CHEER', seat: 'seat-3' }).state.actions).toBe(2);
    const bot = { kind: 'bot', level: 'hard' } as const;
    const seats = open.seats.map((seat) => (seat.id === 'seat-3' ? { ...seat, controller: bot } : seat));
    expect(answerTo({ ...open, seats }, combatTurn, end).state.cheerQueue).toEqual(['seat-3']);
  });

  it('SD-TV-39: after a pass nobody is left to ask', () => {
    const asked = answerTo(turn(), combatTurn, end).state;
    expect(answerTo(asked, cheer, { type: 'PASS', seat: 'seat-3' }).state.cheerQueue).toEqual([]);
  });

  it('SD-TV-40, SD-EDGE-21: is not asked for where an action would be of no use', () => {
    expect(answerTo(turn({ line: [] }), combatTurn, end).state.cheerQueue).toEqual([]);
    const crafty = turn({ line: [], cards: [['in-planks', 'in-nails'], [], ['sp-cheer']] });
    expect(answerTo(crafty, combatTurn, end).state.cheerQueue).toEqual(['seat-3']);
  });

  it('SD-WIN-03: each holder once, clockwise from the actor', () => {
    const state = turn({ actor: 2, cards: [['sp-cheer'], [], ['sp-cheer', 'sp-cheer']] });
    expect(answerTo(state, combatTurn, end).state.cheerQueue).toEqual(['seat-3', 'seat-1']);
  });

  it('SD-SPEC-04: nobody is asked to cheer for oneself', () => {
    const state = turn({ cards: [['sp-cheer'], [], ['sp-cheer']] });
    expect(answerTo(state, combatTurn, end).state.cheerQueue).toEqual(['seat-3']);
  });

  it('may be called out at any time, not for oneself', () => {
    expect(combatTurn.who(turn())).toEqual(['seat-1', 'seat-3']);
    expect(answerTo(turn(), combatTurn, { type: 'CHEER', seat: 'seat-3' }).state.actions).toBe(2);
    expect(combatTurn.why(turn({ actor: 3 }), { type: 'CHEER', seat: 'seat-3' })?.id).toBe('CHEER_SELF');
    expect(combatTurn.why(turn(), { type: 'CHEER', seat: 'seat-2' })?.id).toBe('NOT_OWNED');
  });
});

describe("SD-ITEM-06 healing in one's turn", () => {
  const kit = { type: 'HEAL', seat: 'seat-1', cardId: 'hl-kit' } as const;

  it('costs no action and never goes below 0', () => {
    const state = turn({ cards: [['hl-kit'], [], []], members: { 1: { damage: 3 } } });
    const { state: after, entries } = answerTo(state, combatTurn, kit);
    expect([memberAt(after, 1).damage, after.actions]).toEqual([0, 1]);
    expect(entries).toEqual([{ type: 'healed', seat: 'seat-1', card: 'hl-kit', amount: 3 }]);
  });

  it('is for oneself, for the hurt, with what one has', () => {
    const state = turn({ cards: [['hl-kit'], ['hl-kit'], []], members: { 2: { damage: 3 } } });
    expect(combatTurn.why(state, kit)?.id).toBe('HEAL_FULL');
    expect(combatTurn.why(state, { ...kit, cardId: 'hl-can' })?.id).toBe('NOT_OWNED');
    expect(combatTurn.why(state, { ...kit, seat: 'seat-2' })?.id).toBe('HEAL_NOT_NOW');
  });
});
