import { afterEach, describe, expect, it } from 'vitest';
import { chordOf, isChord } from '../../../renderer/input/chords';
import { ANSWERS, CAMERA, type Command, HELP, LOG, REDO, UNDO } from '../../../renderer/input/commands';
import { isKeyOf, setMapping } from '../../../renderer/input/mapping';

afterEach(() => setMapping({}));

type Held = Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', true>>;

const press = (key: string, code: string, held: Held = {}) => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

const SHIFT = { shiftKey: true } as const;
const CTRL = { ctrlKey: true } as const;
const BOTH = { ...SHIFT, ...CTRL };
const [FIRST, , , , , SIXTH] = ANSWERS;

/** What is pressed on a keyboard of that country for a command. */
const LAYOUTS: Readonly<Record<string, readonly (readonly [Command, ReturnType<typeof press>])[]>> = {
  AZERTY: [
    [LOG, press('w', 'KeyZ')],
    [UNDO, press('z', 'KeyW', CTRL)],
    [REDO, press('Z', 'KeyW', BOTH)],
    [FIRST, press('&', 'Digit1')],
    [FIRST, press('1', 'Digit1', SHIFT)],
    [FIRST, press('1', 'Numpad1')],
    [SIXTH, press('-', 'Digit6')],
    [CAMERA.farther, press('-', 'Digit6')],
    [CAMERA.closer, press('=', 'Equal')],
    [HELP, press('?', 'KeyM', SHIFT)],
    [HELP, press('F1', 'F1')],
  ],
  QWERTZ: [
    [UNDO, press('z', 'KeyY', CTRL)],
    [REDO, press('y', 'KeyZ', CTRL)],
    [FIRST, press('1', 'Digit1')],
    [CAMERA.closer, press('+', 'BracketRight')],
    [CAMERA.farther, press('-', 'Slash')],
    [HELP, press('?', 'Minus', SHIFT)],
  ],
  Dvorak: [
    [LOG, press('w', 'Comma')],
    [UNDO, press('z', 'Slash', CTRL)],
    [CAMERA.focus, press('f', 'KeyY')],
    [FIRST, press('1', 'Digit1')],
    [HELP, press('?', 'BracketLeft', SHIFT)],
  ],
  Cyrillic: [
    [LOG, press('ц', 'KeyW')],
    [UNDO, press('я', 'KeyZ', CTRL)],
    [REDO, press('Я', 'KeyZ', BOTH)],
    [REDO, press('н', 'KeyY', CTRL)],
    [CAMERA.focus, press('а', 'KeyF')],
    [FIRST, press('1', 'Digit1')],
    [HELP, press('?', 'Digit7', SHIFT)],
  ],
};

describe.each(Object.entries(LAYOUTS))('on a keyboard with %s', (_, presses) => {
  it.each(presses)('$id is done by $key', (command, pressed) => {
    expect(isKeyOf(command, pressed)).toBe(true);
  });
});

describe('a key', () => {
  it('is no other one that only lies where it does elsewhere', () => {
    expect(isKeyOf(LOG, press('z', 'KeyW'))).toBe(false);
    expect(isKeyOf(UNDO, press('w', 'KeyZ', CTRL))).toBe(false);
    expect(isKeyOf(CAMERA.focus, press('u', 'KeyF'))).toBe(false);
  });

  it('that writes a question mark with Shift is not the seventh answer', () => {
    expect(isKeyOf(ANSWERS[6], press('?', 'Digit7', SHIFT))).toBe(false);
  });

  it('does not tell capitals apart, and does nothing with a modifier that is not asked for', () => {
    expect(isKeyOf(LOG, press('W', 'KeyW', SHIFT))).toBe(true);
    expect(isKeyOf(LOG, press('w', 'KeyW', CTRL))).toBe(false);
    expect(isKeyOf(LOG, press('w', 'KeyW', { altKey: true }))).toBe(false);
    expect(isKeyOf(UNDO, press('z', 'KeyZ'))).toBe(false);
    expect(isKeyOf(CAMERA.left, press('ArrowLeft', 'ArrowLeft', SHIFT))).toBe(false);
  });

  it('is called as tables call it, and a modifier alone is none', () => {
    expect(chordOf(press(' ', 'Space'), 'letter')).toBe('Space');
    expect(chordOf(press('ß', 'Minus'), 'letter')).toBe('ß');
    expect(chordOf(press('Z', 'KeyZ', BOTH), 'letter')).toBe('Ctrl+Shift+Z');
    expect(chordOf(press('Shift', 'ShiftLeft', SHIFT), 'letter')).toBeNull();
  });

  it('is told from what is none', () => {
    expect(['A', '+', 'Ctrl++', 'Shift+ArrowUp', 'Ctrl+Shift+Z'].filter(isChord)).toHaveLength(5);
    expect(['', ' ', 'A B', 'Ctrl+', 'Alt+A+B'].filter(isChord)).toEqual([]);
  });
});
