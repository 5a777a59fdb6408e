/** What happens to the city and in it. */
import { hoarse, metallic, noise, on, repeated, tone } from '../layers';

const effect = on('effects');
const music = on('music');

const CRACKLES = [
  [0.02, 0.7],
  [0.11, 1],
  [0.16, 0.4],
  [0.29, 0.8],
  [0.37, 0.5],
  [0.52, 0.9],
  [0.58, 0.4],
  [0.76, 0.6],
] as const;

const BANGS = [
  [0, 0.8],
  [0.09, 1],
  [0.15, 0.6],
  [0.27, 0.9],
  [0.31, 0.7],
  [0.46, 0.5],
] as const;

export const CITY = {
  fire: effect(
    { level: 0.75 },
    noise('brown', { low: [300, 900, 500], level: 0.9, attack: 0.12, hold: 0.2, decay: 0.7 }),
    noise('pink', { band: [800, 1600, 900], q: 0.7, level: 0.4, attack: 0.06, decay: 0.6 }),
    ...repeated(CRACKLES, [noise('white', { band: [3400], q: 3, level: 0.6, decay: 0.018 })]),
  ),
  firecrackers: effect(
    { level: 0.66, echo: 0.25 },
    ...repeated(BANGS, [
      noise('white', { low: [6000, 900], level: 0.8, decay: 0.06 }),
      tone('sine', [240, 70], { level: 0.6, decay: 0.05 }),
    ]),
  ),
  door: effect(
    { level: 0.48, echo: 0.12 },
    noise('white', { band: [2300], q: 4, level: 1.1, decay: 0.03 }),
    tone(
      'sawtooth',
      [180, 240, 205],
      { band: [900, 1300], q: 6, level: 0.4, attack: 0.06, hold: 0.1, decay: 0.18, at: 0.06 },
      hoarse(58, 0.12),
    ),
    tone('sine', [95, 52], { level: 0.8, decay: 0.16, at: 0.42 }),
    noise('pink', { low: [1200, 400], level: 1.5, decay: 0.1, at: 0.42 }),
  ),
  spark: effect(
    { level: 0.67, echo: 0.06 },
    tone(
      'square',
      [100],
      { band: [1800], q: 0.8, level: 0.4, attack: 0.01, hold: 0.16, decay: 0.1 },
      hoarse(100, 0.5),
    ),
    ...repeated(CRACKLES.slice(0, 4), [noise('white', { high: [4200], level: 0.7, decay: 0.02 })]),
  ),
  'uv-on': effect(
    { level: 0.59, echo: 0.08 },
    noise('white', { band: [2600], q: 4, level: 0.8, decay: 0.02 }),
    tone('sine', [180, 720], { level: 0.35, attack: 0.03, decay: 0.28, at: 0.03 }),
    tone('triangle', [120], { level: 0.4, attack: 0.08, hold: 0.15, decay: 0.3, at: 0.05 }),
  ),
  'uv-off': effect(
    { level: 0.3, echo: 0.08 },
    tone('sine', [620, 110], { level: 0.4, attack: 0.01, decay: 0.3 }),
    noise('white', { band: [2000], q: 4, level: 0.7, decay: 0.02 }),
  ),
  chase: effect(
    { level: 0.78, echo: 0.2 },
    ...repeated(
      [
        [0, 1],
        [0.24, 1],
        [0.48, 0.7],
      ],
      [
        tone('sawtooth', [233, 247], { low: [1500, 600], level: 0.4, attack: 0.01, decay: 0.19 }),
        tone('sine', [58], { level: 0.8, attack: 0.005, decay: 0.2 }),
      ],
    ),
  ),
  event: effect(
    { level: 0.4, echo: 0.35 },
    tone('sine', [196], { level: 0.5, attack: 0.01, decay: 1.1 }, metallic(1.41, 0.6)),
    tone('sine', [98], { level: 0.5, attack: 0.02, decay: 1.3 }),
  ),
  nightfall: music(
    { level: 0.56, echo: 0.35 },
    tone('sawtooth', [110, 82.4, 55], {
      low: [900, 500, 140],
      level: 0.45,
      attack: 1.3,
      hold: 0.6,
      decay: 2.1,
    }),
    tone('sawtooth', [110.7, 82, 55.4], {
      low: [700, 420, 120],
      level: 0.4,
      attack: 1.5,
      hold: 0.4,
      decay: 2.1,
    }),
    noise('pink', { band: [1300, 500, 160], q: 0.8, level: 0.6, attack: 1.6, decay: 2.4 }),
    tone('sine', [41.2], { level: 0.7, attack: 2, hold: 0.3, decay: 1.7 }),
  ),
  daybreak: music(
    { level: 0.33, echo: 0.4 },
    tone('triangle', [146.8], { level: 0.4, attack: 0.9, hold: 0.5, decay: 2.4 }),
    tone('sine', [220], { level: 0.35, attack: 1.1, hold: 0.5, decay: 2.2, at: 0.2 }),
    tone('sine', [370], { level: 0.25, attack: 1.1, hold: 0.4, decay: 2, at: 0.5 }),
    noise('pink', { band: [500, 1800], q: 0.7, level: 0.2, attack: 1.4, decay: 1.8 }),
  ),
} as const;
