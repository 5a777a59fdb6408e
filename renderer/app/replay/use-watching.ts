import { parseSave } from '../../../models/kernel/save';
import { errorText, t } from '../../i18n';
import { useApp } from '../app-context';

/** Opens the replay of a saved game, or says in one sentence why that can't be done. */
export function useWatching(): (id: string) => void {
  const { platform, replays, send, notify } = useApp();
  const watch = async (id: string) => {
    const text = await platform.saves.load(id);
    if (text === null) throw new Error(t('ui.saves.gone'));
    replays.open(parseSave(text));
    send('WATCH');
  };
  return (id) => {
    watch(id).catch((error: unknown) => notify(errorText(error)));
  };
}
