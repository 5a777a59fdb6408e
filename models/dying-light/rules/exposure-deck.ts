/** The Runners' own Exposure decks (DL-EXP-04, DL-EXP-05). */
import { drawCard, shuffle } from '../../kernel/luck';
import type { ExposureCardId } from '../ids';
import type { DLPlay, DraftRunner } from '../play';

/**
 * Shuffles drawn and undrawn cards together: the Reshuffle symbol (DL-EXP-05), dusk and dawn.
 * @param turned at dusk and dawn, when all decks are turned over
 */
export function reshuffleExposure(play: DLPlay, runner: DraftRunner, turned = false): void {
  runner.exposure = { draw: [...runner.exposure.draw, ...runner.exposure.discard], discard: [] };
  shuffle(play.state.luck, runner.exposure.draw);
  const entry = { type: 'exposure-reshuffled', runner: runner.id } as const;
  play.tell(turned ? { ...entry, turned } : entry);
}

/** Draws cards; in between the discard becomes a new deck (DL-EXP-04). Fewer when there are not so many. */
export function drawExposureCards(play: DLPlay, runner: DraftRunner, count: number): ExposureCardId[] {
  const cards: ExposureCardId[] = [];
  while (cards.length < count) {
    const { draw, discard } = runner.exposure;
    if (draw.length === 0 && discard.length > 0) reshuffleExposure(play, runner);
    const card = drawCard(play.state.luck, 'exposure', runner.exposure);
    if (!card) break;
    cards.push(card);
  }
  return cards;
}
