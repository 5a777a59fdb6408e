/** What is held down on a gamepad. Pure. */
import { PAD_BUTTONS, type PadButton } from './buttons';

/** Beyond this a stick is held in a direction. */
const LEAN = 0.6;
/** Sticks that nobody touches lean by less than this. */
const REST = 0.2;

type Held = Pick<Gamepad, 'buttons' | 'axes'>;

/** The buttons that are down; the left stick counts as the cross. */
export function heldOn({ buttons, axes }: Held): ReadonlySet<PadButton> {
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

/** How hard the view over the table is pushed, -1 to 1: round it, up and down, and away from it. */
export interface Steering {
  readonly turn: number;
  readonly tilt: number;
  readonly away: number;
}

/** How far a stick leans beyond its rest. */
function leanOf(axis = 0): number {
  const beyond = Math.max(0, Math.abs(axis) - REST) / (1 - REST);
  return Math.sign(axis) * Math.min(1, beyond);
}

/** What the right stick and the triggers ask of the view; null while they are at rest. */
export function steeringOf({ buttons, axes }: Held): Steering | null {
  const trigger = (name: PadButton) => leanOf(buttons[PAD_BUTTONS.indexOf(name)]?.value);
  const steering = { turn: leanOf(axes[2]), tilt: leanOf(axes[3]), away: trigger('l2') - trigger('r2') };
  return Object.values(steering).some((push) => push !== 0) ? steering : null;
}
