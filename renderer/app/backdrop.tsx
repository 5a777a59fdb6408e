import { useEffect } from 'react';
import type { GameFace } from '../games/face';
import { useApp } from './app-context';

/** A game that takes the table over has another count: its light is there at once, not after a swing. */
const BEFORE = -1;

/** Shows the quiet table of the game that was played last while none is being played. */
export function useBackdrop(face: GameFace, wanted: boolean): void {
  const { stage } = useApp();
  useEffect(() => {
    if (!wanted) return;
    const { vantage } = face;
    const scene = <face.Scene state={face.backdrop()} story={null} skip={BEFORE} />;
    stage.show({ scene, playing: false, ...(vantage && { vantage }) });
  }, [face, wanted, stage]);
}
