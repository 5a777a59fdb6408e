/** What people and bots may see (specification 10, "Hidden"; DL-WND-04). */
import { dealtAnew, inTableOrder, withoutLuck } from '../kernel/hidden';
import type { Deck } from '../kernel/luck';
import type { Viewer } from '../kernel/types';
import { EXPOSURE_DECKS } from './content/exposure-cards';
import {
  CHASE_IDS,
  COMMON_ITEM_IDS,
  EPIC_DECK_IDS,
  EXPOSURE_COLOURS,
  RUNNER_IDS,
  WOUND_IDS,
  type WoundId,
} from './ids';
import type { Runner, State } from './state';

function withoutOrder<Card extends string>(table: readonly Card[], deck: Deck<Card>): Deck<Card> {
  return { draw: inTableOrder(table, deck.draw), discard: [...deck.discard] };
}

const EXPOSURE_CARDS = EXPOSURE_COLOURS.flatMap((colour) => EXPOSURE_DECKS[colour]);
const ACTIVATION_CARDS = ['act-enemy', ...RUNNER_IDS.map((id) => `act-${id}` as const)] as const;

/**
 * Wound cards whose face nobody has seen are dealt out anew in the order of their table: first to the Light Wounds, then to
 * the discard pile, where Light Wounds go unseen, then to the draw pile.
 */
function hideWounds(state: State): Pick<State, 'runners' | 'wounds'> {
  const { runners, wounds } = state;
  const unseen = (runner: Runner) => runner.lightWound !== null && !runner.lightWoundKnown;
  const light = runners.filter(unseen).flatMap((runner) => runner.lightWound ?? []);
  const [faces = [], discard = [], draw = []] = dealtAnew<WoundId>(WOUND_IDS, [
    light,
    wounds.discard,
    wounds.draw,
  ]);
  const dealt = [...faces];
  const covered = runners.map((runner) => ({
    ...runner,
    lightWound: unseen(runner) ? (dealt.shift() ?? null) : runner.lightWound,
  }));
  return { runners: covered, wounds: { draw: [...draw], discard: [...discard] } };
}

function hideExposure(runner: Runner): Runner {
  return { ...runner, exposure: withoutOrder(EXPOSURE_CARDS, runner.exposure) };
}

/** Sites that have been used are known, those to come are not. */
function hideSites({ lists, ...rest }: State['scenario']): State['scenario'] {
  const hidden = Object.entries(lists).map(([name, { zones, next }]) => {
    const known = zones.slice(0, next);
    return [name, { zones: [...known, ...zones.slice(next).toSorted()], next }] as const;
  });
  return { ...rest, lists: Object.fromEntries(hidden) };
}

/**
 * The state without seed, deck orders and the faces of Wounds that nobody may look at. There is nothing that one seat
 * knows and another does not, so that everybody sees the same.
 */
export function view(state: State, _viewer: Viewer): State {
  const { runners, wounds } = hideWounds(state);
  return {
    ...state,
    luck: withoutLuck(),
    runners: runners.map(hideExposure),
    wounds,
    common: withoutOrder(COMMON_ITEM_IDS, state.common),
    epic: withoutOrder(EPIC_DECK_IDS, state.epic),
    chase: [...state.chase.slice(0, 1), ...inTableOrder(CHASE_IDS, state.chase.slice(1))],
    activationDeck: withoutOrder(ACTIVATION_CARDS, state.activationDeck),
    scenario: hideSites(state.scenario),
  };
}
