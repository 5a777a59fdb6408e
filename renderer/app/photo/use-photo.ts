/** The way into photo mode, from a game and from a replay. */
import { useMemo } from 'react';
import type { AnyEntry } from '../../../models/kernel/types';
import type { AnySnapshot, GameFace, Match } from '../../games/face';
import { gameName } from '../../games/game-words';
import { t } from '../../i18n';
import { PHOTO } from '../../input/commands';
import { useCommands } from '../../input/shortcuts';
import { type Log, logLines } from '../../log/log-lines';
import { calledSeats } from '../../seats/called';
import { useApp } from '../app-context';
import { canDraw } from '../quality';
import { handOverTo } from '../viewpoint';

/** So many of the newest lines of the log are offered as a caption. */
const CAPTIONS = 12;

/** Why there is no photo of a game now; null when there is. What lies behind a curtain is not even to be looked at. */
export function whyNoPhoto(match: Match, seen: AnySnapshot): string | null {
  if (!canDraw()) return t('photo.no-table');
  return handOverTo(match, seen).length > 0 ? t('photo.curtain') : null;
}

/** Begins a photo of the table. */
export function usePhotographer() {
  const { studio, send } = useApp();
  return useMemo(
    () => (face: GameFace, log: Log<AnyEntry>, tell: Parameters<typeof logLines<AnyEntry>>[1]) => {
      const lines = logLines(log, tell, CAPTIONS).map(({ text }) => text);
      studio.begin({ game: gameName(face.game.rules.id), lines });
      send('PHOTO');
    },
    [studio, send],
  );
}

/** Begins a photo of a game. Pictures leave the table: the lines that can stand in them are those that everybody may know. */
export function usePhotoOf(match: Match | null): () => void {
  const take = usePhotographer();
  return () => {
    if (!match) return;
    const { face, session } = match;
    const { log, asides, position } = session.seen('table');
    const seats = calledSeats(face.game.rules.seatsOf(position.state), face.seatName, position.state);
    take(face, { log, asides, seats }, (entry) => face.tell(entry, position.state));
  };
}

/** The key for a photo of a game that is on the table. */
export function usePhotoKey(match: Match, seen: AnySnapshot, shown: boolean): void {
  const { notify } = useApp();
  const take = usePhotoOf(match);
  const press = () => {
    const why = whyNoPhoto(match, seen);
    if (why === null) take();
    else notify(why, true);
  };
  useCommands(shown ? [[PHOTO, press]] : []);
}
