import { describe, expect, it } from 'vitest';
import type { OpenSession } from '../../../machines/kernel/contract';
import { createReplay } from '../../../machines/kernel/replay';
import { createSession, loadSession } from '../../../machines/kernel/session';
import { hashOf } from '../../../models/kernel/hash';
import type { Viewer } from '../../../models/kernel/types';
import {
  CARDS,
  cardsIn,
  type DuelEntry,
  type DuelMove,
  type DuelState,
  known,
  parryDuel,
  rivals,
} from '../../helpers/parry-duel';
import { moveChooser } from '../../helpers/random-play';

type Duel = OpenSession<DuelState, DuelMove, DuelEntry>;

const VIEWERS: readonly Viewer[] = ['seat-1', 'seat-2', 'table'];

function duel(seed: string, bot = false): Duel {
  return createSession(parryDuel, { options: {}, seats: rivals(bot), seed });
}

/** Card ids in everything that is shown to somebody which that viewer may not know. */
function leaks(session: Duel, viewer: Viewer): readonly string[] {
  const { log, asides, ...rest } = session.seen(viewer);
  const shown = JSON.stringify([rest, [...log], [...asides]]);
  const allowed = known(session.whole().position.state, viewer);
  return cardsIn(shown).filter((id) => !allowed.includes(id));
}

function playToEnd(session: Duel, seed: string, look: () => void): void {
  const choose = moveChooser<DuelMove>(seed);
  for (look(); !session.whole().outcome; look()) {
    if (session.playBot() === null) session.playByAnyone(choose(session.legalMoves()));
  }
}

describe('a game of rivals with hidden hands', () => {
  it.each([false, true])('shows nobody a card that they may not know, after any move (bot: %s)', (bot) => {
    for (let n = 0; n < 25; n++) {
      const session = duel(`leak-${n}`, bot);
      playToEnd(session, `leak-${n}`, () => {
        if (session.whole().outcome) return;
        for (const viewer of VIEWERS)
          expect({ n, viewer, leaks: leaks(session, viewer) }).toMatchObject({ leaks: [] });
      });
    }
  });

  it('would notice a leak: the whole position holds cards that the table may not know', () => {
    const { state } = duel('leak-0').whole().position;
    const open = CARDS.filter((card) => JSON.stringify(state).includes(card));
    expect(open.length).toBeGreaterThan(known(state, 'table').length);
  });

  it('is held by nothing that holds the session: there is no position among its fields', () => {
    const fresh = duel('closed');
    const sessions = [fresh, loadSession(parryDuel, fresh.save())];
    expect(
      sessions.flatMap((session) => Object.values(session)).every((field) => typeof field === 'function'),
    ).toBe(true);
  });

  it('can be counted by everybody: hands and deck keep their size', () => {
    const { hands, deck } = duel('count').seen('table').position.state;
    expect([hands['seat-1']?.length, hands['seat-2']?.length, deck.length]).toEqual([4, 4, 8]);
  });

  it('lets the other seat react in a turn that is not theirs, and asks it also when it can only pass', () => {
    for (let n = 0; n < 25; n++) {
      const session = duel(`window-${n}`);
      const strike = session.seen('seat-1').legal.find(({ type }) => type === 'STRIKE');
      if (!strike) continue;
      session.play(strike, 'seat-1');
      expect(session.seen('table').prompt).toMatchObject({ id: 'window', seats: ['seat-2'] });
      expect(session.seen('seat-1').legal).toEqual([]);
      const parries = (session.whole().position.state.hands['seat-2'] ?? []).filter((card) =>
        card.startsWith('parry'),
      );
      expect(session.seen('seat-2').legal).toHaveLength(1 + parries.length);
      expect(session.play({ type: 'PASS' }, 'seat-1')).toEqual({
        ok: false,
        reason: { id: 'notYourTurn', params: { name: { names: ['Bo'] }, n: 1 } },
      });
    }
  });

  it('says to who asks for another seat whose turn it is, not what that seat holds', () => {
    const session = duel('ask');
    const hand = session.whole().position.state.hands['seat-1'] ?? [];
    const answers = CARDS.map((card) => session.whyNot({ type: 'STRIKE', card }, 'seat-2'));
    expect(hand).toHaveLength(4);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('lets anybody give up at any time, for themselves only, without listing it', () => {
    const session = duel('give up');
    const give = { type: 'CONCEDE', seat: 'seat-2' } as const;
    expect(session.legalMoves()).not.toContainEqual(give);
    expect(session.whyNot(give, 'seat-1')?.id).toBe('notYourTurn');
    expect(session.play(give, 'seat-2').ok).toBe(true);
    expect(session.seen('seat-1').outcome).toMatchObject({ winners: ['seat-1'], reason: 'conceded' });
  });

  it('shows everyone everything when it is over, also in a replay of it', () => {
    const session = duel('over');
    playToEnd(session, 'over', () => {});
    const replay = createReplay(parryDuel, session.save());
    expect([replay.viewer, replay.fidelity.kind]).toEqual(['everyone', 'same']);
    expect(replay.positionAt(0).state.hands['seat-2']).not.toContain('face-down');
  });

  it('goes on after a save and a load as it was, with who made each move', () => {
    const session = duel('saved');
    session.playByAnyone({ type: 'DRAW' });
    session.playByAnyone({ type: 'DRAW' });
    const loaded = loadSession(parryDuel, JSON.parse(JSON.stringify(session.save())));
    expect(hashOf(loaded.save())).toBe(hashOf(session.save()));
    expect(loaded.whole().moves.map(({ by }) => by)).toEqual(['seat-1', 'seat-2']);
  });
});
