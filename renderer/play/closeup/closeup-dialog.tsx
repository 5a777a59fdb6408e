import { useId } from 'react';
import { type Rulebook, titleOf } from '../../../models/kernel/rulebook';
import { Button } from '../../hud/button';
import { Dialog } from '../../hud/dialog';
import { composedText, t } from '../../i18n';
import { HELP, INSPECT } from '../../input/commands';
import type { Closeup } from './closeup';
import { CloseupCard } from './closeup-card';

interface CloseupDialogProps {
  readonly closeup: Closeup;
  readonly book: Rulebook;
  readonly onRule: (entry: string) => void;
  readonly onClose: () => void;
}

/** A thing of the table, large; its words are read out as it opens. */
export function CloseupDialog({ closeup, book, onRule, onClose }: CloseupDialogProps) {
  const text = useId();
  const { title, rule } = closeup;
  return (
    <Dialog title={title} onClose={onClose} describedBy={text} wide>
      <div id={text}>
        <CloseupCard closeup={closeup} untitled />
      </div>
      <div className="dialog-buttons">
        {rule && (
          <Button
            label={t('rules.about', { title: composedText(titleOf(book, rule)) })}
            shortcut={HELP}
            onPress={() => onRule(rule)}
          />
        )}
        <Button look="primary" label={t('ui.close')} shortcut={INSPECT} onPress={onClose} first />
      </div>
    </Dialog>
  );
}
