/** What is held down on a gamepad. Pure. */
import { PAD_BUTTONS, type PadButton } from './buttons';

/** Beyond this a stick is held in a direction. */
const LEAN = 0.6;

/** The buttons that are down; the left stick counts as the cross. */
export function heldOn({ buttons, axes }: Pick<Gamepad, 'buttons' | 'axes'>): ReadonlySet<PadButton> {
  const [x = 0, y = 0] = axes;
  const leaning: Readonly<Partial<Record<PadButton, boolean>>> = {
    left: x < -LEAN,
    right: x > LEAN,
    up: y < -LEAN,
    down: y > LEAN,
  };
  return new Set(
    PAD_BUTTONS.filter((button, index) => buttons[index]?.pressed === true || leaning[button] === true),
  );
}

/** The buttons that went down since. */
export function newlyHeld(before: ReadonlySet<PadButton>, now: ReadonlySet<PadButton>): readonly PadButton[] {
  return [...now].filter((button) => !before.has(button));
}
