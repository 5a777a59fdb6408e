import { describe, expect, it, vi } from 'vitest';
import type { Move } from '../../../models/dying-light/moves';
import { FRESH_LESSON } from '../../../models/kernel/lesson';
import type { AnyMove } from '../../../models/kernel/types';
import { createGameHost } from '../../../renderer/app/game-host';
import { metaOf } from '../../../renderer/app/save-meta';
import { canBeContinued, isSlot } from '../../../renderer/app/saves/slots';
import { FACES } from '../../../renderer/games';
import { lessonPlan } from '../../../renderer/games/dying-light/coach/lesson-plan';
import { dyingLightFace } from '../../../renderer/games/dying-light/face';
import { usualPlan, withRunners } from '../../../renderer/games/dying-light/plan/game-plan';
import { startGame } from '../../../renderer/games/dying-light/plan/start';
import type { Match } from '../../../renderer/games/face';
import { startMatch } from '../../../renderer/games/face-of';
import { surviveUntilDaylightFace } from '../../../renderer/games/survive-until-daylight/face';
import { AUTOSAVE_ID, type SaveMeta, type Saves } from '../../../renderer/platform/platform';
import { diceRaceFace } from '../../helpers/dice-race-face';
import { opened } from '../../helpers/opened';
import { sessionAt } from '../../helpers/survive-session';
import { table } from '../../helpers/survive-until-daylight';

const nameOf = (index: number) => `P${index + 1}`;
const plan = usualPlan('abc', nameOf);
const READ_CARD: Move = { type: 'ACK', seat: 'seat-1', cardId: 'S01' };
const begun = (seed = 'abc') => startMatch(dyingLightFace, usualPlan(seed, nameOf));

function savesInMemory(): Saves & { readonly texts: Map<string, string>; readonly metas: SaveMeta[] } {
  const texts = new Map<string, string>();
  const metas: SaveMeta[] = [];
  return {
    texts,
    metas,
    list: async () => metas,
    load: async (id) => texts.get(id) ?? null,
    picture: async () => null,
    async save(id, meta, text) {
      texts.set(id, text);
      metas.push(meta);
    },
    async remove(id) {
      texts.delete(id);
    },
  };
}

function lastOf({ metas }: { readonly metas: readonly SaveMeta[] }): SaveMeta {
  const last = metas.at(-1);
  if (!last) throw new Error('Nothing was saved.');
  return last;
}

function aHost(saves: Saves = savesInMemory()) {
  const events = { onFault: vi.fn(), onSaveError: vi.fn() };
  return { host: createGameHost(saves, FACES, events), events };
}

describe('a started game', () => {
  it.each([1, 2, 3, 4])('waits at the scenario card with %i Runners set up', (count) => {
    const session = startGame(withRunners(plan, count, nameOf));
    const { prompt, position } = session.seen('table');
    expect(prompt.id).toBe('scenarioIntro');
    expect(position.state.runners.map(({ weapon }) => weapon)).toEqual(
      ['w-bow', 'w-hammer', 'w-baton', 'w-cleavers'].slice(0, count),
    );
  });
});

describe('the game on the table', () => {
  it('is saved by itself when it starts and after every move', async () => {
    const saves = savesInMemory();
    const { host } = aHost(saves);
    host.take(begun());
    host.play(READ_CARD);
    await vi.waitFor(() => expect(saves.metas).toHaveLength(2));
    expect(new Set(saves.metas.map(({ id }) => id)).size).toBe(1);
    expect(isSlot(saves.metas[0]?.id ?? '')).toBe(true);
    expect(saves.metas[1]).toMatchObject({ game: 'dying-light', round: 7, summary: 'Mara, Round 7, Easy' });
  });

  it('continues from its slot at the same position', async () => {
    const saves = savesInMemory();
    const { host } = aHost(saves);
    host.take(begun());
    host.play(READ_CARD);
    const before = host.match()?.session.save().state;
    await vi.waitFor(() => expect(saves.metas).toHaveLength(2));
    const other = aHost(saves).host;
    const { id } = lastOf(saves);
    other.load(saves.texts.get(id) ?? '', { id });
    expect(other.match()?.session.save().state).toEqual(before);
  });

  it('stays where it is when a saved game is damaged', () => {
    const { host } = aHost();
    host.take(begun());
    const match = host.match();
    expect(() => host.load('{"format":1}', { id: AUTOSAVE_ID })).toThrow();
    expect(host.match()).toBe(match);
  });

  it('reports a fault inside a move instead of throwing', () => {
    const { host, events } = aHost();
    host.take(begun());
    vi.spyOn(host.match()?.session as object as { play(): never }, 'play').mockImplementation(() => {
      throw new Error('A rule broke.');
    });
    expect(host.play({ type: 'PASS' })).toBeNull();
    expect(events.onFault).toHaveBeenCalledWith(new Error('A rule broke.'));
  });

  it('says so when the autosave can not be written', async () => {
    const saves = { ...savesInMemory(), save: () => Promise.reject(new Error('The disk is full.')) };
    const { host, events } = aHost(saves);
    host.take(begun());
    await vi.waitFor(() => expect(events.onSaveError).toHaveBeenCalledWith('The disk is full.'));
  });

  it('saves under a name of its own', async () => {
    const saves = savesInMemory();
    const { host } = aHost(saves);
    host.take(begun());
    await host.saveAs('Before the tower');
    expect(saves.metas.at(-1)).toMatchObject({ name: 'Before the tower' });
    expect(saves.texts.size).toBe(2);
  });
});

describe('every game in play', () => {
  const textOf = (host: ReturnType<typeof aHost>['host']) => JSON.stringify(host.match()?.session.save());

  it('has a slot of its own: a game left in the middle is not touched by those begun after it', async () => {
    const saves = savesInMemory();
    const { host } = aHost(saves);
    host.take(begun());
    host.play(READ_CARD);
    const [left, slot] = [textOf(host), lastOf(saves).id];
    host.leave();
    host.take(begun('second'));
    host.play(READ_CARD);
    host.take(startMatch(dyingLightFace, lessonPlan('third')), FRESH_LESSON);
    await vi.waitFor(() => expect(saves.texts.size).toBe(3));
    expect(saves.texts.get(slot)).toBe(left);
  });

  it.each([AUTOSAVE_ID, 'game-0'])('goes on in the slot that it was loaded from: %s', async (id) => {
    const saves = savesInMemory();
    const { host } = aHost(saves);
    host.load(JSON.stringify(begun().session.save()), { id });
    expect(saves.texts.size).toBe(0);
    host.play(READ_CARD);
    expect([...saves.texts]).toEqual([[id, textOf(host)]]);
  });

  it('gets a slot of its own when it was loaded from a named one, which stays as it is', async () => {
    const saves = savesInMemory();
    const { host } = aHost(saves);
    const named = JSON.stringify(begun().session.save());
    saves.texts.set('save-1', named);
    host.load(named, { id: 'save-1' });
    host.play(READ_CARD);
    host.play({ type: 'PASS' });
    expect(saves.texts.size).toBe(2);
    expect(saves.texts.get('save-1')).toBe(named);
  });

  it('keeps the progress of its lesson when it is loaded', () => {
    const { host } = aHost();
    const lesson = { read: [1], ended: false };
    host.load(JSON.stringify(begun().session.save()), { id: AUTOSAVE_ID, lesson });
    expect(host.lesson()).toEqual(lesson);
  });

  it('is told to be over in its slot, so that nobody is offered to continue it', () => {
    const { session } = startMatch(diceRaceFace, { seed: 'abc' });
    const listed = (): boolean =>
      canBeContinued(metaOf({ face: diceRaceFace, session }, 'game-0', '', new Date()));
    expect(listed()).toBe(true);
    const whole = opened(session);
    while (whole.whole().outcome === null) whole.playByAnyone({ type: 'RUN' });
    expect(listed()).toBe(false);
  });

  it('gets an id that no clock gave it', async () => {
    vi.useFakeTimers({ now: 0 });
    const saves = savesInMemory();
    const { host } = aHost(saves);
    host.take(begun());
    for (const name of ['One', 'Two', 'Three']) await host.saveAs(name);
    vi.useRealTimers();
    expect(saves.texts.size).toBe(4);
  });
});

describe('a decision that is taken back', () => {
  function trading() {
    const { seats, ...state } = table({ seats: 2, pile: ['wave'] });
    const [person, other] = seats;
    if (!person || !other) throw new Error('Two sit at the table.');
    const bot = { ...other, controller: { kind: 'bot', level: 'normal' } as const };
    const session = sessionAt('tradeOpen', { ...state, seats: [person, bot] });
    const { host, events } = aHost();
    host.take({ face: surviveUntilDaylightFace, session } as unknown as Match);
    return { host, events, session, moves: () => session.whole().moves.map(({ by }) => by) };
  }

  it('is the last one of a person, and what bots did since goes with it; it can be made again', () => {
    const { host, moves } = trading();
    const told: number[] = [];
    host.subscribe(() => told.push(moves().length));
    host.play({ type: 'READY', seat: 'seat-1' } as AnyMove);
    host.play({ type: 'UNREADY', seat: 'seat-1' } as AnyMove);
    host.playBot();
    expect(moves()).toEqual(['seat-1', 'seat-1', 'seat-2']);
    expect(host.undo()).toBeNull();
    expect(moves()).toEqual(['seat-1']);
    expect(host.redo()).toBeNull();
    expect(moves()).toEqual(['seat-1', 'seat-1', 'seat-2']);
    expect(told).toEqual([1, 2, 3, 1, 3]);
  });

  it('leads to the error page when a rule breaks while it is made again', () => {
    const { host, events, session } = trading();
    host.play({ type: 'READY', seat: 'seat-1' } as AnyMove);
    host.undo();
    vi.spyOn(session, 'redo').mockImplementation(() => {
      throw new Error('A rule broke.');
    });
    expect(host.redo()).toBeNull();
    expect(events.onFault).toHaveBeenCalledWith(new Error('A rule broke.'));
  });

  it('says why there is none', () => {
    const { host } = trading();
    expect([host.undo()?.id, host.redo()?.id]).toEqual(['nothing', 'nothing-undone']);
  });
});

describe('a seat handed over', () => {
  it('is saved with the game', async () => {
    const saves = savesInMemory();
    const { host } = aHost(saves);
    host.take(begun());
    host.handOver('seat-1', { kind: 'bot', level: 'hard' });
    const { id } = lastOf(saves);
    await vi.waitFor(() => expect(saves.texts.get(id)).toContain('"kind":"hand-over"'));
    host.load(saves.texts.get(id) ?? '', { id });
    expect(host.match()?.session.playBot()?.ok).toBe(true);
  });
});
