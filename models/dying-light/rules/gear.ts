/** Gear tokens: what they add, what they prevent, how they wear (DL-GEAR-01..03). */
import type { Reason } from '../../kernel/types';
import { GEAR, type Prevention } from '../content/gear';
import type { GearId } from '../ids';
import type { DLPlay, DraftRunner } from '../play';
import type { Die, Runner } from '../state';

type Worn = 'damaged' | 'off';

function gearInSlots(runner: Runner): readonly GearId[] {
  return runner.gear.filter((token) => token.condition !== 'off').map((token) => token.id);
}

/** Tokens that may add their Boost, damaged or not: all of them once the Momentum die is spent (DL-GEAR-01). */
export function gearBoosts(runner: Runner, dice: readonly Die[]): readonly GearId[] {
  return dice.some((die) => die.type === 'momentum') ? gearInSlots(runner) : [];
}

/** Tokens that could stop such an effect now, in slot order (DL-GEAR-03). */
export function preventingGear(runner: Runner, effect: Prevention): readonly GearId[] {
  return gearInSlots(runner).filter((id) => GEAR[id].prevents === effect);
}

/** Why a token cannot stop that effect; null when it can (DL-GEAR-02, DL-GEAR-03). */
export function whyNotPreventing(runner: Runner, id: GearId, effect: Prevention): Reason | null {
  const token = runner.gear.find((gear) => gear.id === id);
  if (!token || GEAR[id].prevents !== effect) return { id: 'gearMismatch', params: {} };
  return token.condition === 'off' ? { id: 'gearGone', params: {} } : null;
}

/** One step: whole to damaged, damaged to removed (DL-GEAR-02). */
function wear(runner: DraftRunner, id: GearId): Worn {
  const slot = runner.gear.findIndex((gear) => gear.id === id);
  const token = runner.gear[slot];
  if (!token || token.condition === 'off') throw new Error(`${runner.id} has no Gear ${id} to damage.`);
  const condition = token.condition === 'whole' ? 'damaged' : 'off';
  runner.gear[slot] = { id, condition };
  return condition;
}

/** Takes one step of a token to stop one effect (DL-GEAR-02). */
export function preventWithGear(play: DLPlay, runner: DraftRunner, id: GearId, against: Prevention): void {
  play.tell({ type: 'gear-used', runner: runner.id, gear: id, against, condition: wear(runner, id) });
}

/** Damages a token one step without anything prevented, as `wd-torn` does. */
export function damageGear(play: DLPlay, runner: DraftRunner, id: GearId): void {
  play.tell({ type: 'gear-damaged', runner: runner.id, gear: id, condition: wear(runner, id) });
}
