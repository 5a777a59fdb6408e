import { describe, expect, it } from 'vitest';
import { askBot } from '../../../machines/kernel/bots';
import type { Game } from '../../../machines/kernel/game';
import { createReplay } from '../../../machines/kernel/replay';
import { createSession } from '../../../machines/kernel/session';
import type { SeatId, Viewer } from '../../../models/kernel/types';
import {
  diceRace,
  type RaceEntry,
  type RaceMove,
  type RaceOptions,
  type RaceState,
  racers,
} from '../../../tools/bench/dice-race';

type Race = Game<RaceState, RaceMove, RaceEntry, RaceOptions>;

const isOwn = (seat: SeatId | undefined, viewer: Viewer) => viewer === 'everyone' || seat === viewer;

/** The dice race under a cloth: how far the others have come, what they roll and why they run is known to them only. */
const secretRace: Race = {
  ...diceRace,
  rules: {
    ...diceRace.rules,
    secrets: true,
    view: (state, viewer) => ({
      ...diceRace.rules.view(state, viewer),
      squares: state.squares.map((square, n) => (isOwn(state.seats[n]?.id, viewer) ? square : -1)),
    }),
    seenEntry: (entry, viewer) => {
      if (entry.type === 'forced' || isOwn(entry.seat, viewer)) return entry;
      return entry.type === 'ran' ? { ...entry, die: 0 } : null;
    },
    seenAside: (aside, viewer) => (aside.kind !== 'comment' || isOwn(aside.seat, viewer) ? aside : null),
  },
};

function race(game: Race = secretRace, bots = 0) {
  return createSession(game, {
    options: {},
    seats: racers(2, bots),
    seed: 'seen',
    loaded: { dice: Array.from({ length: 40 }, () => ({ die: 'race', face: '6' })), draws: [] },
  });
}

describe('what leaves a session', () => {
  it('is for each seat the position without what others hide', () => {
    const session = race();
    session.play({ type: 'RUN' }, 'seat-1');
    const squares = (viewer: Viewer) => session.seen(viewer).position.state.squares;
    expect([squares('seat-1'), squares('seat-2'), squares('table')]).toEqual([
      [6, -1],
      [-1, 0],
      [-1, -1],
    ]);
  });

  it('is the log as the viewer may know it: less of an entry, or nothing', () => {
    const session = race();
    session.play({ type: 'REST' }, 'seat-1');
    const log = (viewer: Viewer) => session.seen(viewer).log.map(({ entry }) => entry);
    expect(log('seat-1')).toEqual([
      { type: 'rested', seat: 'seat-1' },
      { type: 'forced' },
      { type: 'ran', seat: 'seat-1', die: 6 },
    ]);
    expect(log('seat-2')).toEqual([{ type: 'forced' }, { type: 'ran', seat: 'seat-1', die: 0 }]);
    session.play({ type: 'RUN' }, 'seat-2');
    expect(log('seat-2').at(-1)).toEqual({ type: 'ran', seat: 'seat-2', die: 6 });
    expect(log('seat-1').at(-1)).toEqual({ type: 'ran', seat: 'seat-2', die: 0 });
  });

  it('tells nobody why the bot of somebody else moves as it does', () => {
    const session = race(secretRace, 1);
    session.play({ type: 'RUN' }, 'seat-1');
    expect(session.playBot()).toMatchObject({ ok: true, entries: [{ die: 6 }] });
    expect([...session.seen('seat-1').asides]).toEqual([]);
    expect(session.seen('seat-2').asides.length).toBe(1);
  });

  it('is for the table without any move where there are secrets, and else with those of whoever decides', () => {
    const legal: readonly RaceMove[] = [{ type: 'RUN' }, { type: 'REST' }];
    const hidden = race();
    expect(hidden.seen('table').legal).toEqual([]);
    expect(hidden.seen('seat-1').legal).toEqual(legal);
    expect(hidden.seen('seat-2').legal).toEqual([]);
    expect(race(diceRace).seen('table').legal).toEqual(legal);
  });

  it('is everything only when the game is over', () => {
    const session = race();
    expect(() => session.seen('everyone')).toThrow('Nobody sees everything before the game is over.');
    while (session.playByAnyone({ type: 'RUN' }).ok);
    expect(session.seen('everyone').position.state.squares).toEqual([54, 48]);
    expect(session.seen('everyone').outcome?.winners).toEqual(['seat-1']);
  });

  it('is the same object until something changes', () => {
    const session = race();
    const before = session.seen('table');
    expect(session.seen('table')).toBe(before);
    session.play({ type: 'RUN' }, 'seat-1');
    expect(session.seen('table')).not.toBe(before);
    expect([before.moves, session.seen('table').moves]).toEqual([0, 1]);
  });

  it('is shown entry by entry: a look at a long game shows what is new and nothing again', () => {
    const shown: RaceEntry[] = [];
    const game: Race = {
      ...diceRace,
      rules: {
        ...diceRace.rules,
        seenEntry: (entry, viewer) => {
          if (viewer === 'table') shown.push(entry);
          return entry;
        },
      },
    };
    const session = race(game);
    for (let n = 0; n < 12; n++) {
      session.playByAnyone({ type: 'RUN' });
      expect(session.seen('table').log.length).toBe(n + 1);
    }
    expect(shown).toHaveLength(12);
  });
});

describe('a bot', () => {
  it('is shown what its seat may know, wherever it is asked', () => {
    const session = race();
    session.play({ type: 'RUN' }, 'seat-1');
    const known: unknown[] = [];
    const rules = {
      bot: () => ({
        choose: (position: { readonly state: RaceState }, legal: readonly RaceMove[]) => {
          known.push(position.state.squares, legal);
          return { type: 'REST' } as const;
        },
        explain: () => null,
      }),
    };
    const advice = askBot<RaceState, RaceMove, RaceEntry, RaceOptions>(rules, session, 'seat-2', 'hard');
    expect(advice).toEqual({ seat: 'seat-2', move: { type: 'REST' }, why: null });
    expect(known).toEqual([
      [-1, 0],
      [{ type: 'RUN' }, { type: 'REST' }],
    ]);
  });
});

describe('a replay', () => {
  it('shows a game that goes on as the table sees it, and one that has ended to everyone', () => {
    const session = race();
    session.playByAnyone({ type: 'RUN' });
    const going = createReplay(secretRace, session.save());
    expect(going.viewer).toBe('table');
    expect(going.positionAt(1).state.squares).toEqual([-1, -1]);
    expect(going.entriesOf(1)).toEqual([{ type: 'ran', seat: 'seat-1', die: 0 }]);
    while (session.playByAnyone({ type: 'RUN' }).ok);
    const ended = createReplay(secretRace, session.save());
    expect(ended.viewer).toBe('everyone');
    expect(ended.positionAt(1).state.squares).toEqual([6, 0]);
    expect(ended.entriesOf(1)).toEqual([{ type: 'ran', seat: 'seat-1', die: 6 }]);
  });
});
