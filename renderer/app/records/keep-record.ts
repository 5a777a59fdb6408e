import { finishedId, finishedMeta, isPerson } from '../../../models/kernel/finished-kind';
import type { SaveEnvelope } from '../../../models/kernel/save';
import type { AnySnapshot, GameFace } from '../../games/face';
import type { Finished } from '../../platform/platform';

export interface EndedGame {
  readonly face: Pick<GameFace, 'game' | 'summaryOf' | 'records'>;
  /** As the app's viewer sees it once it is over. */
  readonly snapshot: AnySnapshot;
  readonly save: SaveEnvelope;
}

/**
 * Puts a game that is over among the finished ones, unless it is there already or only bots sit at it.
 * @returns whether it was put there
 */
export async function keepRecord(
  finished: Pick<Finished, 'list' | 'save'>,
  { face, snapshot, save }: EndedGame,
  now: Date,
): Promise<boolean> {
  const { outcome, position, log } = snapshot;
  const { rules } = face.game;
  const seats = rules.seatsOf(position.state);
  if (!outcome || !seats.some(isPerson)) return false;
  const id = finishedId(save);
  if ((await finished.list()).some((game) => game.id === id)) return false;
  const { round, line } = face.summaryOf(snapshot);
  const told = { outcome, rivals: rules.rivals === true, round, summary: line, savedAt: now.toISOString() };
  const record = face.records?.of(
    position.state,
    log.map(({ entry }) => entry),
  );
  const meta = finishedMeta(save, seats, told, record);
  await finished.save(id, meta, JSON.stringify(save));
  return true;
}
