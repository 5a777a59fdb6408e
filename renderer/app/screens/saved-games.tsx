import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { FilesButton } from '../../hud/files-button';
import { errorText, t } from '../../i18n';
import type { SaveMeta } from '../../platform/platform';
import { useApp } from '../app-context';
import { useWatching } from '../replay/use-watching';
import { DeleteDialog } from '../saves/delete-dialog';
import { copyText, fileNameOf, offerFile } from '../saves/hand-out';
import { SaveRow } from '../saves/save-row';
import { canBeContinued, isSlot } from '../saves/slots';
import { titleOf } from '../saves/words';
import { useLoading } from '../use-loading';
import { Screen } from './screen';
import './saved-games.css';

/** The kinds of saved games in the order in which they are shown. */
const GROUPS = [
  { id: 'playing', holds: canBeContinued },
  { id: 'named', holds: ({ id }: SaveMeta) => !isSlot(id) },
  { id: 'over', holds: (meta: SaveMeta) => isSlot(meta.id) && !canBeContinued(meta) },
] as const;

interface GroupedProps {
  readonly saves: readonly SaveMeta[];
  readonly row: (meta: SaveMeta) => ReactNode;
}

/** A list of each kind of which there are any. */
function Grouped({ saves, row }: GroupedProps) {
  return GROUPS.map(({ id, holds }) => {
    const own = saves.filter(holds);
    if (own.length === 0) return null;
    return (
      <section key={id} className="save-group" aria-labelledby={`saves-${id}`}>
        <h2 id={`saves-${id}`}>{t(`ui.saves.group.${id}`)}</h2>
        <ul className="saves">{own.map(row)}</ul>
      </section>
    );
  });
}

/** All saved games, newest first within their kind. */
export function SavedGamesScreen() {
  const { platform, shelf, arrivals, send, notify, tellFiles } = useApp();
  const saves = useSyncExternalStore(shelf.subscribe, shelf.list);
  const [doomed, setDoomed] = useState<SaveMeta | null>(null);
  const load = useLoading();
  const watch = useWatching();
  const carryOut = (work: Promise<void>) => {
    work.catch((error: unknown) => notify(errorText(error)));
  };
  useEffect(() => {
    shelf.refresh().then(tellFiles, (error: unknown) => notify(String(error)));
  }, [shelf, tellFiles, notify]);
  const exportGame = async (meta: SaveMeta) =>
    offerFile(fileNameOf(titleOf(meta)), await shelf.asFile(meta.id));
  const copyGame = async (meta: SaveMeta) => {
    await copyText(await shelf.asText(meta.id));
    notify(t('ui.saves.copied', { name: titleOf(meta) }), true);
  };
  return (
    <Screen
      title={t('ui.saves')}
      onBack={() => send('BACK')}
      actions={
        <FilesButton
          label={t('ui.saves.import')}
          accept=".curfew,.json,.txt"
          onFiles={(files) => void arrivals.receive(files)}
        />
      }
    >
      {saves?.length === 0 && <p>{platform.saves.whyNot?.() ?? t('ui.saves.none')}</p>}
      <Grouped
        saves={saves ?? []}
        row={(meta) => (
          <SaveRow
            key={meta.id}
            meta={meta}
            onLoad={() => load(meta.id)}
            onWatch={() => watch(meta.id)}
            onExport={() => carryOut(exportGame(meta))}
            onCopy={() => carryOut(copyGame(meta))}
            onDelete={() => setDoomed(meta)}
          />
        )}
      />
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
