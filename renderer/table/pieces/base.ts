import type { BufferGeometry } from 'three';
import { seeded } from '../random';
import { box, post, ring } from '../sculpt/shapes';

export interface BaseLook {
  readonly rim: string;
  readonly radius?: number;
  /** Studs around the rim: tells seats apart without colour. */
  readonly studs?: number;
  readonly ground?: string;
  readonly seed?: number;
}

/** Height of a base's top over the table, in figure units. */
export const BASE_HEIGHT = 0.05;

function rubble(radius: number, seed: number): BufferGeometry[] {
  const random = seeded(seed);
  return [...Array(5).keys()].map((index) => {
    const angle = index * 1.25 + random();
    const reach = radius * (0.45 + 0.3 * random());
    const size = 0.04 + 0.05 * random();
    return box([size, 0.025, size * 0.8], index % 2 ? '#8b8a90' : '#6f625a', {
      at: [Math.cos(angle) * reach, BASE_HEIGHT + 0.006, Math.sin(angle) * reach],
      turn: [0, random() * 3, 0.15 * random()],
    });
  });
}

function studs(count: number, radius: number, colour: string): BufferGeometry[] {
  return [...Array(count).keys()].map((index) => {
    const angle = (index / count) * Math.PI * 2;
    return box([0.05, 0.035, 0.07], colour, {
      at: [Math.sin(angle) * (radius + 0.012), BASE_HEIGHT * 0.62, Math.cos(angle) * (radius + 0.012)],
      turn: [0, angle, 0],
    });
  });
}

/** The round base of a miniature with its coloured rim. */
export function baseShapes({ rim, radius = 0.3, studs: count = 0, ground = '#4b4a50', seed = 1 }: BaseLook) {
  return [
    post([radius + 0.012, radius, BASE_HEIGHT], rim, {}, 28),
    post([radius * 0.9, radius * 0.88, 0.006], ground, { at: [0, BASE_HEIGHT, 0] }, 24),
    ring([radius * 0.95, 0.022], rim, { at: [0, BASE_HEIGHT, 0] }),
    ...rubble(radius, seed),
    ...studs(count, radius, '#f4ead2'),
  ];
}
