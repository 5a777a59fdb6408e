import { useState } from 'react';
import { Button } from '../../../hud/button';
import { Dialog } from '../../../hud/dialog';
import { t } from '../../../i18n';
import { BACK } from '../../../input/commands';

const TIPS = [1, 2, 3, 4, 5] as const;

/** The card for a first game, always at hand (specification 12). */
export function Tips() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="quiet" label={t('od.tips')} onPress={() => setOpen(true)} />
      {isOpen && (
        <Dialog title={t('od.tips')} onClose={close}>
          <ul>
            {TIPS.map((n) => (
              <li key={n}>{t(`od.tips.${n}`)}</li>
            ))}
          </ul>
          <div className="dialog-buttons">
            <Button look="primary" label={t('ui.close')} shortcut={BACK} onPress={close} first />
          </div>
        </Dialog>
      )}
    </>
  );
}
