/** Dusk and dawn (DL-NIGHT-01, DL-ROUND-04). */
import type { Frame } from '../frames';
import { areaOf } from '../map';
import { type DLPlay, pushFrames } from '../play';
import { buildActivationDeck } from './activation-deck';
import { reshuffleExposure } from './exposure-deck';

function turnExposureDecks(play: DLPlay): void {
  for (const runner of play.state.runners) reshuffleExposure(play, runner, true);
}

/**
 * The marker has reached the first moon: Exposure decks turn to the night side, Activation cards are shuffled and a
 * Howler rises in every Nest (DL-NIGHT-01).
 */
export function resolveNightfall(play: DLPlay): void {
  play.tell({ type: 'nightfall' });
  turnExposureDecks(play);
  buildActivationDeck(play);
  const nests = play.state.tokens.filter((token) => token.kind === 'nest');
  const howlers = nests.map(
    (nest): Frame => ({
      type: 'spawn',
      infected: 'howler',
      count: 1,
      area: areaOf(nest.zone),
      spread: false,
    }),
  );
  pushFrames(play, ...howlers);
}

/** The marker has wrapped to the first sun (DL-ROUND-04). */
export function daybreak(play: DLPlay): void {
  play.tell({ type: 'daybreak' });
  turnExposureDecks(play);
}

/** Lets night fall as an effect of its own, so that what it triggers is finished before the game goes on. */
export function startNightfall(play: DLPlay): void {
  pushFrames(play, { type: 'nightfall' });
}
