/** Buttons and dialogs: short, dry and quiet. */
import { noise, on, tone } from '../layers';

const control = on('interface');

export const INTERFACE = {
  press: control(
    { level: 0.48 },
    noise('white', { band: [1900], q: 2, level: 0.9, decay: 0.02 }),
    tone('triangle', [520, 430], { level: 0.35, decay: 0.04 }),
  ),
  confirm: control(
    { level: 0.3 },
    noise('pink', { low: [2400], level: 0.6, decay: 0.03 }),
    tone('triangle', [392], { level: 0.4, decay: 0.09 }),
    tone('triangle', [587], { level: 0.35, decay: 0.14, at: 0.06 }),
  ),
  refuse: control(
    { level: 0.77 },
    tone('triangle', [196, 175], { level: 0.5, decay: 0.09 }),
    tone('triangle', [165, 147], { level: 0.5, decay: 0.12, at: 0.1 }),
  ),
  open: control(
    { level: 0.42 },
    noise('pink', { band: [900, 2600], q: 0.9, level: 0.7, attack: 0.05, decay: 0.09 }),
  ),
  close: control(
    { level: 0.46 },
    noise('pink', { band: [2400, 800], q: 0.9, level: 0.7, attack: 0.03, decay: 0.09 }),
  ),
} as const;
