/** Matchsticks for AP, casings for TP, the meter that takes threat, and tokens that lie on whom they are about. */
import { use } from 'react';
import { type BufferGeometry, Matrix4 } from 'three';
import { loadModels, type ModelParts } from '../../../../table/models/load';
import { merged } from '../../../../table/models/merge';
import { type Miniature, tokenOf } from '../../../../table/models/miniature';
import { once } from '../../../../table/once';
import { modelUrl } from '../art/models';

export const COUNTER_IDS = ['match', 'match-spent', 'casing', 'threat', 'infection', 'cover'] as const;
export type CounterId = (typeof COUNTER_IDS)[number];

/** What the dead carry: summoning sickness, stun, Block. */
export const BADGE_IDS = ['hourglass', 'stun', 'shield'] as const;
export type BadgeId = (typeof BADGE_IDS)[number];

/** Points that the meter shows one by one, and how far apart; more are only said. */
export const METER = { points: 10, step: 0.34, length: 3.4, redLine: 6 } as const;

export interface CounterModels {
  readonly counters: Readonly<Record<CounterId, Miniature>>;
  readonly badges: Readonly<Record<BadgeId, Miniature>>;
  readonly meter: BufferGeometry;
}

const SAME = new Matrix4();

/** A point of threat only shines; it is drawn as paint, so that those over the red line can be tinted. */
function counterOf({ paint, glow }: ModelParts): Miniature {
  const body = paint ?? glow;
  return tokenOf(body ? { paint: body } : {});
}

function badgeOf({ paint, glow }: ModelParts): Miniature {
  return tokenOf({ ...(paint && { paint }), ...(glow && { glow }) });
}

/** Fetches all models. */
export const loadCounters = once(async (): Promise<CounterModels> => {
  const [counters, badges, { meter }] = await Promise.all([
    loadModels(COUNTER_IDS, modelUrl, counterOf),
    loadModels(BADGE_IDS, modelUrl, badgeOf),
    loadModels(['meter'] as const, modelUrl, ({ paint }) => {
      if (!paint) throw new Error('The meter must be painted.');
      return merged([{ geometry: paint, place: SAME }]);
    }),
  ]);
  return { counters, badges, meter };
});

/** The models; suspends until they are there. They stay in memory as long as the app runs. */
export function useCounterModels(): CounterModels {
  return use(loadCounters());
}
