import { describe, expect, it } from 'vitest';
import { isTaken, keyName } from '../../../renderer/input/shortcuts';

const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });

describe('keyName', () => {
  it('does not tell capitals apart', () => {
    expect(keyName(press('P'))).toBe('p');
    expect(keyName(press('Escape'))).toBe('Escape');
  });

  it('tells a key with Ctrl from the key alone', () => {
    expect(keyName(press('z', true))).toBe('Ctrl+z');
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
