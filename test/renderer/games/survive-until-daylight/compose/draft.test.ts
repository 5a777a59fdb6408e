import { describe, expect, it } from 'vitest';
import {
  candidatesAt,
  compositionAt,
  freshDraft,
  isBegun,
  movesAt,
  peopleAt,
  seatAt,
  steppedBack,
} from '../../../../../renderer/games/survive-until-daylight/compose/draft';
import type { SurviveSession } from '../../../../../renderer/games/survive-until-daylight/types';
import { sessionAt } from '../../../../helpers/survive-session';
import { type TablePlan, table } from '../../../../helpers/survive-until-daylight';

function at(decision: Parameters<typeof sessionAt>[0], plan: TablePlan) {
  const session: SurviveSession = sessionAt(decision, table(plan));
  return { draft: freshDraft(session.getSnapshot()), legal: session.legalMoves(), session };
}

describe('a simple decision', () => {
  it('asks all answers at once', () => {
    const { draft, legal } = at('wave', {
      seats: 2,
      pile: ['hl-bar'],
      more: { searcher: 'seat-1', drawn: 'wave' },
    });
    const { question, move } = compositionAt(draft, legal);
    expect([question?.choices.map(({ label }) => label), move]).toEqual([['Accept', 'Delay'], null]);
  });
});

describe('a combat turn', () => {
  const { draft, legal } = at('combatTurn', {
    characters: ['ch-drifter'],
    cards: [['wp-pipe', 'wp-bat']],
    line: ['wanderer', 'brute'],
    actor: 1,
  });

  it('asks nothing until something is begun', () => {
    expect(compositionAt(draft, legal).question).toBeNull();
    expect(isBegun(draft)).toBe(false);
  });

  it('asks step by step, and goes back step by step', () => {
    const begun = { ...draft, category: 'ATTACK', answers: ['wp-pipe'] } as const;
    expect(compositionAt(begun, legal).question?.id).toBe('target');
    expect(steppedBack(begun).answers).toEqual([]);
    expect(steppedBack({ ...draft, category: 'ATTACK' }).category).toBeNull();
  });

  it('skips what was pointed at', () => {
    const picked = { ...draft, picks: [{ kind: 'enemy', card: 'brute-1' }] } as const;
    const { question } = compositionAt(picked, legal);
    expect(question?.choices.map(({ label }) => label)).toEqual(['Lead Pipe', 'Nailed Bat', 'Bare Hands']);
    expect(
      candidatesAt(picked, legal).every((move) => move.type === 'ATTACK' && move.targetId === 'brute-1'),
    ).toBe(true);
  });

  it('lets the actor throw things away (SD-ITEM-04)', () => {
    const moves = movesAt({ ...draft, category: 'DISCARD' }, legal);
    expect(moves.map(({ type }) => type)).toEqual(['DISCARD', 'DISCARD']);
  });
});

describe('the Trade phase', () => {
  const { draft, legal } = at('tradeOpen', { seats: 3, bots: [2], more: { ready: ['seat-2', 'seat-3'] } });

  it('is open to all people, whether they are ready or not (SD-TRADE-01)', () => {
    expect(peopleAt(draft.at)).toEqual(['seat-1', 'seat-3']);
    expect(seatAt(draft, legal)).toBe('seat-1');
  });

  it('lets who is ready say otherwise, and nothing else', () => {
    expect(movesAt({ ...draft, seat: 'seat-3' }, legal)).toEqual([{ type: 'UNREADY', seat: 'seat-3' }]);
  });

  it('shows each seat its own moves', () => {
    const givers = movesAt(draft, legal).flatMap((move) => (move.type === 'OFFER' ? [move.from] : []));
    expect([...new Set(givers)]).toEqual(['seat-1']);
  });
});
