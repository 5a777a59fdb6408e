import { useEffect } from 'react';
import type { GameFace } from '../games/face';
import { useApp } from './app-context';

/** Shows the quiet table of the game that was played last while none is being played. */
export function useBackdrop(face: GameFace, wanted: boolean): void {
  const { stage } = useApp();
  useEffect(() => {
    if (wanted) stage.show({ scene: <face.Scene state={face.backdrop()} story={null} />, playing: false });
  }, [face, wanted, stage]);
}
