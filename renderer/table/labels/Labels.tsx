import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { BufferAttribute, BufferGeometry, type Camera, type Texture, Vector3 } from 'three';
import type { Place, SafeArea } from '../camera/view';
import { useDrawing } from '../drawing';
import { printed } from '../print/printed';
import { useSame } from '../useSame';
import { frameOf, labelPlaces, type Point, type Rank } from './layout';
import type { LabelLook } from './print';
import { type LabelSheet, sheetWith } from './sheet';

/** A few words over a place, upright and always of the same size in the window. */
export interface FloatingLabel {
  readonly look: LabelLook;
  readonly at: Place;
  readonly rank: Rank;
  /** Height as a share of the window's. */
  readonly size: number;
}

export interface LabelsProps {
  readonly labels: readonly FloatingLabel[];
  /** What labels should not cover. */
  readonly faces: readonly Place[];
  /** What panels cover of the window, if it is less than the frame leaves them. Keep the object while it does not change. */
  readonly safe?: SafeArea;
}

const NONE: readonly FloatingLabel[] = [];

const VERTEX = `
attribute vec2 corner;
varying vec2 cut;
void main() {
  cut = uv;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  gl_Position.xy += corner * gl_Position.w;
}`;
const FRAGMENT = `
uniform sampler2D map;
varying vec2 cut;
void main() {
  gl_FragColor = texture2D(map, cut);
  #include <colorspace_fragment>
}`;

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

function quads(labels: readonly FloatingLabel[], { cutOf }: LabelSheet): BufferGeometry {
  const geometry = new BufferGeometry();
  const cuts = labels.map(({ look }) => cutOf(look));
  const uv = cuts.flatMap(({ west, east, north, south }) => [
    west,
    south,
    east,
    south,
    east,
    north,
    west,
    north,
  ]);
  const places = labels.flatMap(({ at }) => CORNERS.flatMap(() => [...at]));
  const index = labels.flatMap((_, i) => [0, 1, 2, 0, 2, 3].map((corner) => i * CORNERS.length + corner));
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2));
  const corners = new Float32Array(labels.length * CORNERS.length * 2);
  geometry.setAttribute('corner', new BufferAttribute(corners, 2));
  geometry.setIndex(index);
  return geometry;
}

const seen = new Vector3();

/** In pixels of the window; null behind the camera. */
function onWindow(place: Place, camera: Camera, width: number, height: number): Point | null {
  seen.set(...place).project(camera);
  if (seen.z > 1) return null;
  return { x: ((seen.x + 1) / 2) * width, y: ((1 - seen.y) / 2) * height };
}

interface Window {
  readonly width: number;
  readonly height: number;
}

/** Puts every label where there is room for it now. */
function lay(
  geometry: BufferGeometry,
  props: Required<LabelsProps>,
  sheet: LabelSheet,
  camera: Camera,
  size: Window,
) {
  const { width, height } = size;
  const faces = props.faces.flatMap((face) => onWindow(face, camera, width, height) ?? []);
  const wanted = props.labels.flatMap((label, index) => {
    const there = onWindow(label.at, camera, width, height);
    if (!there || there.x < 0 || there.x > width || there.y < 0 || there.y > height) return [];
    const high = label.size * height;
    const { aspect } = sheet.cutOf(label.look);
    return [{ index, from: there, ...there, rank: label.rank, width: high * aspect, height: high }];
  });
  const places = labelPlaces(wanted, { faces, frame: frameOf(width, height, props.safe) });
  const corners = geometry.getAttribute('corner');
  for (let i = 0; i < corners.count; i++) corners.setXY(i, 0, 0);
  wanted.forEach((label, at) => {
    const place = places[at];
    if (!place) return;
    CORNERS.forEach(([east, north], corner) => {
      const x = place.x - label.from.x + (east * label.width) / 2;
      const y = label.from.y - place.y + (north * label.height) / 2;
      corners.setXY(label.index * CORNERS.length + corner, (2 * x) / width, (2 * y) / height);
    });
  });
  corners.needsUpdate = true;
}

/** Marks come and go with every press, and most words of before are still wanted. */
function useSheet(labels: readonly FloatingLabel[]): LabelSheet {
  const kept = useRef<LabelSheet>(null);
  return useMemo(() => {
    const looks = labels.map(({ look }) => look);
    kept.current = sheetWith(looks, kept.current);
    return kept.current;
  }, [labels]);
}

/**
 * All words that float over the table, in one piece; they make way for one another whenever the camera moves.
 * A table that is a picture behind other things has none.
 */
export function Labels(props: LabelsProps) {
  const { posed, safeArea } = useDrawing();
  const { safe = safeArea } = props;
  const labels = useSame(posed ? NONE : props.labels);
  const faces = useSame(props.faces);
  const sheet = useSheet(labels);
  const map: Texture = useMemo(() => printed(sheet.pen, 1), [sheet]);
  const geometry = useMemo(() => quads(labels, sheet), [labels, sheet]);
  // The material copies what it is given: another sheet takes another object to be noticed.
  const uniforms = useMemo(() => ({ map: { value: map } }), [map]);
  const laidFrom = useRef('');
  useEffect(() => () => map.dispose(), [map]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other labels, faces and panels are laid anew
  useEffect(() => {
    laidFrom.current = '';
  }, [geometry, faces, safe]);
  useFrame(({ camera, size }) => {
    const from = [...camera.matrixWorldInverse.elements, ...camera.projectionMatrix.elements, size.width]
      .map((value) => value.toFixed(3))
      .join();
    if (from === laidFrom.current) return;
    laidFrom.current = from;
    camera.updateMatrixWorld();
    lay(geometry, { labels, faces, safe }, sheet, camera, size);
  });
  return (
    <mesh geometry={geometry} frustumCulled={false} renderOrder={20} raycast={() => null}>
      <shaderMaterial
        uniforms={uniforms}
        vertexShader={VERTEX}
        fragmentShader={FRAGMENT}
        transparent
        depthTest={false}
        depthWrite={false}
        toneMapped={false}
      />
    </mesh>
  );
}
