/** How clicks, buttons and answers become a move of Outbreak Duel. */
import { type DecisionId, decisionAt } from '../../../../models/outbreak-duel/decisions';
import type { Move } from '../../../../models/outbreak-duel/moves';
import type { State } from '../../../../models/outbreak-duel/state';
import { type Composition, NOTHING_YET } from '../../../play/composer/composition';
import { begunOf, type Composing, type Draft } from '../../../play/composer/draft';
import { peopleAsked } from '../../../play/composer/people';
import { type Spot, spotKey } from '../spot';
import type { OutbreakDuel, Snapshot } from '../types';
import { askAll, categoryOf, compose, QUESTIONS } from './compose';
import { everyMove } from './every-move';
import { composeKeeping, KEEPING, keptAnswer } from './keeping';
import { composeNumbers, isNaming, NUMBERS } from './numbers';
import { isMeant } from './picks';
import { whyNotPick } from './why-not';

type DuelDraft = Draft<OutbreakDuel>;

/** Decisions whose moves are put together; all others are answered with one press. */
const COMPOSED: ReadonlySet<DecisionId> = new Set<DecisionId>([
  'mulligan',
  'main',
  'standoff',
  'attackReact',
  'missWindow',
  'killWindow',
  'lethalWindow',
  'needNumbers',
]);

export function decisionOf({ position }: Pick<Snapshot, 'position'>): DecisionId | null {
  return decisionAt(position.value);
}

function isComposed({ at }: DuelDraft): boolean {
  const decision = decisionOf(at);
  return decision !== null && COMPOSED.has(decision);
}

/** A card is looted only by whoever said so before. */
function ofKind(moves: readonly Move[], category: DuelDraft['category'], picks: readonly Spot[]) {
  if (category !== null) return moves.filter((move) => categoryOf(move) === category);
  return picks.length > 0 ? moves.filter(({ type }) => type !== 'LOOT') : moves;
}

function meantBy(moves: readonly Move[], picks: readonly Spot[], state: State): readonly Move[] {
  return moves.filter((move) => picks.every((spot) => isMeant(move, spot, state)));
}

function meant({ at, category, picks }: DuelDraft, moves: readonly Move[]): readonly Move[] {
  return meantBy(ofKind(moves, category, picks), picks, at.position.state);
}

function composition(draft: DuelDraft, candidates: readonly Move[]): Composition<Move> {
  const { at, answers } = draft;
  const { state } = at.position;
  const [first] = candidates;
  if (first?.type === 'KEEP') return composeKeeping(answers[KEEPING], state);
  if (first?.type === 'NUMBERS' && isNaming(first)) return composeNumbers(first, answers[NUMBERS], state);
  if (!isComposed(draft)) return askAll(listed(candidates, draft), state);
  return begunOf(COMPOSING, draft) === null
    ? NOTHING_YET
    : compose(listed(candidates, draft), answers, state);
}

/** Of pieces that differ in nothing one is listed, but for the one that was pointed at. */
function listed(candidates: readonly Move[], { at, picks }: DuelDraft): readonly Move[] {
  if (picks.length > 0) return candidates;
  const legal = new Set(at.legal.map((move) => JSON.stringify(move)));
  const among = candidates.filter((move) => legal.has(JSON.stringify(move)));
  return among.length > 0 ? among : candidates;
}

function picked(draft: DuelDraft, spot: Spot, moves: readonly Move[]): DuelDraft {
  const { state } = draft.at.position;
  if (moves.some(({ type }) => type === 'KEEP') && spot.kind === 'card') {
    const answer = keptAnswer(draft.answers[KEEPING], String(spot.index), state);
    return { ...draft, answers: { [KEEPING]: answer } };
  }
  const next = { ...draft, answers: {}, picks: [spot] };
  return meant(next, moves).length > 0 ? next : { ...next, category: null };
}

/** All cards of the hand while it is chosen which are kept. */
function meantAt(spot: Spot, moves: readonly Move[], { position: { state } }: Snapshot): readonly Move[] {
  const keep = moves.filter(({ type }) => type === 'KEEP');
  if (keep.length > 0) return spot.kind === 'card' ? keep : [];
  return meantBy(
    moves.filter(({ type }) => type !== 'LOOT'),
    [spot],
    state,
  );
}

/** Whether the thing was pointed at just before, so that pointing again means "yes". */
export function isAgain(picks: readonly Spot[], spot: Spot): boolean {
  const last = picks.at(-1);
  return last !== undefined && spotKey(last) === spotKey(spot);
}

/** What cannot be played can still be looted, once somebody said so. */
function missed(draft: DuelDraft, spot: Spot, judge: Parameters<typeof whyNotPick>[3]): DuelDraft {
  const decision = decisionOf(draft.at);
  const looted = { ...draft, answers: {}, picks: [spot], notice: null };
  if (draft.category === 'LOOT' && meant(looted, draft.at.legal).length > 0) return looted;
  return { ...draft, notice: decision && whyNotPick(spot, decision, draft.at.position.state, judge) };
}

export const COMPOSING: Composing<OutbreakDuel> = {
  questions: QUESTIONS,
  asks: 'step',
  offered: (legal, { position }) => everyMove(legal, position.state),
  peopleAt: ({ position, prompt }) => peopleAsked(position.state.seats, prompt),
  movesOf: (_, moves) => moves,
  meant,
  composition,
  isComposed,
  meantBy: meantAt,
  picked,
  missed: (draft, spot, seat, judge) => (seat ? missed(draft, spot, judge) : draft),
};
