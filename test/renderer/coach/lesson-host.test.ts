import { describe, expect, it } from 'vitest';
import type { Move } from '../../../models/dying-light/moves';
import { FRESH_LESSON, skipped } from '../../../models/kernel/lesson';
import { createGameHost, type GameHost } from '../../../renderer/app/game-host';
import { isSlot } from '../../../renderer/app/saves/slots';
import { FACES } from '../../../renderer/games';
import { lessonPlan } from '../../../renderer/games/dying-light/coach/lesson-plan';
import { dyingLightFace } from '../../../renderer/games/dying-light/face';
import { usualPlan } from '../../../renderer/games/dying-light/plan/game-plan';
import { startMatch } from '../../../renderer/games/face-of';
import { savesInMemory } from '../../helpers/saves-in-memory';

const READ_CARD: Move = { type: 'ACK', seat: 'seat-1', cardId: 'S01' };

function aHost(saves = savesInMemory().saves): GameHost {
  return createGameHost(saves, FACES, {
    onFault: (error) => {
      throw error;
    },
    onSaveError: (message) => {
      throw new Error(message);
    },
  });
}

function run(host: GameHost): void {
  const moves = host.match()?.session.seen('table').legal as readonly Move[] | undefined;
  const move = moves?.find((legal) => legal.type === 'MOVE' && legal.to === 'u');
  if (move) host.play(move);
}

describe('a game with a lesson', () => {
  it('counts words as read when the person plays on', () => {
    const host = aHost();
    host.take(startMatch(dyingLightFace, lessonPlan('abc')), FRESH_LESSON);
    host.play(READ_CARD);
    expect(host.lesson()).toEqual({ read: [], ended: false });
    run(host);
    expect(host.lesson()).toEqual({ read: [1], ended: false });
  });

  it('goes on where it was after it was saved and loaded', async () => {
    const { saves, kept } = savesInMemory();
    const host = aHost(saves);
    host.take(startMatch(dyingLightFace, lessonPlan('abc')), FRESH_LESSON);
    host.play(READ_CARD);
    run(host);
    await host.saveAs('In the alley');
    const saved = [...kept.values()].find(({ meta }) => meta.name === 'In the alley');
    const other = aHost();
    other.load(saved?.text ?? '', { id: 'save-1', lesson: saved?.meta.lesson });
    expect(other.lesson()).toEqual({ read: [1], ended: false });
    expect(other.match()?.session.seen('table').position.state).toMatchObject({ runners: [{ zone: 'u' }] });
  });

  it('tells its listeners, and keeps that it was skipped', async () => {
    const { saves, kept } = savesInMemory();
    const host = aHost(saves);
    host.take(startMatch(dyingLightFace, lessonPlan('abc')), FRESH_LESSON);
    let told = 0;
    host.subscribe(() => told++);
    host.keepLesson(skipped(FRESH_LESSON));
    await host.saveAs('Enough');
    expect(told).toBe(1);
    const slot = [...kept.values()].find(({ meta }) => isSlot(meta.id));
    expect(slot?.meta.lesson).toEqual({ read: [], ended: true });
  });
});

describe('a game without a lesson', () => {
  it('keeps none', async () => {
    const { saves, kept } = savesInMemory();
    const host = aHost(saves);
    host.take(
      startMatch(
        dyingLightFace,
        usualPlan('abc', () => 'P1'),
      ),
    );
    host.play(READ_CARD);
    await host.saveAs('Plain');
    expect(host.lesson()).toBeNull();
    expect([...kept.values()].some(({ meta }) => 'lesson' in meta)).toBe(false);
  });
});
