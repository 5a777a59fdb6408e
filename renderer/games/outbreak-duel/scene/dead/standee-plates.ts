/** What plate and tokens of a zombie say. */
import type { Matrix4 } from 'three';
import { ZOMBIES } from '../../../../../models/outbreak-duel/content/zombies';
import type { SignId } from '../plates/atlas';
import { BLACK, type Part, type Quad, quadsOn, signParts, WHITE } from '../plates/quads';
import { PLATE_PLACE, tokenPlace } from './standee-shape';
import type { StandeeLook } from './standing';

const HEIGHT = 0.56;
const STEP = 0.54;
/** Height of the damage of who is going to attack, and of whose attack is on: over a head it would hide who stands behind. */
const COMING = { later: 0.84, now: 1.12 } as const;
/** The larger it is the farther it stands out beyond the plate, so that the hit points beside it can be read. */
const OUTWARDS = 0.42;

/** What it deals: as printed, and large while it is going to. */
function damageParts({ card, strike }: StandeeLook, place: Parameters<typeof signParts>[2]): readonly Part[] {
  if (!strike) return signParts('burst', String(ZOMBIES[card].damage), place, { tint: BLACK, size: 0.78 });
  const sign = strike.lethal ? 'burst-red' : 'burst';
  const tint = strike.lethal ? WHITE : BLACK;
  const height = strike.now ? COMING.now : COMING.later;
  return signParts(
    sign,
    String(strike.damage),
    { ...place, x: place.x - (height - HEIGHT) * OUTWARDS, height },
    { tint, size: 0.78 },
  );
}

function numbers(look: StandeeLook): readonly Part[] {
  const { card, hp } = look;
  const { ed, hp: printed } = ZOMBIES[card];
  const at = (index: number) => ({ x: (index - 1) * STEP, y: 0, height: HEIGHT });
  const heart = hp < printed ? 'heart-hurt' : 'heart';
  return [
    ...damageParts(look, at(0)),
    ...signParts(heart, String(Math.max(0, hp)), at(1), { size: 0.8 }),
    ...signParts('diamond', `${ed}+`, at(2), { size: 0.64 }),
  ];
}

/** Other tokens are pieces (`badges.ts`). */
function tokensOf({ card, guarded }: StandeeLook): readonly (readonly [SignId, 1 | -1, number])[] {
  const { relentless } = ZOMBIES[card].keywords;
  return [
    ...(guarded ? ([['guarded', -1, 0.44]] as const) : []),
    ...(relentless ? ([['relentless', -1, 0.46]] as const) : []),
  ];
}

/** @param matrix where it stands */
export function standeeQuads(look: StandeeLook, matrix: Matrix4): readonly Quad[] {
  const plate = quadsOn(matrix.clone().multiply(PLATE_PLACE), numbers(look));
  const tokens = tokensOf(look).flatMap(([cell, side, height]) =>
    quadsOn(matrix.clone().multiply(tokenPlace(side)), [{ cell, x: 0, y: 0, height, layer: 0 }]),
  );
  return [...plate, ...tokens];
}
