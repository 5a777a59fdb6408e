/** Clouds of fog over the tiles that nobody has seen (10.1). */
import type { HexKey } from '../../../../../models/kernel/hex';
import { between, seeded, seedOf } from '../../../../random/random';
import { hexSpot } from '../../layout';
import { traySpot } from '../dice/rows';
import type { Stop } from '../scene-model';

/** One soft ball of fog; lengths in cells. */
export interface Puff {
  readonly tile: HexKey;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly half: number;
  /** How it drifts when the fog lifts. */
  readonly drift: readonly [x: number, z: number];
}

const PUFFS = 5;
/** Fog lies around the middle of its tile, so that the question on its face can still be read. */
const AROUND = { near: 0.85, far: 1.25 } as const;

export function puffsOn(tile: HexKey): readonly Puff[] {
  const random = seeded(seedOf(`fog ${tile}`));
  const { x, z } = hexSpot(tile);
  const start = random() * Math.PI * 2;
  return Array.from({ length: PUFFS }, (_, index) => {
    const angle = start + (index / PUFFS) * Math.PI * 2 + between(random, -0.3, 0.3);
    const far = between(random, AROUND.near, AROUND.far);
    return {
      tile,
      x: x + Math.sin(angle) * far,
      y: between(random, 0.38, 0.62),
      z: z + Math.cos(angle) * far * 0.85,
      half: between(random, 0.95, 1.35),
      drift: [Math.sin(angle) * between(random, 0.6, 1.4), Math.cos(angle) * between(random, 0.3, 0.8)],
    };
  });
}

/** No fog lies over the tray of a fight. */
const CLEARING = 2.6;

export function isClear({ x, z }: Puff, fight: Stop | null): boolean {
  if (fight === null) return false;
  const tray = traySpot(fight);
  return Math.hypot(x - tray.x, z - tray.z) < CLEARING;
}

/** How a puff looks after a share of its lifting: higher, wider, thinner. */
export function lifted({ x, y, z, half, drift }: Puff, share: number) {
  return {
    x: x + drift[0] * share,
    y: y + 1.5 * share,
    z: z + drift[1] * share,
    half: half * (1 + 0.7 * share),
    alpha: (1 - share) ** 1.4,
  };
}
