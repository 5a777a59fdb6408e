import { type FormEvent, useState } from 'react';
import type { OwnContent } from '../../models/kernel/content-kind';
import { LONGEST_NAME } from '../../models/kernel/tidy-name';
import { Button } from '../hud/button';
import { Dialog } from '../hud/dialog';
import { TextField } from '../hud/text-field';
import { isBlank, t } from '../i18n';

interface RenameProps {
  readonly made: Pick<OwnContent, 'name' | 'maker'>;
  /** Nobody is asked who made it. */
  readonly anonymous: boolean;
  readonly onName: (name: string, maker: string) => void;
  readonly onClose: () => void;
}

/** What it is called, and who made it, as those are told who play it. */
export function RenameDialog({ made, anonymous, onName, onClose }: RenameProps) {
  const [name, setName] = useState(made.name);
  const [maker, setMaker] = useState(made.maker);
  const reason = isBlank(name) ? t('content.rename-empty') : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === null) onName(name, maker);
  };
  return (
    <Dialog title={t('content.rename-title')} onClose={onClose}>
      <form className="content-rename" onSubmit={submit}>
        <TextField label={t('content.name')} value={name} longest={LONGEST_NAME} onChange={setName} />
        {!anonymous && (
          <TextField label={t('content.maker')} value={maker} longest={LONGEST_NAME} onChange={setMaker} />
        )}
        {/* Enter in either line sends the form. */}
        <input type="submit" hidden />
      </form>
      <div className="dialog-buttons">
        <Button label={t('content.cancel')} onPress={onClose} />
        <Button
          look="primary"
          label={t('content.rename-yes')}
          reason={reason}
          onPress={() => onName(name, maker)}
        />
      </div>
    </Dialog>
  );
}
