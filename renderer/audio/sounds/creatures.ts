/** The voices and feet of those who hunt. */
import { hoarse, noise, on, repeated, tone } from '../layers';

const effect = on('effects');

export const CREATURES = {
  shuffle: effect(
    { level: 0.27 },
    ...repeated(
      [
        [0, 1],
        [0.13, 0.7],
      ],
      [
        noise('pink', { band: [420, 760], q: 0.9, level: 2.2, attack: 0.03, decay: 0.1 }),
        tone('sine', [95, 60], { level: 0.4, decay: 0.06, at: 0.05 }),
      ],
    ),
  ),
  growl: effect(
    { level: 0.42, echo: 0.1 },
    tone(
      'sawtooth',
      [74, 96, 62],
      { low: [420, 1000, 300], q: 2.5, level: 0.8, attack: 0.09, decay: 0.5 },
      hoarse(26, 0.22),
    ),
    noise('pink', { band: [600, 1100, 500], q: 1.4, level: 0.9, attack: 0.1, decay: 0.42 }),
  ),
  roar: effect(
    { level: 0.48, echo: 0.2 },
    tone(
      'sawtooth',
      [58, 110, 90, 44],
      { low: [500, 1700, 1200, 250], q: 2, level: 0.8, attack: 0.12, hold: 0.25, decay: 0.75 },
      hoarse(33, 0.3),
    ),
    tone(
      'square',
      [117, 219, 176, 88],
      { band: [700, 1400, 600], q: 2, level: 0.25, attack: 0.15, hold: 0.2, decay: 0.6 },
      hoarse(21, 0.2),
    ),
    noise('pink', { band: [500, 1500, 400], q: 1, level: 0.6, attack: 0.14, hold: 0.2, decay: 0.65 }),
  ),
  howler: effect(
    { level: 0.35, echo: 0.4 },
    tone(
      'sawtooth',
      [420, 1040, 1180, 990, 610],
      { band: [1100, 2200, 1500], q: 1.4, level: 0.7, attack: 0.1, hold: 0.5, decay: 0.75 },
      hoarse(41, 0.09),
    ),
    tone(
      'sawtooth',
      [426, 1060, 1165, 1010, 590],
      { low: [1400, 3200, 900], level: 0.3, attack: 0.12, hold: 0.45, decay: 0.7 },
      hoarse(13, 0.03),
    ),
    noise('white', { band: [1500, 3000, 1700], q: 2, level: 0.3, attack: 0.15, hold: 0.4, decay: 0.6 }),
  ),
  bite: effect(
    { level: 0.58, echo: 0.06 },
    tone(
      'sawtooth',
      [130, 210, 100],
      { low: [900, 1900, 500], q: 2, level: 0.7, attack: 0.03, decay: 0.26 },
      hoarse(47, 0.25),
    ),
    noise('white', { band: [1900], q: 1.5, level: 0.5, decay: 0.03, at: 0.2 }),
    noise('pink', { low: [1200, 500], level: 0.7, decay: 0.08, at: 0.2 }),
  ),
  rise: effect(
    { level: 0.35, echo: 0.1 },
    tone(
      'sawtooth',
      [62, 88, 118],
      { low: [280, 620, 500], q: 2, level: 0.8, attack: 0.2, decay: 0.55 },
      hoarse(17, 0.12),
    ),
    noise('pink', { band: [350, 800], q: 0.9, level: 1, attack: 0.25, decay: 0.4 }),
  ),
} as const;
