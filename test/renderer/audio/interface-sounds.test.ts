import { expect, it } from 'vitest';
import { type Pressable, soundOfPress } from '../../../renderer/audio/interface-sounds';

/** An element inside a control that matches those selectors; outside of any control without them. */
function inside(...selectors: readonly string[]): Pressable {
  const has = (selector: string) => selector.split(', ').some((one) => selectors.includes(one));
  const control: Pressable = { matches: has, closest: (selector) => (has(selector) ? control : null) };
  return control;
}

it.each([
  ['a button', inside('button'), 'press'],
  ['the main button', inside('button', '.button-primary'), 'confirm'],
  ['a button that says why not', inside('button', '.button-primary', '[aria-disabled="true"]'), 'refuse'],
  ['a radio button', inside('input[type="radio"]'), 'press'],
  ['bare table', inside(), null],
])('a press on %s sounds like %3$s', (_, element, sound) => {
  expect(soundOfPress(element)).toBe(sound);
});
