/** How a game ends. */
import { noise, on, tone } from '../layers';
import type { Layer } from '../recipe';

const music = on('music');

function string(hertz: number, at: number, level: number): Layer {
  const shape = { level, attack: 0.05, hold: 0.25, decay: 1.6, at, low: [1800, 500] as const };
  return tone('sawtooth', [hertz], shape);
}

export const STINGS = {
  /** D major, rising, as a morning does. */
  win: music(
    { level: 0.3, echo: 0.4 },
    string(146.8, 0, 0.4),
    string(220, 0.22, 0.35),
    string(293.7, 0.44, 0.35),
    string(370, 0.7, 0.4),
    tone('sine', [73.4], { level: 0.6, attack: 0.03, hold: 0.5, decay: 1.8 }),
    tone('sine', [587.3, 587.3], { level: 0.2, attack: 0.3, decay: 1.6, at: 0.9 }),
  ),
  /** Two semitones that rub, sinking. */
  loss: music(
    { level: 0.53, echo: 0.4 },
    string(110, 0, 0.45),
    string(116.5, 0.18, 0.4),
    tone('sawtooth', [87.3, 82.4, 55], {
      low: [900, 160],
      level: 0.5,
      attack: 0.1,
      hold: 0.5,
      decay: 1.9,
      at: 0.5,
    }),
    tone('sine', [55, 36], { level: 0.8, attack: 0.02, decay: 2 }),
    noise('brown', { low: [700, 90], level: 0.8, attack: 0.01, decay: 1.2 }),
  ),
} as const;
