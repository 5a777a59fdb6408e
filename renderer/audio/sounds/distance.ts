/** What is heard now and then from far away while nothing happens. */
import { hoarse, metallic, noise, on, repeated, tone } from '../layers';

const music = on('music');

const CRY = [900, 1320, 1180, 760] as const;

export const DISTANCE = {
  gull: music(
    { level: 0.25, echo: 0.7 },
    ...repeated(
      [
        [0, 1],
        [0.34, 0.8],
        [0.62, 0.6],
      ],
      [
        tone(
          'sawtooth',
          CRY,
          { band: [1700, 2400, 1500], q: 2.5, level: 0.6, attack: 0.05, decay: 0.22 },
          hoarse(29, 0.02),
        ),
      ],
    ),
  ),
  creak: music(
    { level: 0.36, echo: 0.6 },
    tone(
      'sawtooth',
      [140, 171, 152, 196],
      { band: [700, 1250, 900], q: 9, level: 0.8, attack: 0.3, hold: 0.2, decay: 0.8 },
      hoarse(19, 0.08),
    ),
    tone('sine', [310], { level: 0.12, attack: 0.02, decay: 1.1, at: 0.5 }, metallic(2.76, 0.9)),
  ),
  'day-pad': music(
    { level: 0.09, echo: 0.5 },
    tone('triangle', [146.8], { low: [420], level: 0.6, attack: 4, hold: 1.5, decay: 5.5 }),
    tone('sine', [147.3], { level: 0.5, attack: 4.5, hold: 1, decay: 5 }),
    tone('sine', [73.4], { level: 0.5, attack: 3.5, hold: 2, decay: 5.5 }),
  ),
  'night-pad': music(
    { level: 0.16, echo: 0.5 },
    tone('sawtooth', [55], { low: [120, 260, 110], level: 0.6, attack: 5, hold: 2, decay: 6 }),
    tone('sine', [110.4], { level: 0.35, attack: 6, hold: 1, decay: 6 }),
  ),
  'far-cry': music(
    { level: 0.14, echo: 0.9 },
    tone(
      'sawtooth',
      [240, 390, 350, 190],
      { band: [800, 1300, 600], q: 2, level: 0.7, attack: 0.25, hold: 0.4, decay: 0.9 },
      hoarse(34, 0.06),
    ),
    noise('pink', { band: [800, 1200], q: 2, level: 0.3, attack: 0.3, decay: 0.9 }),
  ),
  'far-clang': music(
    { level: 0.11, echo: 0.9 },
    tone('sine', [233], { level: 0.6, attack: 0.004, decay: 1.5 }, metallic(2.41, 1.1)),
    noise('pink', { band: [1200], q: 2, level: 0.5, decay: 0.06 }),
  ),
} as const;
