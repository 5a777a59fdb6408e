import { Button } from '../../../hud/button';
import { t } from '../../../i18n';
import { useShortcuts } from '../../../input/shortcuts';
import type { Composer } from '../compose/composer';
import { reasonText } from '../say';
import { useSnapshot } from '../table-game';
import { previewLines } from './preview-lines';

function Preview({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div className="preview" aria-live="polite">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** What the move costs, risks and brings, and the two ways to go on: confirm it or step back. */
export function ConfirmBar({ composer }: { readonly composer: Composer }) {
  const { state } = useSnapshot().position;
  const { questions, move, refusal } = composer.composition;
  const begun = composer.begun !== null;
  const confirm = () => {
    if (move) composer.play(move);
  };
  useShortcuts({ Enter: confirm, ...(begun && { Escape: composer.cancel }) });
  if (questions.length === 0 && !move) return null;
  const lines = move ? previewLines(move, state) : [];
  const open = refusal ? reasonText(refusal) : t('hud.confirm-open');
  return (
    <div>
      {lines.length > 0 && <Preview lines={lines} />}
      <div className="confirm-row">
        <Button
          look="primary"
          label={move ? t(`hud.confirm.${move.type}`) : t('hud.confirm')}
          shortcut="Enter"
          reason={move ? null : open}
          onPress={confirm}
        />
        {begun && <Button label={t('ui.cancel')} shortcut="Esc" onPress={composer.cancel} />}
      </div>
    </div>
  );
}
