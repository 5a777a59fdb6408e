import { FRESH_LESSON } from '../../../models/kernel/lesson';
import type { GameFace } from '../../games/face';
import { startMatch } from '../../games/face-of';
import { gameName } from '../../games/game-words';
import { Button } from '../../hud/button';
import { t } from '../../i18n';
import { useApp } from '../app-context';
import { randomSeed } from '../random-id';

interface LearnButtonProps {
  readonly face: GameFace;
  readonly look: 'primary' | 'plain';
}

/** Starts the lesson of a game from its beginning; nothing for a game without one. */
export function LearnButton({ face, look }: LearnButtonProps) {
  const { host, send, url } = useApp();
  const { lesson } = face;
  if (!lesson) return null;
  const start = () => {
    host.take(startMatch(face, lesson.plan(url.seed ?? randomSeed())), FRESH_LESSON);
    send('GAME_READY');
  };
  const spoken = t('coach.learn-game', { game: gameName(face.game.rules.id) });
  return <Button look={look} label={t('coach.learn')} spoken={spoken} onPress={start} />;
}
