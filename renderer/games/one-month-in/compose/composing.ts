/** How clicks, buttons and answers become a move of One Month In. */
import { type DecisionId, decisionAt } from '../../../../models/one-month-in/decisions';
import type { Move } from '../../../../models/one-month-in/moves';
import type { State } from '../../../../models/one-month-in/state';
import { composedText, t } from '../../../i18n';
import {
  type Composition,
  NOTHING_YET,
  openQuestion,
  type SingleQuestion,
} from '../../../play/composer/composition';
import { begunOf, type Composing, type Draft } from '../../../play/composer/draft';
import { peopleAsked } from '../../../play/composer/people';
import { type Spot, spotKey } from '../spot';
import type { OneMonthIn, Snapshot } from '../types';
import { askAll, compose, QUESTIONS } from './compose';
import { composeFeeding, hungryAt, MOUTHS, mouthKey, mouthsAnswer, mouthsOf, oneMore } from './mouths';
import { PARTY, partyKey, partyOf, partyOfKey, sizeOf, stepped, wholeOf } from './party';
import { isAt, isSource, meantBy, placeOf } from './picks';
import { whyNotPick } from './why-not';

type MonthDraft = Draft<OneMonthIn>;

/** Decisions that are answered with one press; the moves of all others are put together. */
const PRESSED: ReadonlySet<DecisionId> = new Set<DecisionId>(['placeFences', 'arrivalChoice']);

export function decisionOf({ position }: Snapshot): DecisionId | null {
  return decisionAt(position.value);
}

function isComposed({ at }: MonthDraft): boolean {
  const decision = decisionOf(at);
  return decision !== null && !PRESSED.has(decision);
}

/** All who can go first; of the ways to feed one stands for all, for those who eat are asked for by themselves. */
function offered(legal: readonly Move[]): readonly Move[] {
  const feed = legal.find(({ type }) => type === 'FEED');
  const size = (move: Move) => sizeOf(partyOf(move) ?? { k1: 0, k2: 0 });
  const others = legal
    .filter(({ type }) => type !== 'FEED')
    .toSorted((one, other) => size(other) - size(one));
  return feed ? [feed, ...others] : others;
}

function meant({ at, category, picks }: MonthDraft, moves: readonly Move[]): readonly Move[] {
  const ofKind = moves.filter(({ type }) => category === null || type === category);
  return meantBy(ofKind, picks, at.position.state);
}

/** The question how many go, before it is known what they do. */
function partyQuestion(candidates: readonly Move[], answer: string | undefined): SingleQuestion<Move> | null {
  const keys = [
    ...new Set(
      candidates.flatMap((move) => (partyOf(move) ? [partyKey(partyOf(move) ?? { k1: 0, k2: 0 })] : [])),
    ),
  ];
  if (keys.length < 2) return null;
  const choices = keys.map((key) => ({
    key,
    label: t('om.hud.party', { n: sizeOf(partyOfKey(key)) }),
    detail: '',
    pieces: [],
    moves: candidates as readonly [Move, ...Move[]],
  }));
  const chosen = answer !== undefined && keys.includes(answer) ? answer : partyKey(wholeOf(keys));
  return { kind: 'single', id: PARTY, title: composedText(`om.hud.ask.${PARTY}`), choices, chosen };
}

/** Those who were pointed at are counted before it is asked what they do. */
function ofGroup(candidates: readonly Move[], draft: MonthDraft): Composition<Move> {
  const found = compose(candidates, draft.answers, draft.at.position.state);
  if (openQuestion(found)?.id !== 'category') return found;
  const party = partyQuestion(candidates, draft.answers[PARTY]);
  return party ? { ...found, questions: [party, ...found.questions] } : found;
}

/** The action list asks the first question of a composed move; who eats is asked at once. */
function composition(draft: MonthDraft, candidates: readonly Move[]): Composition<Move> {
  const { at, answers, category } = draft;
  const { state } = at.position;
  if (!isComposed(draft)) return askAll(candidates, state);
  if (candidates.some(({ type }) => type === 'FEED') && category === null)
    return composeFeeding(answers[MOUTHS], state);
  return begunOf(COMPOSING, draft) === null ? NOTHING_YET : ofGroup(candidates, draft);
}

/** One more where somebody points who has not eaten. */
function withMouth(draft: MonthDraft, spot: Spot, state: State): MonthDraft {
  const place = placeOf(spot, state);
  if (!place) return draft;
  const key = mouthKey(place.tile, place.zone);
  const chosen = oneMore(mouthsOf(draft.answers[MOUTHS], state), key, hungryAt(state, key));
  return { ...draft, answers: { [MOUTHS]: mouthsAnswer(chosen) } };
}

/** The same group again: one more of it. */
function withOneMore(draft: MonthDraft, moves: readonly Move[]): MonthDraft {
  const question = partyQuestion(
    meant({ ...draft, picks: draft.picks.slice(0, 1) }, moves),
    draft.answers[PARTY],
  );
  if (!question?.chosen) return draft;
  const whole = wholeOf(question.choices.map(({ key }) => key));
  const party = partyKey(stepped(partyOfKey(question.chosen), whole, 'one-more'));
  return { ...draft, answers: { ...draft.answers, [PARTY]: party } };
}

/** Whether somebody means a group for itself, not the ground where it stands. */
function isOwnGroup(spot: Spot, moves: readonly Move[], state: State): boolean {
  return spot.kind === 'group' && isSource(moves, spot, state);
}

function keptParty({ answers }: MonthDraft): MonthDraft['answers'] {
  const party = answers[PARTY];
  return party === undefined ? {} : { [PARTY]: party };
}

/** First who, then what it is aimed at; who stands elsewhere begins anew. */
function picked(draft: MonthDraft, spot: Spot, moves: readonly Move[]): MonthDraft {
  const { state } = draft.at.position;
  if (moves.some(({ type }) => type === 'FEED')) return withMouth(draft, spot, state);
  const [first] = draft.picks;
  if (first && isAt(placeOf(first, state), placeOf(spot, state))) return withOneMore(draft, moves);
  const together = first && !isOwnGroup(spot, moves, state) ? [first, spot] : [spot];
  if (meant({ ...draft, picks: together }, moves).length > 0)
    return { ...draft, answers: together.length > 1 ? keptParty(draft) : {}, picks: together };
  const alone = { ...draft, answers: {}, picks: [spot] };
  return meant(alone, moves).length > 0 ? alone : { ...alone, category: null };
}

/** Who has not eaten; in all other decisions what `meantBy` says. */
function meantAt(spot: Spot, moves: readonly Move[], { position: { state } }: Snapshot): readonly Move[] {
  const feed = moves.filter(({ type }) => type === 'FEED');
  if (feed.length === 0) return meantBy(moves, [spot], state);
  const place = placeOf(spot, state);
  return place && hungryAt(state, mouthKey(place.tile, place.zone)) > 0 ? feed : [];
}

/** Whether the thing was pointed at just before, so that pointing again means "yes". */
export function isAgain(picks: readonly Spot[], spot: Spot): boolean {
  const last = picks.at(-1);
  return last !== undefined && picks.length > 1 && spotKey(last) === spotKey(spot);
}

export const COMPOSING: Composing<OneMonthIn> = {
  questions: QUESTIONS,
  asks: 'step',
  offered,
  peopleAt: ({ position, prompt }) => peopleAsked(position.state.seats, prompt),
  movesOf: (_, moves) => moves,
  meant,
  composition,
  isComposed,
  meantBy: meantAt,
  picked,
  missed: (draft, spot, seat, judge) => ({ ...draft, notice: seat && whyNotPick(draft, spot, judge) }),
};
