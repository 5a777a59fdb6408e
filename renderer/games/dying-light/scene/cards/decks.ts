/** The decks beside the city and the cards that lie open there. */
import { FIRST_NIGHT_ROUND } from '../../../../../models/dying-light/content/board';
import type { ScenarioChoice } from '../../../../../models/dying-light/scenario/format';
import { goalCard } from '../../../../../models/dying-light/scenario/goal';
import type { Runner, State } from '../../../../../models/dying-light/state';
import type { CardModel, DeckId } from './card-faces';

export interface DeckModel {
  readonly id: DeckId;
  /** Cards face down; 0 leaves its place empty. */
  readonly count: number;
  /** The card that lies open beside it or, in the Chase pile, on it. */
  readonly open: CardModel | null;
}

/** What lies on the table beside the cards of the Runner whose board is shown. */
export interface DecksModel {
  /** What is played: it has cards of its own. */
  readonly scenario: ScenarioChoice;
  readonly decks: readonly DeckModel[];
  /** The scenario card that says what to do now. */
  readonly goal: CardModel | null;
}

/** The Exposure card drawn last: of the Area that is being resolved, else the last one discarded (DL-EXP-05). */
function lastExposure(state: State, { id, exposure }: Runner): CardModel | null {
  const drawn = state.exposurePhase?.step?.drawn.find(({ runner }) => runner === id)?.cards;
  const card = drawn?.at(-1) ?? exposure.discard.at(-1);
  return card ? { family: 'exposure', id: card, night: state.round >= FIRST_NIGHT_ROUND } : null;
}

/** @param owner the Runner whose Exposure deck lies beside its board */
export function decksOf(state: State, owner: Runner | undefined): DecksModel {
  const { activationDeck, common, epic, wounds, chase } = state;
  const { scenario } = state.options;
  const activation = activationDeck.discard.at(-1);
  const [pursuer] = chase;
  const goal = goalCard(state);
  return {
    scenario,
    decks: [
      {
        id: 'exposure',
        count: owner?.exposure.draw.length ?? 0,
        open: owner ? lastExposure(state, owner) : null,
      },
      {
        id: 'activation',
        count: activationDeck.draw.length,
        open: activation ? { family: 'activation', id: activation } : null,
      },
      { id: 'common', count: common.draw.length, open: null },
      { id: 'epic', count: epic.draw.length, open: null },
      { id: 'wound', count: wounds.draw.length, open: null },
      {
        id: 'chase',
        count: Math.max(0, chase.length - 1),
        open: pursuer ? { family: 'chase', id: pursuer } : null,
      },
    ],
    goal: goal ? { family: 'goal', id: goal, scenario } : null,
  };
}

/** The cards of the table that anybody may read. */
export function openCards({ decks, goal }: DecksModel): readonly CardModel[] {
  return [...(goal ? [goal] : []), ...decks.flatMap(({ open }) => open ?? [])];
}
