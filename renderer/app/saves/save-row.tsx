import { gameName } from '../../games/game-words';
import { Button } from '../../hud/button';
import { t } from '../../i18n';
import { AUTOSAVE_ID, type SaveMeta } from '../../platform/platform';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** What a saved game is called on the screen. */
export function titleOf({ id, name }: SaveMeta): string {
  return id === AUTOSAVE_ID ? t('ui.saves.autosave') : name;
}

interface SaveRowProps {
  readonly meta: SaveMeta;
  readonly onLoad: () => void;
  readonly onWatch: () => void;
  readonly onExport: () => void;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
}

/** One saved game: how its table looked, what it is, and what can be done with it. */
export function SaveRow({ meta, onLoad, onWatch, onExport, onCopy, onDelete }: SaveRowProps) {
  const name = titleOf(meta);
  return (
    <li className="save">
      <div className="save-picture">{meta.thumbnail && <img src={meta.thumbnail} alt="" />}</div>
      <div className="save-words">
        <h2>{name}</h2>
        <p>{t('ui.saves.line', { game: gameName(meta.game), summary: meta.summary })}</p>
        <p className="save-date">{DATE.format(new Date(meta.savedAt))}</p>
        <div className="save-buttons">
          <Button
            look="primary"
            label={t('ui.saves.to-load')}
            spoken={t('ui.saves.load', { name })}
            onPress={onLoad}
          />
          <Button
            label={t('ui.saves.to-watch')}
            spoken={t('replay.watch-save', { name })}
            onPress={onWatch}
          />
          <Button
            label={t('ui.saves.to-export')}
            spoken={t('ui.saves.export', { name })}
            onPress={onExport}
          />
          <Button label={t('ui.saves.to-copy')} spoken={t('ui.saves.copy', { name })} onPress={onCopy} />
          <Button
            look="danger"
            label={t('ui.saves.to-delete')}
            spoken={t('ui.saves.delete', { name })}
            onPress={onDelete}
          />
        </div>
      </div>
    </li>
  );
}
