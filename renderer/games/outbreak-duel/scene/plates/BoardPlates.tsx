import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Texture } from 'three';
import type { SceneModel } from '../scene-model';
import { platesIn } from './board-plates';
import { Plates, type PlatesHandle } from './Plates';

const CAPACITY = 240;

export interface BoardPlatesProps {
  readonly scene: SceneModel;
  /** The sheet of all signs. */
  readonly print: Texture;
}

/** Life, prices, and how many of everything lie on both boards. */
export function BoardPlates({ scene, print }: BoardPlatesProps) {
  const invalidate = useThree((state) => state.invalidate);
  const plates = useRef<PlatesHandle>(null);
  const quads = useMemo(() => platesIn(scene), [scene]);
  useLayoutEffect(() => {
    plates.current?.lay(quads);
    invalidate();
  }, [quads, invalidate]);
  return <Plates ref={plates} print={print} capacity={CAPACITY} />;
}
