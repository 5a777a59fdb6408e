/** What S does in the Survivor Phase and when an effect asks: a search one move deep (11.1). */
import { best } from '../../kernel/best';
import type { DecisionId } from '../decisions';
import type { Move } from '../moves';
import type { State } from '../state';
import { moveOf, type Thought } from './thought';
import { imagined, meanOf, resultsOf } from './trial';
import { worthOf } from './worth';

/** What a move has to be better by than doing nothing, with the AP it costs and without. */
const WORTH_AP = 0.05;
const WORTH_DOING = 0.15;

interface Scored {
  readonly move: Move;
  /** Without AP that are left. */
  readonly worth: number;
  readonly ap: number;
}

/** A lost game is worse than anything. */
function valueFor({ side }: Pick<Thought, 'side'>) {
  return (state: State) => {
    if (!state.outcome) return worthOf(state, side);
    return state.outcome.winners.includes(state.players[side].seat) ? 1000 : -1000;
  };
}

function scored(thought: Thought, decision: DecisionId, moves: readonly Move[]): readonly Scored[] {
  const from = imagined(thought.state, thought.side);
  const value = valueFor(thought);
  return moves.map((move) => {
    const results = resultsOf(from, decision, move);
    return {
      move,
      worth: meanOf(results, value),
      ap: meanOf(results, (state) => state.players[thought.side].ap),
    };
  });
}

/** AP that nothing is worth are held for the Stand-off. */
export function chooseMain(thought: Thought): Move {
  const end: Move = { type: 'END_SURVIVOR_PHASE' };
  const moves = thought.legal.filter(({ type }) => type !== 'END_SURVIVOR_PHASE');
  if (moves.length === 0) return end;
  const nothing = valueFor(thought)(thought.state);
  const { ap } = thought.state.players[thought.side];
  const options = scored(thought, 'main', moves);
  const saving = best(options, (option) => option.worth + option.ap);
  if (saving.worth + saving.ap > nothing + ap + WORTH_AP) return saving.move;
  const spending = best(options, (option) => option.worth);
  return spending.worth > nothing + WORTH_DOING ? spending.move : end;
}

/** The best answer to what an effect asks; there is no doing nothing. */
export function chooseAnswer(thought: Thought, decision: DecisionId): Move {
  if (thought.legal.length === 1) return moveOf(thought.legal, 'PASS') ?? best(thought.legal, () => 0);
  return best(scored(thought, decision, thought.legal), ({ worth, ap }) => worth + ap).move;
}

/** What a reply gains over letting a window go, AP not counted. */
export function gainsOf(thought: Thought, decision: DecisionId, moves: readonly Move[]): readonly Scored[] {
  const nothing = valueFor(thought)(thought.state);
  return scored(thought, decision, moves).map((option) => ({ ...option, worth: option.worth - nothing }));
}
