import { type MessageId, t } from '../i18n';
import type { Chord } from '../input/chords';

/** The keys whose names differ from one language's keyboards to another's. */
const NAMED: Readonly<Record<string, MessageId>> = {
  Ctrl: 'ui.key.ctrl',
  Shift: 'ui.key.shift',
  Space: 'replay.space',
  Home: 'ui.key.home',
  End: 'ui.key.end',
  Delete: 'ui.key.delete',
  Insert: 'ui.key.insert',
  PageUp: 'ui.key.page-up',
  PageDown: 'ui.key.page-down',
};

/** What is shorter on a keyboard than in tables. */
const PRINTED: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** The keys of a chord one by one; `+` is a key as well. */
function partsOf(chord: Chord): readonly string[] {
  return chord.split(/\+(?=.)/).map((key) => PRINTED[key] ?? key);
}

/** A chord as assistive technology is told of it, whatever the language. */
export function plainKeyName(chord: Chord): string {
  return partsOf(chord).join('+');
}

/** A chord as it stands on the keyboards of those who read it: "Ctrl+Z" is "Strg+Z" in German. */
export function keyName(chord: Chord): string {
  return partsOf(chord)
    .map((key) => (NAMED[key] ? t(NAMED[key]) : key))
    .join('+');
}
