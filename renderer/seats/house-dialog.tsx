import { useSyncExternalStore } from 'react';
import type { HouseRule } from '../../models/kernel/house-rules';
import type { Match } from '../games/face';
import { Button } from '../hud/button';
import { Dialog } from '../hud/dialog';
import { t } from '../i18n';
import { BACK } from '../input/commands';
import { HouseFields } from './house-fields';

interface HouseDialogProps {
  readonly match: Match;
  readonly onAgree: (rule: HouseRule) => void;
  readonly onClose: () => void;
}

/** What the people of this table agree on, while the game waits. */
export function HouseDialog({ match: { face, session }, onAgree, onClose }: HouseDialogProps) {
  const { house } = useSyncExternalStore(session.subscribe, () => session.seen('table'));
  return (
    <Dialog title={t('house.title')} onClose={onClose}>
      <p>{t('house.intro')}</p>
      <HouseFields rules={face.game.rules} house={house} onAgree={onAgree} />
      <div className="dialog-buttons">
        <Button look="primary" label={t('ui.close')} shortcut={BACK} onPress={onClose} first />
      </div>
    </Dialog>
  );
}
