/** How the records call things. */
import { difficultyOf } from '../../../models/kernel/lifetime';
import type { GameFace } from '../../games/face';
import { composedText, dateText, listOf, numberText, shownName, t } from '../../i18n';
import type { FinishedMeta } from '../../platform/platform';

export function dayOf({ savedAt }: FinishedMeta): string {
  return dateText(new Date(savedAt), { dateStyle: 'medium' });
}

/** "Won", "Lost", or who of the rivals has won. */
export function endOf({ rivals, seats }: FinishedMeta): string {
  const winners = seats.filter(({ won }) => won);
  if (!rivals) return t(winners.length > 0 ? 'ui.records.won' : 'ui.records.lost');
  if (winners.length === 0) return t('ui.result.nobody-won');
  return t('ui.result.won', { names: listOf(winners.map(({ name }) => shownName(name))) });
}

/** How hard a game is made: the game's own word, or among rivals the best of the bots. */
export function levelName({ game, records }: GameFace, id: string): string {
  if (game.rules.rivals) return composedText(`ui.records.bots.${id}`);
  return records ? composedText(`${records.words}.difficulty.${id}`) : id;
}

/** Among rivals who was played against; how hard a night is stands in the line about it. */
export function levelOf(face: GameFace, meta: FinishedMeta): string | null {
  const id = meta.rivals ? difficultyOf(meta) : null;
  return id === null ? null : levelName(face, id);
}

/** "12 of 20 (60 %)" */
export function shareText(won: number, games: number): string {
  const share = numberText(games === 0 ? 0 : won / games, { style: 'percent' });
  return t('ui.records.share', { won, games, share });
}

/** "+0.8": more luck than promised. */
export function signedText(value: number, decimals = 1): string {
  return numberText(value, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: decimals,
    maximumFractionDigits: 1,
  });
}
