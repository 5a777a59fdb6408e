import { useEffect, useMemo } from 'react';
import { BufferAttribute, CircleGeometry, RepeatWrapping, type Texture } from 'three';
import { seeded } from '../random/random';
import { DRAWN } from './draw-order';
import { type Area2D, fill, type Pen, sheet } from './print/canvas';
import { printed } from './print/printed';
import { useQuality } from './QualityContext';
import { Surface } from './Surface';

const SIZE = 1024;
const PLANKS = 6;

function grain(pen: Pen, { x, y, width, height }: Area2D, seed: number) {
  const random = seeded(seed);
  fill(pen, `hsl(${24 + random() * 6} ${32 + random() * 8}% ${25 + random() * 6}%)`, { x, y, width, height });
  for (let line = 0; line < 46; line++) {
    pen.strokeStyle =
      random() < 0.6 ? `rgba(20,8,4,${random() * 0.3})` : `rgba(200,140,90,${random() * 0.1})`;
    pen.lineWidth = 1 + random() * 2;
    const at = y + random() * height;
    const sway = (random() - 0.5) * 14;
    pen.beginPath();
    pen.moveTo(x, at);
    pen.bezierCurveTo(x + width * 0.3, at + sway, x + width * 0.7, at - sway, x + width, at);
    pen.stroke();
  }
  fill(pen, 'rgba(8,3,2,0.7)', { x, y: y + height - 3, width, height: 3 });
}

function wood(anisotropy: number): Texture {
  const pen = sheet(SIZE, SIZE);
  const height = SIZE / PLANKS;
  for (let plank = 0; plank < PLANKS; plank++)
    grain(pen, { x: 0, y: plank * height, width: SIZE, height }, plank + 1);
  const texture = printed(pen, anisotropy);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.set(6, 6);
  return texture;
}

/** A disc that is light in the middle and black at its rim. */
function fadingDisc(reach: number): CircleGeometry {
  const disc = new CircleGeometry(reach, 48);
  const colours = new Float32Array(disc.getAttribute('position').count * 3);
  colours.fill(1, 0, 3);
  disc.setAttribute('color', new BufferAttribute(colours, 3));
  return disc;
}

export interface TabletopProps {
  readonly centre: readonly [x: number, z: number];
  readonly reach: number;
  /** Height of the wood; boards lie on it. */
  readonly height: number;
}

/** A wooden table that falls off into darkness. */
export function Tabletop({ centre, reach, height }: TabletopProps) {
  const { anisotropy } = useQuality();
  const texture = useMemo(() => wood(anisotropy), [anisotropy]);
  const disc = useMemo(() => fadingDisc(reach), [reach]);
  useEffect(() => () => texture.dispose(), [texture]);
  useEffect(() => () => disc.dispose(), [disc]);
  return (
    <mesh
      geometry={disc}
      position={[centre[0], height, centre[1]]}
      rotation-x={-Math.PI / 2}
      renderOrder={DRAWN.tabletop}
      receiveShadow
      raycast={() => null}
    >
      <Surface map={texture} roughness={0.62} />
    </mesh>
  );
}
