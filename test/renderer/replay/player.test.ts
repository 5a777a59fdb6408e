import { describe, expect, it } from 'vitest';
import { createPlayer, nextPlayer, type PlayerEvent, waitOf } from '../../../renderer/replay/player';

const LAST = 10;

function playerAfter(start: number, ...events: readonly PlayerEvent[]) {
  return events.reduce(nextPlayer, createPlayer(start, LAST, 'normal'));
}

describe('a replay player', () => {
  it('begins where it is told to and waits', () => {
    expect(playerAfter(3)).toMatchObject({ at: 3, isPlaying: false, isForward: false });
  });

  it('shows the motions of a move only when it goes one move on', () => {
    expect(playerAfter(3, { type: 'forward' })).toMatchObject({ at: 4, isForward: true, turn: 1 });
    expect(playerAfter(3, { type: 'back' })).toMatchObject({ at: 2, isForward: false, turn: 1 });
    expect(playerAfter(3, { type: 'jump', to: 4 })).toMatchObject({ at: 4, isForward: false, turn: 1 });
  });

  it('stays inside the game', () => {
    expect(playerAfter(0, { type: 'back' })).toMatchObject({ at: 0, turn: 0 });
    expect(playerAfter(LAST, { type: 'forward' })).toMatchObject({ at: LAST, turn: 0 });
    expect(playerAfter(3, { type: 'jump', to: 99 }).at).toBe(LAST);
  });

  it('plays on until the end and stops there', () => {
    const playing = playerAfter(8, { type: 'toggle' }, { type: 'forward' });
    expect(playing).toMatchObject({ at: 9, isPlaying: true });
    expect(nextPlayer(playing, { type: 'forward' })).toMatchObject({ at: LAST, isPlaying: false });
    expect(playerAfter(LAST, { type: 'toggle' }).isPlaying).toBe(false);
  });

  it('pauses when somebody steps back, and goes on from where somebody jumps', () => {
    expect(playerAfter(3, { type: 'toggle' }, { type: 'back' }).isPlaying).toBe(false);
    expect(playerAfter(3, { type: 'toggle' }, { type: 'jump', to: 6 }).isPlaying).toBe(true);
  });

  it('waits for what the table shows, less at higher speed', () => {
    const normal = waitOf(playerAfter(0), 1000);
    const fast = waitOf(playerAfter(0, { type: 'speed', speed: 'fast' }), 1000);
    expect(normal).toBeGreaterThan(1000);
    expect(fast).toBe(normal / 2);
    expect(waitOf(playerAfter(0, { type: 'speed', speed: 'instant' }), 1000)).toBeLessThan(fast);
  });
});
