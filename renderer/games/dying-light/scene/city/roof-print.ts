import { type Area2D, FONTS, fill, type Pen, write } from '../../../../table/print/canvas';
import { crack, grime, masonry, speckle, stripes } from '../../../../table/print/texture';
import type { Random } from '../../../../table/random';
import type { BuildingLook } from './building-looks';

function covering(pen: Pen, { roof }: BuildingLook, area: Area2D, unit: number, random: Random) {
  switch (roof) {
    case 'tar':
      masonry(pen, area, { width: unit * 1.4, height: unit * 0.7, joint: 'rgba(20,16,20,0.35)' }, random);
      break;
    case 'planks':
      masonry(pen, area, { width: unit * 1.8, height: unit * 0.2, joint: 'rgba(30,20,14,0.4)' }, random);
      break;
    case 'metal':
      stripes(pen, area, unit * 0.25, true, 'rgba(20,22,28,0.35)');
      break;
    case 'tiles':
      masonry(pen, area, { width: unit * 0.3, height: unit * 0.22, joint: 'rgba(40,20,18,0.35)' }, random);
      break;
    default:
      roof satisfies never;
  }
}

/** Shade along the parapet, which makes the roof look like a tray to stand in. */
function inset(pen: Pen, { x, y, width, height }: Area2D, unit: number) {
  for (const [index, alpha] of [0.3, 0.2, 0.12].entries()) {
    const step = unit * 0.09 * (index + 1);
    pen.strokeStyle = `rgba(14,10,18,${alpha})`;
    pen.lineWidth = step * 2;
    pen.strokeRect(x, y, width, height);
  }
}

/** Prints a roof: a quiet surface with the building's name on it, so that miniatures stand out. */
export function printRoof(
  pen: Pen,
  area: Area2D,
  look: BuildingLook,
  name: string,
  unit: number,
  random: Random,
) {
  fill(pen, look.roofColour, area);
  covering(pen, look, area, unit, random);
  grime(pen, area, random, 12, 0.35);
  speckle(pen, area, random, (area.width * area.height) / 120);
  crack(pen, area.x + area.width * 0.3, area.y + area.height * 0.6, unit, random);
  inset(pen, area, unit);
  write(pen, name.toUpperCase(), area.x + area.width / 2, area.y + area.height * 0.83, {
    font: FONTS.stencil,
    size: unit * 0.42,
    colour: 'rgba(250,242,220,0.72)',
    room: area.width - unit * 0.6,
  });
}
