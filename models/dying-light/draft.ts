/**
 * What rules change: a copy of the state. It shares with the state before what rules only ever replace as a whole, since
 * most of it is the same after a move (`docs/measurements.md`); `draft.test.ts` plays games in which that is frozen.
 */
import { copy, type Draft } from '../kernel/change';
import type { Deck } from '../kernel/luck';
import type { Seat } from '../kernel/types';
import type { AreaState, Die, GearToken, Options, Runner, ScenarioState, State, Token } from './state';

type Replaced = AreaState | Die | GearToken | Options | Seat | Token;
export type DraftState = Draft<State, Replaced>;
export type DraftRunner = Draft<Runner, Replaced>;

function deckOf<Card extends string>({ draw, discard }: Deck<Card>): Deck<Card> {
  return { draw: [...draw], discard: [...discard] };
}

function runnerOf(runner: Runner): DraftRunner {
  const { activation } = runner;
  return {
    ...runner,
    pool: [...runner.pool],
    track: [...runner.track],
    fatigue: [...runner.fatigue],
    cooldown: [...runner.cooldown],
    gear: [...runner.gear],
    items: [...runner.items],
    heavyWounds: [...runner.heavyWounds],
    exposure: deckOf(runner.exposure),
    vars: { ...runner.vars },
    activation: { ...activation, tradedWith: [...activation.tradedWith] },
  };
}

function scenarioOf(scenario: ScenarioState): DraftState['scenario'] {
  return {
    ...scenario,
    revealed: [...scenario.revealed],
    vars: { ...scenario.vars },
    lists: copy(scenario.lists) as DraftState['scenario']['lists'],
    fired: [...scenario.fired],
    events: { ...scenario.events },
    acks: [...scenario.acks],
  };
}

/** A copy that rules may change. */
export function copyOf(state: State): DraftState {
  return {
    ...state,
    seats: [...state.seats],
    luck: copy(state.luck) as DraftState['luck'],
    runners: state.runners.map(runnerOf),
    areas: { ...state.areas },
    tokens: [...state.tokens],
    lanterns: [...state.lanterns],
    supply: copy(state.supply) as DraftState['supply'],
    wounds: deckOf(state.wounds),
    common: deckOf(state.common),
    epic: deckOf(state.epic),
    chase: [...state.chase],
    activationDeck: deckOf(state.activationDeck),
    exposurePhase: copy(state.exposurePhase) as DraftState['exposurePhase'],
    defence: copy(state.defence) as DraftState['defence'],
    stack: copy(state.stack) as DraftState['stack'],
    scenario: scenarioOf(state.scenario),
    outcome: copy(state.outcome) as DraftState['outcome'],
  };
}
