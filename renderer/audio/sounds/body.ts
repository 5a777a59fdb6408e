/** What Runners do: feet, hands, weapons, pain. */
import { hoarse, noise, on, repeated, tone } from '../layers';

const effect = on('effects');

const GRIT = noise('white', { band: [2200, 900], q: 0.8, level: 0.3, decay: 0.05 });
const THUD = tone('sine', [120, 55], { level: 0.8, decay: 0.12 });
const SWISH = noise('pink', { band: [500, 1900, 800], q: 1.3, level: 0.9, attack: 0.07, decay: 0.14 });

export const BODY = {
  step: effect(
    { level: 0.37 },
    tone('sine', [150, 75], { level: 0.6, decay: 0.06 }),
    noise('pink', { low: [1500, 500], level: 1.5, decay: 0.05 }),
    GRIT,
  ),
  climb: effect(
    { level: 0.39 },
    ...repeated(
      [
        [0, 0.9],
        [0.17, 1],
        [0.35, 0.8],
      ],
      [
        noise('pink', { band: [700, 1600], q: 1.2, level: 1.4, attack: 0.04, decay: 0.1 }),
        tone('sine', [170, 95], { level: 0.5, decay: 0.07, at: 0.02 }),
      ],
    ),
  ),
  leap: effect(
    { level: 0.36 },
    tone('sine', [130, 70], { level: 0.5, decay: 0.08 }),
    noise('pink', {
      band: [350, 1400, 900],
      q: 0.9,
      level: 0.8,
      attack: 0.12,
      hold: 0.05,
      decay: 0.3,
      at: 0.03,
    }),
  ),
  spring: effect(
    { level: 0.7, echo: 0.08 },
    tone('triangle', [110, 420, 330], { level: 0.5, attack: 0.01, decay: 0.34 }, hoarse(27, 0.06)),
    noise('pink', { band: [400, 1800], q: 0.9, level: 0.7, attack: 0.15, decay: 0.35, at: 0.05 }),
  ),
  land: effect(
    { level: 0.63, echo: 0.05 },
    THUD,
    GRIT,
    noise('brown', { low: [700], level: 2, decay: 0.12 }),
  ),
  swing: effect({ level: 0.63 }, SWISH),
  shot: effect(
    { level: 0.7, echo: 0.08 },
    tone('sawtooth', [196, 185], { low: [2600, 400], level: 0.4, decay: 0.1 }),
    noise('white', { band: [3200, 1300], q: 1.5, level: 0.6, attack: 0.01, decay: 0.16, at: 0.015 }),
  ),
  draw: effect(
    { level: 0.37, echo: 0.08 },
    noise('white', { band: [3600, 6400], q: 5, level: 0.8, attack: 0.05, decay: 0.14 }),
    tone('sine', [2730], { level: 0.12, decay: 0.3, at: 0.12 }),
    tone('sine', [4110], { level: 0.07, decay: 0.24, at: 0.12 }),
  ),
  hit: effect(
    { level: 0.58, echo: 0.06 },
    tone('sine', [180, 60], { level: 0.8, decay: 0.12 }),
    noise('pink', { low: [2400, 500], level: 1.4, decay: 0.09 }),
    noise('white', { band: [1200], q: 1, level: 0.63, decay: 0.03 }),
  ),
  'hit-hard': effect(
    { level: 0.42, echo: 0.14 },
    tone('sine', [160, 38], { level: 0.9, decay: 0.28 }),
    noise('pink', { low: [3600, 400], level: 1.4, decay: 0.14 }),
    noise('white', { band: [2100, 900], q: 1.2, level: 0.75, decay: 0.05 }),
    tone('triangle', [540, 260], { level: 0.25, decay: 0.1 }),
  ),
  miss: effect(
    { level: 0.56 },
    SWISH,
    noise('white', { band: [4200, 2600], q: 4, level: 0.35, decay: 0.08, at: 0.2 }),
  ),
  fall: effect(
    { level: 0.46, echo: 0.05 },
    THUD,
    noise('brown', { low: [900, 300], level: 2.2, decay: 0.2 }),
    noise('pink', { band: [900], q: 0.8, level: 0.66, attack: 0.03, decay: 0.16, at: 0.09 }),
    tone('sine', [85, 50], { level: 0.4, decay: 0.1, at: 0.15 }),
  ),
  push: effect(
    { level: 0.38 },
    noise('pink', { low: [1300, 400], level: 1.6, attack: 0.02, decay: 0.16 }),
    tone('sine', [120, 70], { level: 0.5, decay: 0.1 }),
  ),
  armour: effect(
    { level: 0.62, echo: 0.06 },
    tone('sine', [210, 110], { level: 0.6, decay: 0.09 }),
    noise('white', { band: [2900, 2200], q: 6, level: 1.2, decay: 0.12 }),
    tone('triangle', [1480], { level: 0.12, decay: 0.14 }),
  ),
  'wound-light': effect(
    { level: 0.96 },
    noise('pink', { low: [1900, 600], level: 0.7, decay: 0.08 }),
    tone(
      'sawtooth',
      [190, 150],
      { band: [800, 500], q: 2, level: 0.5, attack: 0.02, decay: 0.16, at: 0.02 },
      hoarse(38, 0.06),
    ),
  ),
  'wound-heavy': effect(
    { level: 0.5, echo: 0.12 },
    tone('sine', [110, 36], { level: 0.9, decay: 0.4 }),
    noise('pink', { low: [2600, 300], level: 1.2, decay: 0.18 }),
    tone(
      'sawtooth',
      [230, 140],
      { band: [950, 480], q: 2, level: 0.6, attack: 0.03, decay: 0.34, at: 0.03 },
      hoarse(31, 0.1),
    ),
  ),
  heal: effect(
    { level: 0.22, echo: 0.12 },
    noise('white', { band: [2400, 3400], q: 1, level: 0.4, attack: 0.08, decay: 0.12 }),
    tone('sine', [523.3], { level: 0.4, attack: 0.04, decay: 0.4, at: 0.1 }),
    tone('sine', [784], { level: 0.3, attack: 0.04, decay: 0.5, at: 0.22 }),
  ),
  fallen: effect(
    { level: 0.6, echo: 0.3 },
    tone('sine', [98, 41], { level: 0.8, attack: 0.01, decay: 1.3 }),
    tone('sawtooth', [147, 73], { low: [700, 120], level: 0.4, attack: 0.05, decay: 1.2 }),
    noise('brown', { low: [600, 120], level: 0.9, decay: 0.6 }),
  ),
  rustle: effect(
    { level: 0.62 },
    ...repeated(
      [
        [0, 0.7],
        [0.09, 1],
        [0.2, 0.6],
      ],
      [noise('white', { band: [1800, 3000], q: 0.9, level: 0.5, attack: 0.02, decay: 0.07 })],
    ),
  ),
} as const;
