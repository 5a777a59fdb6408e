/** Matchsticks for AP, casings for TP, and the meter that takes threat. */
import { use } from 'react';
import { type BufferGeometry, Matrix4 } from 'three';
import { loadModels, type ModelParts } from '../../../../table/models/load';
import { merged } from '../../../../table/models/merge';
import { type Miniature, tokenOf } from '../../../../table/models/miniature';
import { once } from '../../../../table/once';
import { modelUrl } from '../art/models';

export const COUNTER_IDS = ['match', 'match-spent', 'casing', 'threat'] as const;
export type CounterId = (typeof COUNTER_IDS)[number];

/** Points that the meter shows one by one, and how far apart; more are only said. */
export const METER = { points: 10, step: 0.34, length: 3.4, redLine: 6 } as const;

export interface CounterModels {
  readonly counters: Readonly<Record<CounterId, Miniature>>;
  readonly meter: BufferGeometry;
}

const SAME = new Matrix4();

/** A point of threat only shines; it is drawn as paint, so that those over the red line can be tinted. */
function counterOf({ paint, glow }: ModelParts): Miniature {
  const body = paint ?? glow;
  return tokenOf(body ? { paint: body } : {});
}

/** Fetches all models. */
export const loadCounters = once(async (): Promise<CounterModels> => {
  const [counters, { meter }] = await Promise.all([
    loadModels(COUNTER_IDS, modelUrl, counterOf),
    loadModels(['meter'] as const, modelUrl, ({ paint }) => {
      if (!paint) throw new Error('The meter must be painted.');
      return merged([{ geometry: paint, place: SAME }]);
    }),
  ]);
  return { counters, meter };
});

/** The models; suspends until they are there. They stay in memory as long as the app runs. */
export function useCounterModels(): CounterModels {
  return use(loadCounters());
}
