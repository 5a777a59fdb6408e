/** The End Phase, step by step (DL-END-01..06). */
import { MOMENTUM_SLOT, ROUND_SPACES } from '../content/board';
import type { Frame } from '../frames';
import { AREA_IDS } from '../ids';
import { type DLPlay, pushFrames } from '../play';
import { holds } from '../scenario/conditions';
import { NO_CONTEXT } from '../scenario/expressions';
import { scenarioOf } from '../scenario/lookup';
import { fireTriggers } from '../scenario/triggers';
import type { State } from '../state';
import { standUp } from './infected';
import { daybreak } from './nightfall';
import { endGame } from './outcome';
import { holdsMomentumDie, loseMomentum, tempo } from './tempo';

/** All knocked-down Infected stand up (DL-END-01, DL-ATK-07). */
export function standUpAll(play: DLPlay): void {
  const count = AREA_IDS.reduce((sum, area) => sum + standUp(play, area), 0);
  if (count > 0) play.tell({ type: 'infected-stood-up', count });
}

/** UV Lanterns burn out (DL-END-02). */
export function clearLanterns(play: DLPlay): void {
  for (const area of play.state.lanterns) play.tell({ type: 'uv-off', area });
  play.state.lanterns = [];
}

/** The Momentum die stays with who has Tempo 4 or more, else it leaves from wherever it is (DL-END-03, DL-MOM-03). */
export function momentumCheck(play: DLPlay): void {
  for (const runner of play.state.runners) {
    if (!holdsMomentumDie(runner)) continue;
    const value = tempo(runner);
    if (value >= MOMENTUM_SLOT) play.tell({ type: 'momentum-kept', runner: runner.id, tempo: value });
    else loseMomentum(play, runner, 'tempo');
  }
}

/** What the scenario does in every End Phase, such as tokens that expire; before the win check. */
export function expireTokens(play: DLPlay): void {
  fireTriggers(play, { on: 'endPhase' });
}

/** The win check comes first: the last Round is a full one (DL-WIN-03, DL-END-04). */
export function winCheck(play: DLPlay): void {
  if (holds(play.state, scenarioOf(play.state).win, NO_CONTEXT)) endGame(play, 'win', 'objective');
}

/** The last Round ends without a win (DL-END-04). */
export function lossCheck(play: DLPlay): void {
  if (play.state.round >= play.state.scenario.lastRound) endGame(play, 'loss', 'time');
}

/** The Round marker goes on; from the last moon it returns to the first sun (DL-END-04, DL-ROUND-04). */
export function advanceMarker(play: DLPlay): void {
  const wraps = play.state.round === ROUND_SPACES;
  play.state.round = wraps ? 1 : play.state.round + 1;
  if (wraps) daybreak(play);
}

/** Whether a scenario card is revealed for an Event first of all, whatever else is so. */
function showsCard(state: State, number: number): boolean {
  return scenarioOf(state).triggers.some(
    ({ event, when, once = false, do: [first] }) =>
      event.on === 'eventToken' &&
      event.event === number &&
      when === undefined &&
      !once &&
      first?.op === 'reveal',
  );
}

/** An Event token on the new space is executed and leaves the tracker (DL-END-05). */
export function scenarioEvent(play: DLPlay): void {
  const { scenario, round } = play.state;
  const due = Object.keys(scenario.events)
    .map(Number)
    .filter((number) => scenario.events[number] === round)
    .toSorted((one, other) => one - other);
  for (const number of due) delete scenario.events[number];
  for (const number of due.toReversed()) fireTriggers(play, { on: 'eventToken', event: number });
  for (const number of due) {
    const card = showsCard(play.state, number);
    play.tell(card ? { type: 'event', number, card } : { type: 'event', number });
  }
}

/** What the scenario does at the very end of a Round. */
export function roundEndOps(play: DLPlay): void {
  const steps = (scenarioOf(play.state).roundEnd ?? []).filter(
    ({ when }) => !when || holds(play.state, when),
  );
  pushFrames(play, ...steps.map(({ do: ops }): Frame => ({ type: 'ops', ops, context: NO_CONTEXT })));
}
