import { describe, expect, it } from 'vitest';
import type { OpenSession } from '../../../machines/kernel/contract';
import { createSession } from '../../../machines/kernel/session';
import { oneMonthIn } from '../../../machines/one-month-in/game';
import type { BotLevel, Seat } from '../../../models/kernel/types';
import { LAYOUTS } from '../../../models/one-month-in/content/layouts';
import type { Entry } from '../../../models/one-month-in/entries';
import { LAYOUT_IDS, type LayoutId } from '../../../models/one-month-in/ids';
import { invariantFaults } from '../../../models/one-month-in/invariants';
import type { Move } from '../../../models/one-month-in/moves';
import type { State } from '../../../models/one-month-in/state';
import { USUAL } from '../../helpers/one-month-in';

const LEVELS: readonly BotLevel[] = ['easy', 'normal', 'hard'];
/** More moves than any game of bots has. */
const MOVE_CAP = 1500;

function seats(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `seat-${index + 1}` as const,
    name: `Bot ${index + 1}`,
    controller: { kind: 'bot', level: LEVELS[index % LEVELS.length] ?? 'hard' },
  }));
}

function played(layout: LayoutId, seed: string): OpenSession<State, Move, Entry> {
  const options = { ...USUAL, layout, maxRounds: 15 } as const;
  const session = createSession(oneMonthIn, { options, seats: seats(LAYOUTS[layout].bases.length), seed });
  for (let count = 0; !session.whole().outcome; count++) {
    const legal = JSON.stringify(session.legalMoves());
    expect(session.playBot()).toMatchObject({ ok: true });
    const move = session.whole().moves.at(-1)?.move;
    expect(legal).toContain(JSON.stringify(move));
    expect(invariantFaults(session.whole().position.state)).toEqual([]);
    if (count > MOVE_CAP) throw new Error(`No end after ${MOVE_CAP} moves.`);
  }
  return session;
}

describe.each(LAYOUT_IDS)('a game of bots of all levels on %s', (layout) => {
  it('goes to its end by legal moves, and loses and doubles nothing (TV66, TV67)', () => {
    const { outcome, position } = played(layout, 'bots').whole();
    expect(outcome?.winners.length).toBeGreaterThan(0);
    expect(Object.keys(outcome?.scores ?? {})).toHaveLength(position.state.teams.length);
  }, 120_000);
});

describe('the same game of bots', () => {
  it('is the same again, state and log (TV68)', () => {
    const [one, other] = [played('2-dead-end', 'again').whole(), played('2-dead-end', 'again').whole()];
    expect(one.position).toEqual(other.position);
    expect([...one.log]).toEqual([...other.log]);
  }, 120_000);
});
