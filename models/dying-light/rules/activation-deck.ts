/** Activation cards: the order of the night (DL-ROUND-03, DL-END-06). */
import { drawCard, shuffle } from '../../kernel/luck';
import type { RunnerId } from '../ids';
import type { DLPlay } from '../play';
import { draftRunner, isNight } from './runners';

/** The enemy card and one card a Runner, shuffled (DL-NIGHT-01). */
export function buildActivationDeck(play: DLPlay): void {
  const { state } = play;
  const cards = state.runners.map((runner) => `act-${runner.id}` as const);
  state.activationDeck = { draw: ['act-enemy', ...cards], discard: [] };
  shuffle(state.luck, state.activationDeck.draw);
  play.tell({ type: 'activation-deck-shuffled' });
}

/** By night all Activation cards are shuffled again for the next Round (DL-END-06). */
export function shuffleActivation(play: DLPlay): void {
  const { state } = play;
  const { draw, discard } = state.activationDeck;
  if (!isNight(state) || discard.length === 0) return;
  state.activationDeck = { draw: [...draw, ...discard], discard: [] };
  shuffle(state.luck, state.activationDeck.draw);
  play.tell({ type: 'activation-deck-shuffled' });
}

/** Makes it a Runner's turn; by day only once a Round (DL-ROUND-02). */
export function startActivation(play: DLPlay, runner: RunnerId): void {
  play.state.active = runner;
  draftRunner(play.state, runner).activated = true;
  play.tell({ type: 'activation-started', runner });
}

/** Draws the top Activation card (DL-ROUND-03): a Runner is active after a Runner card, nobody after the enemy card. */
export function drawActivation(play: DLPlay): void {
  const { activationDeck, luck, runners } = play.state;
  const card = activationDeck.draw.length > 0 ? drawCard(luck, 'activation', activationDeck) : null;
  if (!card) throw new Error('All Activation cards of this Round have been drawn.');
  activationDeck.discard.push(card);
  play.tell({ type: 'activation-card', card });
  play.state.active = null;
  const runner = runners.find(({ id }) => card === `act-${id}`);
  if (runner) startActivation(play, runner.id);
}
