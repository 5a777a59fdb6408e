import { t } from '../../i18n';
import type { Watched } from '../../replay/replay-desk';
import { useApp } from '../app-context';

/** Starts a new game at a moment of a replay. The game that was saved last stays among the saved games. */
export function useContinue({ face, replay }: Watched): (move: number) => void {
  const { host, send, notify } = useApp();
  const go = async (move: number) => {
    const session = replay.continueFrom(move);
    const name = t('replay.kept-name');
    if (await host.keepAutosave(name)) notify(t('replay.kept', { name }));
    host.take({ face, session });
    send('GAME_READY');
  };
  return (move) => {
    go(move).catch((error: unknown) => notify(error instanceof Error ? error.message : String(error)));
  };
}
