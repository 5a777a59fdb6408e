import { Button } from '../../hud/button';
import { Dialog } from '../../hud/dialog';
import { t } from '../../i18n';

interface DeleteDialogProps {
  readonly name: string;
  readonly onKeep: () => void;
  readonly onDelete: () => void;
}

/** Asks before a saved game is gone for good. */
export function DeleteDialog({ name, onKeep, onDelete }: DeleteDialogProps) {
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
