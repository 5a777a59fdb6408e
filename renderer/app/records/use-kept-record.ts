import { useEffect } from 'react';
import type { SaveEnvelope } from '../../../models/kernel/save';
import type { AnySnapshot, Match } from '../../games/face';
import { errorText } from '../../i18n';
import { useLatest } from '../../input/use-latest';
import { useApp } from '../app-context';
import { keepRecord } from './keep-record';

/**
 * Keeps the game whose result is shown for the records. Lessons are not.
 * @param save the game as it goes to the disk
 */
export function useKeptRecord(
  match: Match | null,
  snapshot: AnySnapshot | null,
  save: () => SaveEnvelope | null,
): void {
  const { host, platform, notify } = useApp();
  const latest = useLatest({ match, snapshot, save });
  useEffect(() => {
    const { match: ended, snapshot: seen, save: taken } = latest.current;
    const envelope = host.lesson() === null ? taken() : null;
    if (!ended || !seen || !envelope) return;
    keepRecord(platform.finished, { face: ended.face, snapshot: seen, save: envelope }, new Date()).catch(
      (error: unknown) => {
        // That nothing can be stored here is said once, when the app starts.
        if (!platform.finished.whyNot?.()) notify(errorText(error));
      },
    );
  }, [host, platform, notify, latest]);
}
