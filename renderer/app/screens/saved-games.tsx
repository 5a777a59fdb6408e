import { useEffect, useState, useSyncExternalStore } from 'react';
import { t } from '../../i18n';
import type { SaveMeta } from '../../platform/platform';
import { useApp } from '../app-context';
import { useWatching } from '../replay/use-watching';
import { DeleteDialog } from '../saves/delete-dialog';
import { copyText, fileNameOf, offerFile } from '../saves/hand-out';
import { ImportButton } from '../saves/import-button';
import { SaveRow, titleOf } from '../saves/save-row';
import { useLoading } from '../use-loading';
import { Screen } from './screen';
import './saved-games.css';

/** All saved games, newest first. */
export function SavedGamesScreen() {
  const { shelf, arrivals, send, notify, tellFiles } = useApp();
  const saves = useSyncExternalStore(shelf.subscribe, shelf.list);
  const [doomed, setDoomed] = useState<SaveMeta | null>(null);
  const load = useLoading();
  const watch = useWatching();
  const carryOut = (work: Promise<void>) => {
    work.catch((error: unknown) => notify(error instanceof Error ? error.message : String(error)));
  };
  useEffect(() => {
    shelf.refresh().then(tellFiles, (error: unknown) => notify(String(error)));
  }, [shelf, tellFiles, notify]);
  const exportGame = async (meta: SaveMeta) =>
    offerFile(fileNameOf(titleOf(meta)), await shelf.asFile(meta.id));
  const copyGame = async (meta: SaveMeta) => {
    await copyText(await shelf.asText(meta.id));
    notify(t('ui.saves.copied', { name: titleOf(meta) }));
  };
  return (
    <Screen
      title={t('ui.saves')}
      onBack={() => send('BACK')}
      actions={<ImportButton onFile={(file) => void arrivals.receive(file)} />}
    >
      {saves?.length === 0 && <p>{t('ui.saves.none')}</p>}
      <ul className="saves">
        {saves?.map((meta) => (
          <SaveRow
            key={meta.id}
            meta={meta}
            onLoad={() => load(meta.id)}
            onWatch={() => watch(meta.id)}
            onExport={() => carryOut(exportGame(meta))}
            onCopy={() => carryOut(copyGame(meta))}
            onDelete={() => setDoomed(meta)}
          />
        ))}
      </ul>
      <p className="save-hint">{t('ui.saves.import-hint')}</p>
      {doomed && (
        <DeleteDialog
          name={titleOf(doomed)}
          onKeep={() => setDoomed(null)}
          onDelete={() => {
            setDoomed(null);
            carryOut(shelf.remove(doomed.id));
          }}
        />
      )}
    </Screen>
  );
}
