import { gameName } from '../../games/game-words';
import { Button } from '../../hud/button';
import { t } from '../../i18n';
import type { SaveMeta } from '../../platform/platform';
import { SavePicture } from './save-picture';
import { headingOf, titleOf, whenOf } from './words';

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
      <SavePicture key={meta.savedAt} id={meta.id} />
      <div className="save-words">
        <h3>{headingOf(meta)}</h3>
        <p>{t('ui.saves.line', { game: gameName(meta.game), summary: meta.summary })}</p>
        <p className="save-date">{whenOf(meta)}</p>
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
