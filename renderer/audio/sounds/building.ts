/** What is put up, nailed shut, broken open and kicked down. */
import { hoarse, metallic, noise, on, repeated, tone } from '../layers';

const effect = on('effects');

const HAMMERED = [
  [0, 0.8],
  [0.17, 1],
  [0.33, 0.9],
  [0.52, 1],
] as const;

const FLAPS = [
  [0.16, 1],
  [0.27, 0.7],
  [0.36, 0.5],
] as const;

const SPLINTERS = [
  [0.05, 1],
  [0.11, 0.7],
  [0.19, 0.5],
  [0.3, 0.35],
] as const;

const TICKS = [
  [0, 1],
  [0.25, 0.8],
  [0.5, 1],
  [0.75, 0.8],
] as const;

const STALKS = [
  [0, 0.7],
  [0.09, 1],
  [0.2, 0.8],
] as const;

export const BUILDING = {
  boards: effect(
    { level: 0.52, echo: 0.12 },
    ...repeated(HAMMERED, [
      tone('triangle', [520, 430], { level: 0.5, decay: 0.07 }),
      noise('white', { band: [1900], q: 2, level: 0.9, decay: 0.03 }),
      tone('sine', [120, 80], { level: 0.5, decay: 0.09 }),
    ]),
  ),
  flag: effect(
    { level: 0.5, echo: 0.06 },
    noise('pink', { band: [500, 1500, 900], q: 0.8, level: 0.9, attack: 0.09, decay: 0.3 }),
    ...repeated(FLAPS, [noise('pink', { low: [1500, 500], level: 1, attack: 0.012, decay: 0.09 })]),
  ),
  'flag-down': effect(
    { level: 0.5, echo: 0.1 },
    noise('pink', { band: [1400, 500], q: 0.8, level: 0.9, attack: 0.03, decay: 0.35 }),
    tone('triangle', [310, 120], { level: 0.4, decay: 0.18, at: 0.32 }),
    noise('brown', { low: [700, 200], level: 1, decay: 0.2, at: 0.34 }),
  ),
  'door-burst': effect(
    { level: 0.6, echo: 0.2 },
    tone('sine', [110, 45], { level: 0.9, decay: 0.2 }),
    noise('white', { low: [3200, 500], level: 0.9, decay: 0.13 }),
    ...repeated(SPLINTERS, [noise('white', { band: [2700], q: 2.4, level: 0.8, decay: 0.03 })]),
    tone(
      'sawtooth',
      [150, 230, 190],
      { band: [900], q: 5, level: 0.3, decay: 0.3, at: 0.14 },
      hoarse(52, 0.15),
    ),
  ),
  'fence-up': effect(
    { level: 0.46, echo: 0.08 },
    noise('white', { band: [1300, 2100], q: 1, level: 0.6, attack: 0.03, decay: 0.12 }),
    tone('triangle', [260, 210], { level: 0.5, decay: 0.09, at: 0.16 }),
    noise('pink', { low: [1500, 500], level: 1, decay: 0.08, at: 0.16 }),
    tone('sine', [640], { level: 0.16, decay: 0.25, at: 0.17 }, metallic(1.7, 0.4)),
  ),
  'fence-kicked': effect(
    { level: 0.56, echo: 0.12 },
    tone('sine', [140, 60], { level: 0.8, decay: 0.12 }),
    noise('white', { low: [2600, 700], level: 0.8, decay: 0.07 }),
    ...repeated(SPLINTERS, [
      tone('triangle', [380, 290], { level: 0.4, decay: 0.05, at: 0.12 }),
      noise('pink', { low: [1700, 600], level: 0.9, decay: 0.05, at: 0.12 }),
    ]),
  ),
  wheat: effect(
    { level: 0.5 },
    ...repeated(STALKS, [
      noise('white', { band: [3800, 5200, 3000], q: 0.8, level: 0.5, attack: 0.05, decay: 0.12 }),
    ]),
    noise('brown', { low: [420, 180], level: 1.1, attack: 0.01, decay: 0.12, at: 0.34 }),
  ),
  clock: effect(
    { level: 0.42, echo: 0.16 },
    ...repeated(TICKS, [
      tone('square', [1800], { band: [2400], q: 5, level: 0.5, decay: 0.025 }),
      noise('white', { band: [3600], q: 4, level: 0.5, decay: 0.015 }),
    ]),
    tone('sine', [523], { level: 0.22, attack: 0.01, decay: 0.7, at: 0.75 }, metallic(1.41, 0.3)),
  ),
  'clock-stops': effect(
    { level: 0.5, echo: 0.16 },
    tone('square', [1700], { band: [2200], q: 5, level: 0.5, decay: 0.03 }),
    tone('sine', [392, 180], { level: 0.45, attack: 0.005, decay: 0.5, at: 0.05 }, metallic(1.41, 0.4)),
  ),
} as const;
