/**
 * Keys as commands name them: `A`, `1`, `?`, `Escape`, `Space`, `Ctrl+Shift+Z`. Which of them a press is depends on what a command is
 * read by: what stands on the key, or where the key lies. Pure.
 */

/** What is pressed at once, as it stands in tables and in settings files. */
export type Chord = string;

/** `letter`: what is printed on the key, wherever a keyboard has it. `place`: where it lies, whatever is printed on it. */
export type ReadBy = 'letter' | 'place';

export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const PARTS = /^(Ctrl\+)?(Shift\+)?([^\s+]{2,}|\S)$/u;

/** Whether a text names a key; what a settings file says may be anything. */
export function isChord(text: string): boolean {
  return PARTS.test(text);
}

/** `KeyA` is A, `Digit1` and `Numpad1` are 1 on a keyboard of any country; null for keys that are called otherwise everywhere. */
function placeName(code: string): string | null {
  return /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1] ?? null;
}

/** Names of one sign are written large, the space is spelt out. */
function printedName(key: string): string {
  if (key === ' ') return 'Space';
  const large = key.toUpperCase();
  return key.length === 1 && large.length === 1 ? large : key;
}

/** A Cyrillic, Greek or Hebrew key has no Latin letter: the one that lies there on most keyboards is meant. */
function isForeign(key: string): boolean {
  return key === 'Unidentified' || (/^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key));
}

function nameOf({ key, code, shiftKey }: Press, by: ReadBy): string {
  const printed = printedName(key);
  const place = placeName(code);
  if (place === null || /^\d$/.test(key)) return printed;
  if (isForeign(key)) return place;
  // With Shift a row of digits writes other signs, such as the question mark.
  const isOther = shiftKey && /\d/.test(place);
  return by === 'place' && !isOther ? place : printed;
}

/** The chord of a press, as one would write it into a table; null where only a modifier goes down. */
export function chordOf(press: Press, by: ReadBy): Chord | null {
  if (['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'Dead'].includes(press.key)) return null;
  const name = nameOf(press, by);
  const ctrl = press.ctrlKey || press.metaKey;
  // Signs say by themselves that Shift is held.
  const shift = press.shiftKey && (ctrl || name.length > 1);
  return `${ctrl ? 'Ctrl+' : ''}${shift ? 'Shift+' : ''}${name}`;
}

/** Whether a press is one of these. */
export function isPressed(chords: readonly Chord[], press: Press, by: ReadBy): boolean {
  if (press.altKey) return false;
  const chord = chordOf(press, by);
  return chord !== null && chords.includes(chord);
}
