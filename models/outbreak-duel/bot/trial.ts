/**
 * What a move would come to: it is tried on a copy whose own deck is shuffled and whose die is set, so that the bot knows neither
 * what it will draw nor what it will roll (11.1).
 */
import { copy } from '../../kernel/change';
import { createLuck, shuffle } from '../../kernel/luck';
import { DECISIONS, type DecisionId } from '../decisions';
import { copyOf, type DraftState } from '../draft';
import type { Entry } from '../entries';
import type { AskFrameType, Frame } from '../frames';
import type { SurvivorCardId } from '../ids';
import type { Move } from '../moves';
import { chanceOf, DIE } from '../rules/dice';
import { runFrames } from '../rules/resolver';
import type { Side, State } from '../state';
import { chooseInside } from './inside';

/** A state that a move may lead to, and how likely that is. */
export interface Result {
  readonly state: State;
  readonly chance: number;
}

/** Nothing of what luck will bring. */
const FANCY = createLuck('what might come');

/** More questions in a row than any card asks. */
const MOST_QUESTIONS = 20;

const QUESTIONS: Readonly<Record<AskFrameType, true>> = {
  needTarget: true,
  needCleave: true,
  needCard: true,
  needDrop: true,
  needNumbers: true,
  missWindow: true,
  killWindow: true,
  lethalWindow: true,
};

function questionOf(frame: Frame | undefined): AskFrameType | null {
  return frame && Object.hasOwn(QUESTIONS, frame.type) ? (frame.type as AskFrameType) : null;
}

/** The position as trials begin from it: nobody knows in which order the own deck lies. */
export function imagined(state: State, side: Side): State {
  const copied = copyOf(state);
  const deck = [...(copied.players[side].deck as readonly SurvivorCardId[])];
  copied.luck = copy(FANCY) as DraftState['luck'];
  shuffle(copied.luck, deck);
  copied.players[side].deck = deck;
  return copied;
}

function carryOut(state: DraftState, decision: DecisionId, move: Move, told: Entry[]): void {
  const play = { state, tell: (entry: Entry) => void told.push(entry) };
  DECISIONS[decision].take(play, move);
  runFrames(play);
  for (let count = 0; count < MOST_QUESTIONS && !state.outcome; count++) {
    const question = questionOf(state.stack.at(-1));
    if (!question) return;
    DECISIONS[question].take(play, chooseInside(state, question));
    runFrames(play);
  }
}

function attempt(from: State, decision: DecisionId, move: Move, face: number) {
  const state = copyOf(from);
  state.luck.dice = [{ die: DIE, face: String(face) }];
  const told: Entry[] = [];
  carryOut(state, decision, move, told);
  return { state, told };
}

/** The chance of the die that was rolled; null when there was none. */
function chanceIn(told: readonly Entry[]): number | null {
  const roll = told.find(
    (entry) => entry.type === 'escape-rolled' || (entry.type === 'attack-rolled' && entry.die !== null),
  );
  if (roll?.type === 'escape-rolled') return chanceOf(roll.need, roll.bonus);
  if (roll?.type !== 'attack-rolled') return null;
  return roll.need === null ? roll.numbers.length / 6 : chanceOf(roll.need, roll.bonus);
}

/** A 6 always succeeds and a 1 always fails; a bot that calls numbers calls 6. */
export function resultsOf(from: State, decision: DecisionId, move: Move): readonly Result[] {
  const good = attempt(from, decision, move, 6);
  const chance = chanceIn(good.told);
  if (chance === null) return [{ state: good.state, chance: 1 }];
  const bad = attempt(from, decision, move, 1);
  return [
    { state: good.state, chance },
    { state: bad.state, chance: 1 - chance },
  ];
}

/** The mean of something over all that may come. */
export function meanOf(results: readonly Result[], measure: (state: State) => number): number {
  return results.reduce((sum, { state, chance }) => sum + chance * measure(state), 0);
}
