import type { BufferGeometry } from 'three';
import type { InfectedType, RunnerId } from '../../../../../models/dying-light/ids';
import { BASE_HEIGHT, type BaseLook, baseShapes } from '../../../../table/pieces/base';
import { type Part, sculpt } from '../../../../table/sculpt/paint';
import { join } from '../../../../table/sculpt/shapes';
import { biter, howler, viral, volatile } from './infected';
import { juno, mara, oskar, teo } from './runners';

export type FigureId = RunnerId | InfectedType;

interface Model {
  readonly parts: () => readonly Part[];
  readonly base: BaseLook;
}

/** Runners are looked at closely; of the Infected there are fifty. */
const COARSENESS = { runner: 1.15, infected: 1.6 };

/** Seat colours, shared by bases, rings and boards. */
export const RUNNER_COLOURS: Readonly<Record<RunnerId, string>> = {
  mara: '#18b5ac',
  oskar: '#e0443a',
  juno: '#f2ab22',
  teo: '#9a63e0',
};

/** One rim colour a type of Infected. */
export const INFECTED_COLOURS: Readonly<Record<InfectedType, string>> = {
  biter: '#7f9a4a',
  viral: '#d9772b',
  volatile: '#c0263c',
  howler: '#4f9bc9',
};

const MODELS: Readonly<Record<FigureId, Model>> = {
  mara: { parts: mara, base: { rim: RUNNER_COLOURS.mara, studs: 12, seed: 11 } },
  oskar: { parts: oskar, base: { rim: RUNNER_COLOURS.oskar, studs: 4, seed: 12 } },
  juno: { parts: juno, base: { rim: RUNNER_COLOURS.juno, studs: 3, seed: 13 } },
  teo: { parts: teo, base: { rim: RUNNER_COLOURS.teo, studs: 6, seed: 14 } },
  biter: { parts: biter, base: { rim: INFECTED_COLOURS.biter, ground: '#4d4438', seed: 21 } },
  viral: { parts: viral, base: { rim: INFECTED_COLOURS.viral, ground: '#4d4438', seed: 22 } },
  volatile: {
    parts: volatile,
    base: { rim: INFECTED_COLOURS.volatile, radius: 0.305, ground: '#443b3d', seed: 23 },
  },
  howler: { parts: howler, base: { rim: INFECTED_COLOURS.howler, ground: '#4a4a4a', seed: 24 } },
};

const made = new Map<string, BufferGeometry>();

/**
 * The painted miniature on its base, 1 high, facing +z; made once and kept for the life of the page.
 * @param coarseness above 1 for machines that cannot afford round shapes
 */
export function figureGeometry(id: FigureId, coarseness: number): BufferGeometry {
  const key = `${id}:${coarseness}`;
  const geometry = made.get(key) ?? makeFigure(id, coarseness);
  made.set(key, geometry);
  return geometry;
}

function makeFigure(id: FigureId, coarseness: number): BufferGeometry {
  const { parts, base } = MODELS[id];
  const own = id in RUNNER_COLOURS ? COARSENESS.runner : COARSENESS.infected;
  const body = sculpt(parts(), own * coarseness).translate(0, BASE_HEIGHT, 0);
  const shapes = baseShapes(base).map((shape) => {
    shape.deleteAttribute('uv');
    return shape;
  });
  return join([body, ...shapes]);
}
