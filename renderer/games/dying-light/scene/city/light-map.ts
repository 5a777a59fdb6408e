import type { AreaId, ZoneId } from '../../../../../models/dying-light/ids';
import { cellsOf, zonesOf } from '../../../../../models/dying-light/map';
import type { Spot } from '../../../../table/places';
import { fill, type Pen, sheet } from '../../../../table/print/canvas';
import { CITY } from '../../layout/city';
import { LAMPS, lampHead } from './lamps';

const SCALE = 20;
const LAMP = { colour: '255,190,110', reach: 4.2 };
const FIRE = { colour: '255,120,40', reach: 2.6 };

function pool(pen: Pen, { x, z }: Spot, colour: string, reach: number, strength = 1) {
  const light = pen.createRadialGradient(x * SCALE, z * SCALE, 0, x * SCALE, z * SCALE, reach * SCALE);
  light.addColorStop(0, `rgba(${colour},${strength})`);
  light.addColorStop(0.25, `rgba(${colour},${0.6 * strength})`);
  light.addColorStop(0.6, `rgba(${colour},${0.18 * strength})`);
  light.addColorStop(1, `rgba(${colour},0)`);
  pen.fillStyle = light;
  pen.fillRect((x - reach) * SCALE, (z - reach) * SCALE, reach * 2 * SCALE, reach * 2 * SCALE);
}

function violet(pen: Pen, zone: ZoneId) {
  pen.filter = `blur(${SCALE * 0.35}px)`;
  pen.fillStyle = 'rgba(150,60,255,0.75)';
  for (const { col, row } of cellsOf(zone)) pen.fillRect(col * SCALE, row * SCALE, SCALE, SCALE);
  pen.filter = 'none';
}

export function lightMapSheet(): Pen {
  return sheet(CITY * SCALE, CITY * SCALE);
}

/** Paints what lies in lamplight, firelight and under UV lamps; black is unlit. */
export function paintLightMap(pen: Pen, fires: readonly Spot[], uvAreas: readonly AreaId[]) {
  pen.globalCompositeOperation = 'source-over';
  fill(pen, '#000000', { x: 0, y: 0, width: CITY * SCALE, height: CITY * SCALE });
  pen.globalCompositeOperation = 'lighter';
  for (const lamp of LAMPS) pool(pen, lampHead(lamp), LAMP.colour, LAMP.reach);
  for (const fire of fires) pool(pen, fire, FIRE.colour, FIRE.reach);
  for (const zone of uvAreas.flatMap(zonesOf)) violet(pen, zone);
}
