/** What hands do on the table: dice, cards, tokens. */
import { noise, on, repeated, tone } from '../layers';
import type { Layer } from '../recipe';

const effect = on('effects');

/** A die of hard plastic meets another, or wood. */
function knock(hertz: number, level: number): readonly Layer[] {
  return [
    tone('triangle', [hertz, hertz * 0.82], { level, decay: 0.045 }),
    noise('white', { band: [hertz * 2.6], q: 1.6, level: level * 0.9, decay: 0.022 }),
  ];
}

const SHAKEN = [
  [0, 0.6],
  [0.055, 0.9],
  [0.093, 0.5],
  [0.15, 1],
  [0.192, 0.7],
  [0.25, 0.9],
  [0.281, 0.4],
] as const;

const THROWN = [
  [0, 1],
  [0.024, 0.8],
  [0.071, 0.9],
  [0.09, 0.5],
  [0.138, 0.75],
  [0.2, 0.5],
] as const;

const SETTLING = [
  [0, 0.8],
  [0.07, 0.6],
  [0.12, 0.45],
  [0.152, 0.3],
  [0.174, 0.2],
  [0.19, 0.12],
] as const;

const RIFFLED = Array.from({ length: 14 }, (_, card) => [card * 0.026 + (card % 3) * 0.004, 0.6] as const);

const FLICK = noise('white', { band: [2600, 4200], q: 1.1, level: 0.5, attack: 0.004, decay: 0.05 });

export const TABLE = {
  'dice-shake': effect({ level: 0.37 }, ...repeated(SHAKEN, knock(1150, 0.5))),
  'dice-throw': effect({ level: 0.51, echo: 0.06 }, ...repeated(THROWN, knock(780, 0.6))),
  'dice-settle': effect({ level: 0.58, echo: 0.04 }, ...repeated(SETTLING, knock(900, 0.5))),
  'die-place': effect(
    { level: 0.5 },
    ...knock(620, 0.5),
    tone('sine', [190, 120], { level: 0.35, decay: 0.07 }),
  ),
  'card-deal': effect(
    { level: 0.43 },
    noise('white', { band: [1700, 4600], q: 0.8, level: 0.8, attack: 0.03, decay: 0.1 }),
    noise('pink', { low: [900], level: 0.96, decay: 0.05, at: 0.1 }),
  ),
  'card-slide': effect(
    { level: 0.37 },
    noise('pink', { band: [1400, 2600, 1900], q: 0.9, level: 0.7, attack: 0.05, hold: 0.05, decay: 0.16 }),
  ),
  'card-flip': effect(
    { level: 0.57 },
    FLICK,
    noise('pink', { low: [1300, 600], level: 1.1, decay: 0.06, at: 0.11 }),
    noise('white', { high: [3500], level: 0.4, decay: 0.03, at: 0.115 }),
  ),
  'card-shuffle': effect(
    { level: 0.86 },
    ...repeated(RIFFLED, [noise('white', { band: [3100], q: 1.4, level: 0.6, decay: 0.02 })]),
    noise('pink', { low: [1100], level: 0.7, attack: 0.01, decay: 0.09, at: 0.46 }),
  ),
  'token-up': effect(
    { level: 0.27 },
    noise('white', { band: [2100, 3400], q: 1, level: 0.35, attack: 0.006, decay: 0.05 }),
    tone('triangle', [740], { level: 0.3, decay: 0.09, at: 0.02 }),
    tone('sine', [1110], { level: 0.25, decay: 0.16, at: 0.08 }),
  ),
  'token-down': effect(
    { level: 0.56 },
    tone('triangle', [420, 330], { level: 0.5, decay: 0.06 }),
    noise('pink', { low: [1800, 700], level: 0.96, decay: 0.05 }),
  ),
  tracker: effect(
    { level: 0.58, echo: 0.1 },
    tone('triangle', [330, 300], { level: 0.5, decay: 0.09 }),
    noise('white', { band: [1500], q: 3, level: 0.6, decay: 0.02 }),
    tone('sine', [110], { level: 0.4, attack: 0.01, decay: 0.3, at: 0.02 }),
  ),
} as const;
