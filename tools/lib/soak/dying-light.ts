/** Dying Light under test: all its scenarios, Runners and difficulties, its invariants and its content. */
import * as v from 'valibot';
import { dyingLight } from '../../../machines/dying-light/game';
import type { Entry } from '../../../models/dying-light/entries';
import { DIFFICULTIES, SCENARIO_IDS, type WoundId } from '../../../models/dying-light/ids';
import { invariantFaults } from '../../../models/dying-light/invariants';
import type { Move } from '../../../models/dying-light/moves';
import type { Options, Runner, State } from '../../../models/dying-light/state';
import { createLuck, type Deck } from '../../../models/kernel/luck';
import { catalogueOf, usedIn } from '../simulate/dying-light-usage';
import type { SoakGame, Variation } from './soak-game';

/** People at the table; alone one may lead two Runners. */
const COMPANIES = [
  { seats: 1, soloRunners: 1 },
  { seats: 1, soloRunners: 2 },
  { seats: 2, soloRunners: 1 },
  { seats: 3, soloRunners: 1 },
  { seats: 4, soloRunners: 1 },
] as const;

function variations(scenarios: readonly Options['scenario'][]): readonly Variation<Options>[] {
  return scenarios.flatMap((scenario) =>
    COMPANIES.flatMap(({ seats, soloRunners }) =>
      DIFFICULTIES.map((difficulty) => ({ seats, options: { scenario, difficulty, soloRunners } })),
    ),
  );
}

function turned<Card extends string>({ draw, discard }: Deck<Card>): Deck<Card> {
  return { draw: draw.toReversed(), discard: [...discard] };
}

/** Turns the order of all Wound cards whose faces nobody has seen: on boards, discarded and to be drawn (DL-WND-04). */
function woundsOtherwise({ runners, wounds }: State): Pick<State, 'runners' | 'wounds'> {
  const isUnseen = ({ lightWound, lightWoundKnown }: Runner) => lightWound !== null && !lightWoundKnown;
  const light = runners.filter(isUnseen).flatMap(({ lightWound }) => lightWound ?? []);
  const hidden: WoundId[] = [...light, ...wounds.discard, ...wounds.draw].toReversed();
  const dealt = runners.map((runner) =>
    isUnseen(runner) ? { ...runner, lightWound: hidden.shift() ?? null } : runner,
  );
  const discard = hidden.splice(0, wounds.discard.length);
  return { runners: dealt, wounds: { draw: hidden, discard } };
}

function sitesOtherwise({ lists, ...rest }: State['scenario']): State['scenario'] {
  const turnedLists = Object.entries(lists).map(([name, { zones, next }]) => {
    const toCome = zones.slice(next).toReversed();
    return [name, { zones: [...zones.slice(0, next), ...toCome], next }] as const;
  });
  return { ...rest, lists: Object.fromEntries(turnedLists) };
}

function hiddenOtherwise(state: State): State {
  const { runners, wounds } = woundsOtherwise(state);
  return {
    ...state,
    luck: createLuck('another seed'),
    runners: runners.map((runner) => ({ ...runner, exposure: turned(runner.exposure) })),
    wounds,
    common: turned(state.common),
    epic: turned(state.epic),
    chase: [...state.chase.slice(0, 1), ...state.chase.slice(1).toReversed()],
    activationDeck: turned(state.activationDeck),
    scenario: sitesOtherwise(state.scenario),
  };
}

export const dyingLightSoak: SoakGame<State, Move, Entry, Options> = {
  game: dyingLight,
  variations: variations(SCENARIO_IDS),
  variationsOf: (option) => variations([v.parse(dyingLight.rules.options, { scenario: option }).scenario]),
  faultsOf: invariantFaults,
  hiddenOtherwise,
  catalogue: [...new Set(SCENARIO_IDS.flatMap(catalogueOf))],
  // Only scenarios of the box are counted.
  usedIn: ({ scenario }, entries) => (typeof scenario === 'string' ? usedIn(scenario, entries) : []),
};
