import { errorText } from '../../i18n';
import type { Watched } from '../../replay/replay-desk';
import { useApp } from '../app-context';

/** Starts a new game at a moment of a replay. The game that was watched stays as it is. */
export function useContinue({ face, replay }: Watched): (move: number) => void {
  const { host, send, notify } = useApp();
  return (move) => {
    try {
      host.take({ face, session: replay.continueFrom(move) });
      send('GAME_READY');
    } catch (error) {
      notify(errorText(error));
    }
  };
}
