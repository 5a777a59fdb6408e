import { beforeEach, describe, expect, it } from 'vitest';
import { Presses } from '../../../renderer/input/presses';

const BUTTON = {};
const OTHER = {};

describe('a press', () => {
  let presses: Presses;
  beforeEach(() => {
    presses = new Presses();
    presses.ask('game', 'seat 1', 100);
  });

  it('answers the question that is asked when it begins', () => {
    presses.begin(BUTTON, 200);
    expect(presses.isFor('game', 'seat 1')).toBe(true);
  });

  it('answers nothing when its question has gone: its second click, or its key that is still held', () => {
    presses.begin(BUTTON, 200);
    presses.ask('game', 'seat 2', 210);
    expect(presses.isFor('game', 'seat 2')).toBe(false);
    presses.begin(BUTTON, 400);
    expect(presses.isFor('game', 'seat 2')).toBe(true);
  });

  it('is meant for the question before when it began before the new one could be seen', () => {
    presses.ask('game', 'seat 2', 300);
    presses.begin(BUTTON, 290);
    expect(presses.isFor('game', 'seat 2')).toBe(false);
    presses.begin(BUTTON, 300);
    expect(presses.isFor('game', 'seat 2')).toBe(true);
  });

  it('does not mind that the same is asked again', () => {
    presses.begin(BUTTON, 200);
    presses.ask('game', 'seat 1', 300);
    expect(presses.isFor('game', 'seat 1')).toBe(true);
  });

  it('tells the coach from the game: what one of them asks anew leaves a press on the other alone', () => {
    presses.ask('coach', 'step 3', 150);
    presses.begin(BUTTON, 200);
    presses.ask('game', 'seat 2', 210);
    expect(presses.isFor('coach', 'step 3')).toBe(true);
    expect(presses.isFor('game', 'seat 2')).toBe(false);
  });

  it('knows at which control it began', () => {
    presses.begin(BUTTON, 200);
    expect(presses.beganAt(BUTTON)).toBe(true);
    expect(presses.beganAt(OTHER)).toBe(false);
  });
});
