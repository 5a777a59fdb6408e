import { Button } from '../hud/button';
import { t } from '../i18n';
import { usePassing } from './use-passing';
import './notice.css';

export interface Said {
  readonly sentence: string;
  /** It only says that something was done, and goes away by itself. */
  readonly passes: boolean;
}

interface BarProps {
  readonly said: Said;
  readonly onClose: () => void;
}

function Bar({ said, onClose }: BarProps) {
  const holding = usePassing(said, said.passes, onClose);
  return (
    <div className="notice-bar" role={said.passes ? 'status' : 'alert'} {...holding}>
      <p>{said.sentence}</p>
      <Button label={t('ui.close')} onPress={onClose} />
    </div>
  );
}

interface NoticeProps {
  /** Null when there is nothing to say. */
  readonly said: Said | null;
  readonly onClose: () => void;
}

/** One sentence at the top of the window until somebody closes it, or its time has passed. */
export function Notice({ said, onClose }: NoticeProps) {
  return said && <Bar said={said} onClose={onClose} />;
}
