import { useEffect, useState } from 'react';
import { gameName } from '../../games/game-words';
import { Button } from '../../hud/button';
import { Dialog } from '../../hud/dialog';
import { t } from '../../i18n';
import { AUTOSAVE_ID, type SaveMeta } from '../../platform/platform';
import { useWatching } from '../../replay/use-watching';
import { useApp } from '../app-context';
import { useLoading } from '../use-loading';
import { Screen } from './screen';
import './saved-games.css';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function titleOf({ id, name }: SaveMeta): string {
  return id === AUTOSAVE_ID ? t('ui.saves.autosave') : name;
}

interface SaveRowProps {
  readonly meta: SaveMeta;
  readonly onLoad: () => void;
  readonly onWatch: () => void;
  readonly onDelete: () => void;
}

function SaveRow({ meta, onLoad, onWatch, onDelete }: SaveRowProps) {
  const name = titleOf(meta);
  return (
    <li className="save">
      <div>
        <h2>{name}</h2>
        <p>{t('ui.saves.line', { game: gameName(meta.game), summary: meta.summary })}</p>
        <p className="save-date">{DATE.format(new Date(meta.savedAt))}</p>
      </div>
      <Button look="primary" label={t('ui.saves.load', { name })} onPress={onLoad} />
      <Button label={t('replay.watch-save', { name })} onPress={onWatch} />
      <Button look="danger" label={t('ui.saves.delete', { name })} onPress={onDelete} />
    </li>
  );
}

interface DeleteDialogProps {
  readonly name: string;
  readonly onKeep: () => void;
  readonly onDelete: () => void;
}

function DeleteDialog({ name, onKeep, onDelete }: DeleteDialogProps) {
  return (
    <Dialog title={t('ui.saves.delete-title')} onClose={onKeep}>
      <p>{t('ui.saves.delete-question', { name })}</p>
      <div className="dialog-buttons">
        <Button label={t('ui.saves.keep')} onPress={onKeep} first />
        <Button look="danger" label={t('ui.saves.delete-yes')} onPress={onDelete} />
      </div>
    </Dialog>
  );
}

/** All saved games, newest first. */
export function SavedGamesScreen() {
  const { platform, send, notify } = useApp();
  const [saves, setSaves] = useState<readonly SaveMeta[] | null>(null);
  const [doomed, setDoomed] = useState<SaveMeta | null>(null);
  const load = useLoading();
  const watch = useWatching();
  const report = (error: unknown) => notify(String(error));
  useEffect(() => {
    platform.saves.list().then(setSaves, () => setSaves([]));
  }, [platform]);
  const remove = async ({ id }: SaveMeta) => {
    setDoomed(null);
    await platform.saves.remove(id);
    setSaves(await platform.saves.list());
  };
  return (
    <Screen title={t('ui.saves')} onBack={() => send('BACK')}>
      {saves?.length === 0 && <p>{t('ui.saves.none')}</p>}
      <ul className="saves">
        {saves?.map((meta) => (
          <SaveRow
            key={meta.id}
            meta={meta}
            onLoad={() => load(meta.id)}
            onWatch={() => watch(meta.id)}
            onDelete={() => setDoomed(meta)}
          />
        ))}
      </ul>
      {doomed && (
        <DeleteDialog
          name={titleOf(doomed)}
          onKeep={() => setDoomed(null)}
          onDelete={() => void remove(doomed).catch(report)}
        />
      )}
    </Screen>
  );
}
