import { describe, expect, it } from 'vitest';
import { commandOf, type Focused, isWanted } from '../../../../renderer/table/camera/keys';

const press = (
  key: string,
  held: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', true>> = {},
) => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

const element = (tagName: string, more: Partial<Focused> = {}): Focused => ({
  tagName,
  isContentEditable: false,
  clientHeight: 20,
  scrollHeight: 20,
  ...more,
});

describe('the keys of the camera', () => {
  it('go by what is printed on them, so that + and - zoom on every keyboard and ß does not', () => {
    expect(commandOf(press('+'))).toMatchObject({ kind: 'zoom' });
    expect(commandOf(press('-'))).toMatchObject({ kind: 'zoom' });
    expect(commandOf(press('ß'))).toBeNull();
    expect(commandOf(press('´'))).toBeNull();
  });

  it('come closer with + and its key without Shift, and go back with -', () => {
    expect(commandOf(press('='))).toEqual(commandOf(press('+', { shiftKey: true })));
    expect(commandOf(press('+'))).toEqual({ kind: 'zoom', factor: 1 / 1.12 });
    expect(commandOf(press('-'))).toEqual({ kind: 'zoom', factor: 1.12 });
  });

  it('slide with arrows, turn with Shift and arrows', () => {
    expect(commandOf(press('ArrowLeft'))).toMatchObject({ kind: 'slide', east: -0.063 });
    expect(commandOf(press('ArrowUp', { shiftKey: true }))).toMatchObject({ kind: 'turn', pitch: 0.11 });
  });

  it('find home and what matters, with capitals as well', () => {
    expect(commandOf(press('Home'))).toEqual({ kind: 'home' });
    expect(commandOf(press('f'))).toEqual({ kind: 'focus' });
    expect(commandOf(press('F', { shiftKey: true }))).toEqual({ kind: 'focus' });
  });

  it('leave the browser its own', () => {
    for (const held of ['ctrlKey', 'metaKey', 'altKey'] as const)
      expect(commandOf(press('+', { [held]: true }))).toBeNull();
  });
});

describe('what has the focus', () => {
  it('keeps every key that it writes with', () => {
    for (const key of ['f', '+', 'Home', 'ArrowLeft']) {
      expect(isWanted(element('INPUT'), key)).toBe(true);
      expect(isWanted(element('INPUT', { type: 'search' }), key)).toBe(true);
      expect(isWanted(element('TEXTAREA'), key)).toBe(true);
      expect(isWanted(element('SELECT'), key)).toBe(true);
      expect(isWanted(element('DIV', { isContentEditable: true }), key)).toBe(true);
    }
  });

  it('keeps the arrows that it walks with, but no letters', () => {
    for (const type of ['radio', 'range']) {
      expect(isWanted(element('INPUT', { type }), 'ArrowLeft')).toBe(true);
      expect(isWanted(element('INPUT', { type }), 'f')).toBe(false);
    }
  });

  it('keeps the arrows that it scrolls with', () => {
    const log = element('DIV', { scrollHeight: 400 });
    expect(isWanted(log, 'ArrowDown')).toBe(true);
    expect(isWanted(log, '+')).toBe(false);
    expect(isWanted(element('DIV'), 'ArrowDown')).toBe(false);
  });

  it('leaves the camera everything when it is the page, the table, a button or a checkbox', () => {
    const free = [element('BODY', { scrollHeight: 900 }), element('CANVAS'), element('BUTTON')];
    for (const focused of [...free, element('INPUT', { type: 'checkbox' })])
      for (const key of ['f', '+', 'Home', 'ArrowLeft']) expect(isWanted(focused, key)).toBe(false);
  });
});
