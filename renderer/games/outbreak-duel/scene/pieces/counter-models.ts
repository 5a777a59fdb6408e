/** Matchsticks for AP, casings for TP, and the meter that takes threat. */
import type { BufferGeometry } from 'three';
import type { Miniature } from '../../../../table/models/miniature';
import { box, globe, join, post } from '../../../../table/sculpt/shapes';

export const COUNTER_IDS = ['match', 'match-spent', 'casing', 'threat', 'threat-over'] as const;
export type CounterId = (typeof COUNTER_IDS)[number];

/** Points that the meter shows one by one, and how far apart; more are only said. */
export const METER = { points: 10, step: 0.34, length: 3.4, redLine: 6 } as const;

function whole(body: BufferGeometry, glow: BufferGeometry | null = null): Miniature {
  const indexed = body.setIndex(Array.from({ length: body.getAttribute('position').count }, (_, at) => at));
  const all = { start: 0, count: indexed.getAttribute('position').count };
  return { body: indexed, glow, seen: all, shadow: all };
}

const turned = [-Math.PI / 2, 0, 0] as const;

function stick(wood: string): readonly BufferGeometry[] {
  return [box([0.13, 0.13, 0.8], wood, { at: [0, 0.07, 0.08] })];
}

const head = (colour: string) => globe(0.13, colour, { at: [0, 0.09, -0.38], scale: [1, 1, 1.5] });

function matchLit(): Miniature {
  return whole(join([...stick('#f0cf94'), head('#e0301c')]));
}

function matchSpent(): Miniature {
  return whole(join([...stick('#4a4038'), head('#1e1a18')]));
}

function casing(): Miniature {
  return whole(
    join([
      post([0.19, 0.19, 0.07], '#b07a1e', {}, 18),
      post([0.15, 0.15, 0.44], '#e3ab3a', { at: [0, 0.06, 0] }, 18),
      post([0.15, 0.1, 0.08], '#8a5a14', { at: [0, 0.5, 0] }, 18),
    ]),
  );
}

function point(colour: string): Miniature {
  const lying = post(
    [0.15, 0.15, METER.step * 0.9],
    colour,
    { at: [0, 0.2, METER.step * 0.45], turn: turned },
    14,
  );
  return whole(join([lying]));
}

export function counterModels(): Readonly<Record<CounterId, Miniature>> {
  return {
    match: matchLit(),
    'match-spent': matchSpent(),
    casing: casing(),
    threat: point('#9be23a'),
    'threat-over': point('#ff8a2a'),
  };
}

/** The empty meter with its red collar after the sixth point; its foot is at the southern end. */
export function meterModel(): BufferGeometry {
  const { length, points, step, redLine } = METER;
  const from = length / 2;
  const rings = Array.from({ length: points - 1 }, (_, index) => index + 1)
    .filter((at) => at !== redLine)
    .map((at) => box([0.44, 0.06, 0.03], '#cfc7b2', { at: [0, 0.05, from - at * step] }));
  return join([
    box([0.54, 0.07, length + 0.3], '#1d1f28', { at: [0, 0.035, 0] }),
    box([0.05, 0.2, length + 0.2], '#3a3f4e', { at: [-0.25, 0.12, 0] }),
    box([0.05, 0.2, length + 0.2], '#3a3f4e', { at: [0.25, 0.12, 0] }),
    ...rings,
    box([0.62, 0.44, 0.09], '#ff2a1e', { at: [0, 0.2, from - redLine * step] }),
  ]);
}
