import { describe, expect, it } from 'vitest';
import { isTaken } from '../../../renderer/input/shortcuts';

describe('isTaken', () => {
  it('leaves a button its Enter and space, and nothing else', () => {
    expect(isTaken({ tagName: 'BUTTON' }, 'Enter')).toBe(true);
    expect(isTaken({ tagName: 'BUTTON' }, 'p')).toBe(false);
  });

  it('leaves every key to a text field, and Enter not to a radio button', () => {
    expect(isTaken({ tagName: 'INPUT', type: 'text' }, 'p')).toBe(true);
    expect(isTaken({ tagName: 'INPUT', type: 'radio' }, 'Enter')).toBe(false);
    expect(isTaken({ tagName: 'INPUT', type: 'range' }, 'Escape')).toBe(false);
  });

  it('leaves radio buttons and checkboxes the space that turns them on', () => {
    expect(isTaken({ tagName: 'INPUT', type: 'radio' }, ' ')).toBe(true);
    expect(isTaken({ tagName: 'INPUT', type: 'checkbox' }, ' ')).toBe(true);
  });
});
