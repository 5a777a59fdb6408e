import { useEffect, useMemo } from 'react';
import { type BufferGeometry, PlaneGeometry } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Rectangle } from '../../../../table/places';
import { printed } from '../../../../table/print/printed';
import type { TextureBox } from '../../../../table/print/texture-box';
import { useQuality } from '../../../../table/QualityContext';
import { Surface } from '../../../../table/Surface';
import { cardboard } from '../../../../table/sculpt/cardboard';
import { join } from '../../../../table/sculpt/shapes';
import { boardOf } from '../../layout';
import type { SeatModel } from '../scene-model';
import { type BoardLook, printBoards } from './board-print';

const TOP = 0.028;
const THICKNESS = 0.12;

function middleOf({ x, z, width, depth }: Rectangle): readonly [number, number] {
  return [x + width / 2, z + depth / 2];
}

function slab(place: Rectangle): BufferGeometry {
  const [x, z] = middleOf(place);
  return cardboard(place, THICKNESS, 0.06).translate(x, TOP - 0.004 - THICKNESS / 2, z);
}

function face(place: Rectangle, { u0, v0, u1, v1 }: TextureBox): BufferGeometry {
  const [x, z] = middleOf(place);
  const plane = new PlaneGeometry(place.width, place.depth);
  const uv = plane.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, u0 + uv.getX(i) * (u1 - u0), v0 + uv.getY(i) * (v1 - v0));
  return plane.rotateX(-Math.PI / 2).translate(x, TOP, z);
}

/** Prints anew only when what is printed changes, which is at the set-up. */
function useLooks(seats: readonly SeatModel[]): readonly BoardLook[] {
  const key = JSON.stringify(
    seats.map(({ character, maxHealth, capacity }) => ({ character, maxHealth, capacity })),
  );
  return useMemo(() => JSON.parse(key) as readonly BoardLook[], [key]);
}

/** The character boards: one mesh of cardboard, one of print. */
export function Boards({ seats }: { readonly seats: readonly SeatModel[] }) {
  const { anisotropy } = useQuality();
  const looks = useLooks(seats);
  const shown = useMemo(() => {
    const sheet = printBoards(looks);
    const places = looks.map((_, place) => boardOf(place, looks.length));
    return {
      print: printed(sheet.pen, anisotropy),
      slabs: join(places.map(slab)),
      faces: mergeGeometries(places.map((place, index) => face(place, sheet.tileOf(index)))),
    };
  }, [looks, anisotropy]);
  useEffect(
    () => () => {
      shown.print.dispose();
      shown.slabs.dispose();
      shown.faces.dispose();
    },
    [shown],
  );
  return (
    <>
      <mesh geometry={shown.slabs} castShadow receiveShadow raycast={() => null}>
        <Surface />
      </mesh>
      <mesh geometry={shown.faces} receiveShadow raycast={() => null}>
        <Surface vertexColors={false} map={shown.print} roughness={0.7} />
      </mesh>
    </>
  );
}
