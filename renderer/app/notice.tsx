import { Button } from '../hud/button';
import { t } from '../i18n';
import './notice.css';

interface NoticeProps {
  /** Null when there is nothing to say. */
  readonly sentence: string | null;
  readonly onClose: () => void;
}

/** One sentence at the top of the window until somebody closes it. */
export function Notice({ sentence, onClose }: NoticeProps) {
  if (sentence === null) return null;
  return (
    <div className="notice-bar" role="alert">
      <p>{sentence}</p>
      <Button label={t('ui.close')} onPress={onClose} />
    </div>
  );
}
