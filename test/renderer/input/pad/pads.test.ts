import { describe, expect, it } from 'vitest';
import { makeOf, PAD_BUTTONS, printedOn } from '../../../../renderer/input/pad/buttons';
import { heldOn, newlyHeld, steeringOf } from '../../../../renderer/input/pad/reading';
import { Repeats } from '../../../../renderer/input/pad/repeat';
import { clampedTo, isWithin, stepTo } from '../../../../renderer/input/pad/steps';
import { pushed } from '../../../../renderer/table/camera/keys';

const button = (pressed: boolean): GamepadButton => ({ pressed, touched: pressed, value: pressed ? 1 : 0 });
const pad = (down: readonly string[], axes: readonly number[] = [0, 0, 0, 0]) => ({
  buttons: PAD_BUTTONS.map((name) => button(down.includes(name))),
  axes,
});
const box = (left: number, top: number, width = 10, height = 10) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('a gamepad', () => {
  it('tells what is held by the standard layout, and its left stick is the cross', () => {
    expect([...heldOn(pad(['a', 'start']))]).toEqual(['a', 'start']);
    expect([...heldOn(pad([], [-1, 0.7]))]).toEqual(['down', 'left']);
    expect([...heldOn(pad([], [0.3, -0.3]))]).toEqual([]);
  });

  it('presses a button once as long as it is held', () => {
    const now = heldOn(pad(['a', 'b']));
    expect(newlyHeld(heldOn(pad(['a'])), now)).toEqual(['b']);
    expect(newlyHeld(now, now)).toEqual([]);
  });

  it('lets a direction that is held go on, and no other button', () => {
    const repeats = new Repeats();
    const held = new Set(['right', 'a'] as const);
    const steps = Array.from({ length: 11 }, (_, tick) => repeats.at(held, tick * 100).length);
    expect(steps).toEqual([0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0]);
    expect(repeats.at(new Set(), 1100)).toEqual([]);
    expect(repeats.at(held, 1200)).toEqual([]);
  });

  it('turns the view with its right stick and zooms with its triggers, by how far they are pushed', () => {
    expect(steeringOf(pad([], [1, 1, 0.1, -0.1]))).toBeNull();
    expect(steeringOf(pad(['r2'], [0, 0, 0.6, 0]))).toEqual({
      turn: expect.closeTo(0.5),
      tilt: 0,
      away: -1,
    });
    const half = pushed({ turn: 0.5, tilt: 0, away: 0, time: 0.1 });
    expect(half).toEqual([{ kind: 'turn', yaw: expect.closeTo(0.09), pitch: expect.closeTo(0) }]);
    const [nearer] = pushed({ turn: 0, tilt: 0, away: -1, time: 0.1 });
    expect(nearer?.kind === 'zoom' && nearer.factor).toBeLessThan(1);
  });

  it.each([
    ['Xbox Wireless Controller (STANDARD GAMEPAD Vendor: 045e Product: 0b13)', 'xbox', 'A'],
    ['DualSense Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)', 'playstation', '×'],
    ['Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)', 'switch', 'B'],
    ['USB Joystick (Vendor: 0079 Product: 0006)', 'generic', '1'],
  ])('%s has on its lowest button what its maker prints there', (id, make, lowest) => {
    expect(makeOf(id)).toBe(make);
    expect(printedOn('a', makeOf(id))).toBe(lowest);
  });
});

describe('a step of the focus', () => {
  it('goes to the nearest in that direction, rather ahead than aside', () => {
    const boxes = [box(40, 0), box(20, 30), box(0, 40), box(-40, 0), box(0, -40)];
    expect(stepTo(box(0, 0), boxes, 'right')).toBe(0);
    expect(stepTo(box(0, 0), boxes, 'down')).toBe(2);
    expect(stepTo(box(0, 0), boxes, 'left')).toBe(3);
    expect(stepTo(box(0, 0), boxes, 'up')).toBe(4);
  });

  it('knows what is scrolled out of a list by the edge that it went over', () => {
    const list = box(0, 100, 50, 30);
    expect(isWithin(box(0, 95), list)).toBe(true);
    expect(clampedTo(box(0, 95), list)).toEqual(box(0, 100, 10, 5));
    expect(isWithin(box(0, 60), list)).toBe(false);
    expect(clampedTo(box(0, 60), list)).toEqual(box(0, 100, 10, 0));
    expect(isWithin(box(0, 130), list)).toBe(false);
  });

  it('goes nowhere where nothing lies', () => {
    expect(stepTo(box(0, 0), [box(0, 40)], 'up')).toBe(-1);
    expect(stepTo(box(0, 0), [], 'right')).toBe(-1);
  });
});
