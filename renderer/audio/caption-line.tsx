import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasMessage, t } from '../i18n';
import { createCaptions } from './captions';
import type { AudioDesk } from './desk';
import './caption-line.css';

/** A sound in words; null for one that means nothing by itself. */
function wordsOf(sound: string): string | null {
  const id = `audio.caption.${sound}`;
  return hasMessage(id) ? t(id) : null;
}

/** What is heard, in words. Only to be seen: the log says the same to screen readers. */
export function CaptionLine({ desk }: { readonly desk: AudioDesk }) {
  const [captions] = useState(() => createCaptions((sound) => wordsOf(sound) !== null));
  const lines = useSyncExternalStore(captions.subscribe, captions.getSnapshot);
  useEffect(() => {
    const stop = desk.onSound(captions.say);
    return () => {
      stop();
      captions.clear();
    };
  }, [desk, captions]);
  return (
    <div className="captions" aria-hidden="true">
      {lines.map((sound) => (
        <p key={sound}>{wordsOf(sound)}</p>
      ))}
    </div>
  );
}
