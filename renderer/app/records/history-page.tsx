import { useState } from 'react';
import { parseSave } from '../../../models/kernel/save';
import { gameName } from '../../games/game-words';
import { Button } from '../../hud/button';
import { Dialog } from '../../hud/dialog';
import { errorText, t } from '../../i18n';
import type { FinishedMeta } from '../../platform/platform';
import { useApp } from '../app-context';
import { fileNameOf, offerFile } from '../saves/hand-out';
import type { RecordsView } from './records-screen';
import { MOST_TO_UNDO } from './use-finished';
import { dayOf, endOf, levelOf } from './words';

/** Games that are listed at once; more are listed when somebody asks for them. */
const A_PAGE = 50;

/** The text of a finished game goes to whoever needs it, or a sentence says why it can't. */
function useTextOf(): (meta: FinishedMeta, use: (text: string) => void) => void {
  const { platform, notify } = useApp();
  const carryOut = async ({ id }: FinishedMeta, use: (text: string) => void) => {
    const text = await platform.finished.load(id);
    if (text === null) throw new Error(t('ui.saves.gone'));
    use(text);
  };
  return (meta, use) => {
    carryOut(meta, use).catch((error: unknown) => notify(errorText(error)));
  };
}

interface DoomedProps {
  readonly doomed: readonly FinishedMeta[];
  readonly onKeep: () => void;
  readonly onDelete: () => void;
}

function DeleteDialog({ doomed, onKeep, onDelete }: DoomedProps) {
  const n = doomed.length;
  return (
    <Dialog title={t('ui.records.delete-title', { n })} onClose={onKeep}>
      <p>{t(n > MOST_TO_UNDO ? 'ui.records.delete-for-good' : 'ui.records.delete-question', { n })}</p>
      <div className="dialog-buttons">
        <Button label={t('ui.records.keep')} onPress={onKeep} first />
        <Button look="danger" label={t('ui.records.delete-yes', { n })} onPress={onDelete} />
      </div>
    </Dialog>
  );
}

interface RowProps {
  readonly meta: FinishedMeta;
  readonly onDelete: () => void;
}

function Row({ meta, onDelete }: RowProps) {
  const { faces, replays, send } = useApp();
  const withText = useTextOf();
  const name = t('ui.saves.in-play', { game: gameName(meta.game), when: dayOf(meta) });
  const face = faces.find(({ game }) => game.rules.id === meta.game);
  const level = face ? levelOf(face, meta) : null;
  const watch = (text: string) => {
    replays.open(parseSave(text));
    send('WATCH');
  };
  return (
    <li className="records-game">
      <div className="records-words">
        <h3>{gameName(meta.game)}</h3>
        <p>{meta.summary}</p>
        <p className="records-hint">
          {[dayOf(meta), endOf(meta), level].filter((word) => word !== null).join(' · ')}
        </p>
      </div>
      <div className="records-buttons">
        <Button
          look="primary"
          label={t('ui.saves.to-watch')}
          spoken={t('ui.records.watch', { name })}
          onPress={() => withText(meta, watch)}
        />
        <Button
          label={t('ui.saves.to-export')}
          spoken={t('ui.saves.export', { name })}
          onPress={() => withText(meta, (text) => offerFile(fileNameOf(name), text))}
        />
        <Button
          look="danger"
          label={t('ui.saves.to-delete')}
          spoken={t('ui.saves.delete', { name })}
          onPress={onDelete}
        />
      </div>
    </li>
  );
}

/** All finished games, newest first. */
export function HistoryPage({ games, finished }: RecordsView) {
  const [shown, setShown] = useState(A_PAGE);
  const [doomed, setDoomed] = useState<readonly FinishedMeta[]>([]);
  const more = games.length - shown;
  return (
    <>
      {finished.deleted > 0 && (
        <p className="records-deleted" role="status">
          <span>{t('ui.records.deleted', { n: finished.deleted })}</span>
          <Button label={t('ui.records.undo')} onPress={finished.restore} />
        </p>
      )}
      <ul>
        {games.slice(0, shown).map((meta) => (
          <Row key={meta.id} meta={meta} onDelete={() => setDoomed([meta])} />
        ))}
      </ul>
      <div className="records-buttons">
        {more > 0 && (
          <Button label={t('ui.records.more', { n: more })} onPress={() => setShown(shown + A_PAGE)} />
        )}
        {games.length > 1 && (
          <Button
            look="quiet"
            label={t('ui.records.delete-all', { n: games.length })}
            onPress={() => setDoomed(games)}
          />
        )}
      </div>
      {doomed.length > 0 && (
        <DeleteDialog
          doomed={doomed}
          onKeep={() => setDoomed([])}
          onDelete={() => {
            setDoomed([]);
            finished.remove(doomed);
          }}
        />
      )}
    </>
  );
}
