import type { GameFace } from '../games/face';
import { startMatch } from '../games/face-of';
import { useApp } from './app-context';

/** Begins a game by its plan and goes to the table; a sentence says why it can't. */
export function useStart(): (face: GameFace, plan: unknown) => void {
  const { host, send, notify } = useApp();
  return (face, plan) => {
    try {
      host.take(startMatch(face, plan));
      send('GAME_READY');
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error));
    }
  };
}
