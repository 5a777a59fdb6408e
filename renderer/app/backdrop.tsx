import { useEffect, useMemo } from 'react';
import type { GameFace } from '../games/face';
import { useApp } from './app-context';

/** Shows the quiet table of the game that was played last while none is being played. */
export function useBackdrop(face: GameFace, wanted: boolean): void {
  const { stage } = useApp();
  const scene = useMemo(
    () => (wanted ? <face.Scene state={face.backdrop()} story={null} /> : null),
    [face, wanted],
  );
  useEffect(() => {
    if (scene) stage.show({ scene, playing: false });
  }, [scene, stage]);
}
