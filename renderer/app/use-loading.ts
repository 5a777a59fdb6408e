import { errorText, t } from '../i18n';
import { useApp } from './app-context';

/** Puts a saved game on the table, or says in one sentence why that can't be done. */
export function useLoading(): (id: string) => void {
  const { platform, host, send, notify, tellFiles } = useApp();
  const load = async (id: string) => {
    const text = await platform.saves.load(id);
    if (text === null) throw new Error(t('ui.saves.gone'));
    const saves = await platform.saves.list();
    const meta = saves.find((one) => one.id === id);
    host.load(text, { id, lesson: meta?.lesson, hints: meta?.hints, advice: meta?.advice });
    send('GAME_READY');
    tellFiles();
  };
  return (id) => {
    load(id).catch((error: unknown) => notify(errorText(error)));
  };
}
