import { loadSession } from '../../machines/kernel/session';
import type { HouseRule } from '../../models/kernel/house-rules';
import { type SaveEnvelope, SaveError } from '../../models/kernel/save';
import type { GameId } from '../../models/kernel/types';
import { t } from '../i18n';
import type { GameFace, Match } from './face';

/** @throws SaveError with a sentence when this version of the app does not have the game */
export function faceOf(faces: readonly GameFace[], game: GameId): GameFace {
  const face = faces.find((one) => one.game.rules.id === game);
  if (!face) throw new SaveError('unknown-game', t('ui.saves.unknown-game', { game }));
  return face;
}

/**
 * A saved game as it lay on the table.
 * @throws SaveError with a sentence when it can't be used
 */
export function loadMatch(faces: readonly GameFace[], save: SaveEnvelope): Match {
  const face = faceOf(faces, save.game);
  return { face, session: loadSession(face.game, save) };
}

/** A new game, begun by its plan, with what its people agreed on. */
export function startMatch(face: GameFace, plan: unknown, agreed: readonly HouseRule[] = []): Match {
  const session = face.plan.start(plan);
  for (const rule of agreed) session.agree(rule);
  return { face, session };
}
