import type { HouseRule } from '../../models/kernel/house-rules';
import type { GameFace } from '../games/face';
import { startMatch } from '../games/face-of';
import { errorText } from '../i18n';
import { useApp } from './app-context';
import { randomSeed } from './random-id';

/** Begins a game by its plan and what its people agreed on, and goes to the table; a sentence says why it can't. */
export function useStart(): (face: GameFace, plan: unknown, agreed?: readonly HouseRule[]) => void {
  const { host, send, notify } = useApp();
  return (face, plan, agreed = []) => {
    try {
      host.take(startMatch(face, plan, agreed));
      send('GAME_READY');
    } catch (error) {
      notify(errorText(error));
    }
  };
}

/** The plan that a game begins with as long as nobody changes it. */
export function useUsualPlan(): (face: GameFace) => unknown {
  const { url } = useApp();
  return (face) => face.plan.usual(url.seed ?? randomSeed(), url.loaded);
}

/** Begins a game as most people want it. */
export function usePlayAtOnce(): (face: GameFace) => void {
  const start = useStart();
  const usual = useUsualPlan();
  return (face) => start(face, usual(face));
}
