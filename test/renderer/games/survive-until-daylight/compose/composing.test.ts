import { describe, expect, it } from 'vitest';
import { COMPOSING } from '../../../../../renderer/games/survive-until-daylight/compose/composing';
import type {
  SurviveSession,
  SurviveUntilDaylight,
} from '../../../../../renderer/games/survive-until-daylight/types';
import { openQuestion } from '../../../../../renderer/play/composer/composition';
import {
  begunOf,
  type Draft,
  freshDraft,
  steppedBack,
  workOut,
} from '../../../../../renderer/play/composer/draft';
import { sessionAt } from '../../../../helpers/survive-session';
import { type TablePlan, table } from '../../../../helpers/survive-until-daylight';

type SurviveDraft = Draft<SurviveUntilDaylight>;

function at(decision: Parameters<typeof sessionAt>[0], plan: TablePlan) {
  const session: SurviveSession = sessionAt(decision, table(plan));
  const draft = freshDraft<SurviveUntilDaylight>(session.seen('table'));
  const offered = COMPOSING.offered(session.seen('table').legal, draft.at);
  const work = (changed: Partial<SurviveDraft> = {}) => workOut(COMPOSING, { ...draft, ...changed }, offered);
  return { draft, work };
}

describe('a simple decision', () => {
  it('asks all answers at once', () => {
    const { work } = at('wave', {
      seats: 2,
      pile: ['hl-bar'],
      more: { searcher: 'seat-1', drawn: 'wave' },
    });
    const { composition } = work();
    const labels = openQuestion(composition)?.choices.map(({ label }) => label);
    expect([labels, composition.move]).toEqual([['Accept', 'Delay'], null]);
  });
});

describe('a combat turn', () => {
  const { draft, work } = at('combatTurn', {
    characters: ['ch-drifter'],
    cards: [['wp-pipe', 'wp-bat']],
    line: ['wanderer', 'brute'],
    actor: 1,
  });

  it('asks nothing until something is begun', () => {
    expect(openQuestion(work().composition)).toBeNull();
    expect(begunOf(COMPOSING, draft)).toBeNull();
  });

  it('asks step by step, and goes back step by step', () => {
    const begun: SurviveDraft = { ...draft, category: 'ATTACK', answers: { weapon: 'wp-pipe' } };
    expect(openQuestion(work(begun).composition)?.id).toBe('target');
    expect(steppedBack(begun).answers).toEqual({});
    expect(steppedBack({ ...begun, answers: {} }).category).toBeNull();
  });

  it('skips what was pointed at', () => {
    const { composition, candidates } = work({ picks: [{ kind: 'enemy', card: 'brute-1' }] });
    const question = openQuestion(composition);
    expect(question?.choices.map(({ label }) => label)).toEqual(['Lead Pipe', 'Nailed Bat', 'Bare Hands']);
    expect(candidates.every((move) => move.type === 'ATTACK' && move.targetId === 'brute-1')).toBe(true);
  });

  it('lets the actor throw things away (SD-ITEM-04)', () => {
    const { moves } = work({ category: 'DISCARD' });
    expect(moves.map(({ type }) => type)).toEqual(['DISCARD', 'DISCARD']);
  });
});

describe('the Trade phase', () => {
  const { work } = at('tradeOpen', { seats: 3, bots: [2], more: { ready: ['seat-2', 'seat-3'] } });

  it('is open to all people, whether they are ready or not (SD-TRADE-01)', () => {
    expect(work().people).toEqual(['seat-1', 'seat-3']);
    expect(work().seat).toBe('seat-1');
  });

  it('lets who is ready say otherwise, and nothing else', () => {
    expect(work({ seat: 'seat-3' }).moves).toEqual([{ type: 'UNREADY', seat: 'seat-3' }]);
  });

  it('shows each seat its own moves', () => {
    const givers = work().moves.flatMap((move) => (move.type === 'OFFER' ? [move.from] : []));
    expect([...new Set(givers)]).toEqual(['seat-1']);
  });
});

describe('whoever holds Cheer while somebody else fights (SD-SPEC-04)', () => {
  const { work } = at('combatTurn', {
    cards: [['wp-pipe'], ['sp-cheer', 'wp-bat']],
    seats: 2,
    line: ['wanderer'],
    actor: 1,
  });

  it('may call out Cheer, and neither attacks with the weapons of the actor nor ends the turn', () => {
    expect(work({ seat: 'seat-2' }).moves).toEqual([{ type: 'CHEER', seat: 'seat-2' }]);
  });

  it('leaves the turn to the actor, who cannot call it out for them', () => {
    const { seat, moves } = work();
    expect(seat).toBe('seat-1');
    expect(moves.some(({ type }) => type === 'ATTACK')).toBe(true);
    expect(moves.some(({ type }) => type === 'CHEER')).toBe(false);
  });
});
