import { useEffect } from 'react';
import { Button } from '../hud/button';
import { t } from '../i18n';
import { useLatest } from '../input/use-latest';
import './notice.css';

/** Milliseconds for which a sentence stands that goes away by itself: time to read it twice. */
const PASSING = 6000;

export interface Said {
  readonly sentence: string;
  /** It only says that something was done, and goes away by itself. */
  readonly passes: boolean;
}

interface NoticeProps {
  /** Null when there is nothing to say. */
  readonly said: Said | null;
  readonly onClose: () => void;
}

/** One sentence at the top of the window until somebody closes it. */
export function Notice({ said, onClose }: NoticeProps) {
  const close = useLatest(onClose);
  useEffect(() => {
    if (!said?.passes) return;
    const timer = setTimeout(() => close.current(), PASSING);
    return () => clearTimeout(timer);
  }, [said, close]);
  if (said === null) return null;
  return (
    <div className="notice-bar" role={said.passes ? 'status' : 'alert'}>
      <p>{said.sentence}</p>
      <Button label={t('ui.close')} onPress={onClose} />
    </div>
  );
}
