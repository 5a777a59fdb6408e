/** Building the city and handing out what everybody starts with (specification 4.1). */
import { shuffle } from '../../kernel/luck';
import { STARTING_DICE } from '../content/board';
import { type AreaId, DIE_TYPES, type DieType } from '../ids';
import type { DLPlay, DraftRunner } from '../play';
import { NO_CONTEXT } from '../scenario/expressions';
import type { Scenario } from '../scenario/format';
import { scaled, scenarioOf } from '../scenario/lookup';
import { turnUp } from '../scenario/reveal';
import { setUpInfected } from './infected';
import { isNight } from './runners';

/**
 * Places and shuffles everything once all Runners have Gear and a Weapon, and turns the first card up; what that card
 * does is left on the stack. A scenario that begins at night begins with nightfall.
 */
export function build(play: DLPlay): void {
  const scenario = scenarioOf(play.state);
  shuffleDecks(play);
  placeTokens(play, scenario);
  placeBiters(play, scenario);
  for (const runner of play.state.runners) takeStartingDice(play, runner);
  play.state.activationDeck.draw = ['act-enemy', ...play.state.runners.map(({ id }) => `act-${id}` as const)];
  startScenario(play, scenario);
  if (isNight(play.state)) play.state.stack.push({ type: 'nightfall' });
  play.tell({ type: 'city-built', runners: play.state.runners.map((runner) => runner.id) });
  turnUp(play, scenario.firstCard, NO_CONTEXT);
}

function shuffleDecks(play: DLPlay): void {
  const { luck, wounds, common, epic, chase, runners } = play.state;
  for (const deck of [wounds.draw, common.draw, epic.draw, chase]) shuffle<string>(luck, deck);
  for (const runner of runners) shuffle(luck, runner.exposure.draw);
}

function placeTokens(play: DLPlay, scenario: Scenario): void {
  const nests = scenario.nests.map(
    (zone, index) => ({ id: `nest-${index + 1}`, kind: 'nest', zone }) as const,
  );
  play.state.tokens = [...nests, ...scenario.tokens].map((token) => ({
    id: token.id,
    kind: token.kind,
    zone: token.zone,
    on: 'on' in token ? token.on !== false : true,
    expires: null,
  }));
}

/** The Biters of the map, then further ones one by one for the difficulty and the number of Runners (4.2). */
function placeBiters(play: DLPlay, { biters, extraBiters }: Scenario): void {
  for (const [area, count] of Object.entries(biters)) setUpInfected(play, area as AreaId, 'biter', count);
  const extra = scaled(play.state, extraBiters.count);
  for (let placed = 0; placed < extra; placed++) {
    const area = extraBiters.order[placed % extraBiters.order.length];
    if (area) setUpInfected(play, area, 'biter', 1);
  }
}

/**
 * The dice lie in the pool without being rolled: the first gather takes them from there (DL-ACT-02). The Momentum die
 * stays in the supply.
 */
function takeStartingDice(play: DLPlay, runner: DraftRunner): void {
  for (const type of DIE_TYPES) takeDice(play, runner, type, STARTING_DICE[type]);
}

function takeDice(play: DLPlay, runner: DraftRunner, type: DieType, count: number): void {
  for (const id of play.state.supply[type].splice(0, count)) runner.pool.push({ id, type, face: 1 });
}

function startScenario(play: DLPlay, { vars, lists, eventSpaces }: Scenario): void {
  const { scenario, luck } = play.state;
  scenario.vars = { ...vars };
  scenario.events = { ...eventSpaces };
  for (const [name, list] of Object.entries(lists)) {
    const zones = [...list.zones];
    if (list.shuffled) shuffle(luck, zones);
    scenario.lists[name] = { zones, next: 0 };
  }
}
