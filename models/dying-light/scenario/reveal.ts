/** Turning scenario cards up. */
import type { OpContext } from '../frames';
import type { ScenarioCardId } from '../ids';
import { type DLPlay, pushFrames } from '../play';
import { humanSeats } from '../rules/deciders';
import { cardOf, scenarioOf, titleOf } from './lookup';

/** Lays a card on the table and leaves what it does on the stack; everybody at the screen has to acknowledge it. */
export function turnUp(play: DLPlay, id: ScenarioCardId, context: OpContext): void {
  const card = cardOf(scenarioOf(play.state), id);
  const others = play.state.scenario.revealed.filter((one) => one !== id);
  play.state.scenario.revealed = [...others, id];
  play.state.scenario.acks = [...humanSeats(play.state)];
  play.tell({ type: 'card-revealed', card: id, ...titleOf(play.state, id) });
  pushFrames(play, { type: 'ops', ops: card.onReveal, context });
}

/** As `turnUp`, but the game waits until everybody has read the card, before it does anything. */
export function reveal(play: DLPlay, id: ScenarioCardId, context: OpContext): void {
  turnUp(play, id, context);
  if (play.state.scenario.acks.length > 0) pushFrames(play, { type: 'ackCard', card: id });
}
