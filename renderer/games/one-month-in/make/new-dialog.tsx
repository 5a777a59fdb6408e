import { LAYOUT_IDS, type LayoutId, TEAM_IDS } from '../../../../models/one-month-in/ids';
import { draftOf, EMPTY_DRAFT, type LayoutDraft } from '../../../../models/one-month-in/layouts/draft';
import { Button } from '../../../hud/button';
import { Dialog } from '../../../hud/dialog';
import { t } from '../../../i18n';
import { MapPicture } from '../plan/map-picture';
import './new-dialog.css';

interface BeginningsProps {
  readonly onBegin: (name: string, draft: LayoutDraft) => void;
}

function Beginning({
  label,
  draft,
  onPress,
}: {
  readonly label: string;
  readonly draft: LayoutDraft;
  readonly onPress: () => void;
}) {
  return (
    <li>
      <button type="button" className="make-beginning" onClick={onPress}>
        <MapPicture layout={draft} teams={TEAM_IDS} />
        <span>{label}</span>
      </button>
    </li>
  );
}

function copyName(id: LayoutId): string {
  return t('content.copy-name', { name: t(`om.layout.${id}`) });
}

/** What a layout can begin with: nothing, or one of the built ones. */
export function Beginnings({ onBegin }: BeginningsProps) {
  return (
    <ul className="make-beginnings">
      <Beginning
        label={t('om.make.empty')}
        draft={EMPTY_DRAFT}
        onPress={() => onBegin(t('om.make.new-name'), EMPTY_DRAFT)}
      />
      {LAYOUT_IDS.map((id) => (
        <Beginning
          key={id}
          label={t('om.make.from', { name: t(`om.layout.${id}`), n: draftOf(id).bases.length })}
          draft={draftOf(id)}
          onPress={() => onBegin(copyName(id), draftOf(id))}
        />
      ))}
    </ul>
  );
}

interface NewDialogProps extends BeginningsProps {
  readonly onClose: () => void;
}

export function NewDialog({ onBegin, onClose }: NewDialogProps) {
  return (
    <Dialog title={t('om.make.begin')} onClose={onClose} wide>
      <Beginnings onBegin={onBegin} />
      <div className="dialog-buttons">
        <Button label={t('content.cancel')} onPress={onClose} />
      </div>
    </Dialog>
  );
}
