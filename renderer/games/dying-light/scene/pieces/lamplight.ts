import { Color } from 'three';
import type { AreaId } from '../../../../../models/dying-light/ids';
import { areaOf, zoneAt } from '../../../../../models/dying-light/map';
import type { Spot } from '../../../../table/places';
import { LAMPS, lampHead } from '../city/lamps';

/** What shines in the streets besides sun, moon and sky. */
export interface Shining {
  readonly fires: readonly Spot[];
  readonly uvAreas: readonly AreaId[];
}

const LAMP = { colour: new Color(1, 0.62, 0.26), reach: 3.1, strength: 2.6 };
const FIRE = { colour: new Color(1, 0.42, 0.12), reach: 2.8, strength: 3.4 };
const UV = new Color(0.45, 0.08, 1.1);
/** Light of the street does not reach roofs. */
const STREET_HEIGHT = 1.5;

const HEADS = LAMPS.map(lampHead);

function nearness(spot: Spot, source: Spot, reach: number): number {
  return Math.max(0, 1 - Math.hypot(spot.x - source.x, spot.z - source.z) / reach) ** 2;
}

function isUnderUv({ x, z }: Spot, uvAreas: readonly AreaId[]): boolean {
  const zone = zoneAt({ col: Math.floor(x), row: Math.floor(z) });
  return zone !== null && uvAreas.includes(areaOf(zone));
}

/**
 * What the paint of a piece is multiplied by where lamps, fire and UV light shine on it; white where none do.
 * @param lamps how far the lamps are on, 0 to 1
 */
export function lamplightAt(spot: Spot, { fires, uvAreas }: Shining, lamps: number): Color {
  const light = new Color(1, 1, 1);
  if (lamps === 0) return light;
  const add = ({ colour, reach, strength }: typeof LAMP, source: Spot) => {
    const share = nearness(spot, source, reach) * strength * lamps;
    light.r += colour.r * share;
    light.g += colour.g * share;
    light.b += colour.b * share;
  };
  if (spot.y < STREET_HEIGHT) for (const head of HEADS) add(LAMP, head);
  for (const fire of fires) if (Math.abs(fire.y - spot.y) < STREET_HEIGHT) add(FIRE, fire);
  if (isUnderUv(spot, uvAreas)) light.add(new Color(UV).multiplyScalar(lamps));
  return light;
}
