import { describe, expect, it } from 'vitest';
import { isTaken, keyName } from '../../../renderer/input/shortcuts';

const press = (key: string, ctrlKey = false, shiftKey = false) => ({
  key,
  ctrlKey,
  shiftKey,
  metaKey: false,
});

describe('keyName', () => {
  it('does not tell capitals apart', () => {
    expect(keyName(press('P'))).toBe('p');
    expect(keyName(press('Escape'))).toBe('Escape');
  });

  it('tells a key with Ctrl from the key alone', () => {
    expect(keyName(press('z', true))).toBe('Ctrl+z');
  });

  it('tells Ctrl with Shift from Ctrl alone, and a question mark is one with Shift as well', () => {
    expect(keyName(press('Z', true, true))).toBe('Ctrl+Shift+z');
    expect(keyName(press('?', false, true))).toBe('?');
  });
});

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
