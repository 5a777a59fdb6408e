import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveField } from '../../../renderer/input/leave-field';

/** As much of an element as is asked. */
class Field {
  left = false;
  constructor(
    readonly tagName: string,
    readonly type = 'text',
    readonly inDialog = false,
  ) {}
  closest = () => (this.inDialog ? this : null);
  blur = () => {
    this.left = true;
  };
}

beforeEach(() => void vi.stubGlobal('HTMLElement', Field));
afterEach(() => void vi.unstubAllGlobals());

function pressIn(target: Field, key = 'Escape', isComposing = false) {
  const taken = leaveField({ key, isComposing, target } as unknown as KeyboardEvent);
  return { taken, left: target.left };
}

const LEFT = { taken: true, left: true };
const STAYS = { taken: false, left: false };

it('Escape leaves a field that is written in, once, so that the next one goes back', () => {
  for (const field of [new Field('INPUT'), new Field('INPUT', 'number'), new Field('TEXTAREA')])
    expect(pressIn(field)).toEqual(LEFT);
});

it('Escape stays the screen’s on what is only pressed, a dialog’s in a dialog, and that of who composes a letter', () => {
  expect(pressIn(new Field('INPUT', 'radio'))).toEqual(STAYS);
  expect(pressIn(new Field('BUTTON'))).toEqual(STAYS);
  expect(pressIn(new Field('INPUT', 'text', true))).toEqual(STAYS);
  expect(pressIn(new Field('INPUT'), 'Escape', true)).toEqual(STAYS);
  expect(pressIn(new Field('INPUT'), 'Enter')).toEqual(STAYS);
});
