/** What must be true of every position of every game, and of every game as a whole. */
import { createSession } from '../../../machines/kernel/session';
import { randomInt } from '../../../models/kernel/luck';
import type { SeatId } from '../../../models/kernel/types';
import { Broken, fingerprint, onceIn, type Trial } from './trial';

/** Views and judgements cost time; one position in so many has them checked. */
const SAMPLE = 8;

function isInvariant({ soak, session }: Trial): void {
  const faults = soak.faultsOf(session.getSnapshot().position.state);
  if (faults.length > 0) throw new Broken(`The position is impossible: ${faults.join('; ')}.`);
}

function canGoOn({ session }: Trial): void {
  const { prompt, position } = session.getSnapshot();
  if (session.legalMoves().length === 0 || prompt.seats.length === 0)
    throw new Broken(`Nobody can move at ${JSON.stringify(position.value)}.`);
}

/** The judge allows what is offered. */
function isJudgedLegal({ session, luck }: Trial): void {
  const legal = session.legalMoves();
  const move = legal[randomInt(luck, 0, legal.length - 1)];
  const reason = move && session.whyIllegal(move);
  if (reason) throw new Broken(`${JSON.stringify(move)} is offered and refused: ${reason.id}.`);
}

/** Nobody sees anything that depends on what is hidden, and what is seen is enough to know the legal moves. */
function hidesWhatIsHidden({ soak, session, counts }: Trial): void {
  const { rules } = soak.game;
  const { value, state } = session.getSnapshot().position;
  const otherwise = soak.hiddenOtherwise(state);
  const viewers: readonly (SeatId | 'table')[] = ['table', ...rules.seatsOf(state).map(({ id }) => id)];
  for (const viewer of viewers) {
    const seen = rules.view(state, viewer);
    if (JSON.stringify(seen) !== JSON.stringify(rules.view(otherwise, viewer)))
      throw new Broken(`What is hidden shows in the view of ${viewer}.`);
  }
  const [decider] = rules.prompt({ value, state }).seats;
  const seen = { value, state: rules.view(state, decider ?? 'table') };
  if (JSON.stringify(rules.legalMoves(seen)) !== JSON.stringify(session.legalMoves()))
    throw new Broken('The legal moves depend on what is hidden.');
  counts.views++;
}

/** @throws Broken */
export function checkPosition(trial: Trial): void {
  isInvariant(trial);
  if (trial.session.getSnapshot().outcome) return;
  canGoOn(trial);
  if (!onceIn(trial.luck, SAMPLE)) return;
  isJudgedLegal(trial);
  hidesWhatIsHidden(trial);
}

/**
 * The same moves from the same seed lead to the same end, whatever was taken back or saved between.
 * @throws Broken
 */
export function checkCourse({ soak, start, session }: Trial): void {
  const again = createSession(soak.game, start);
  for (const move of session.getSnapshot().moves) again.play(move);
  if (fingerprint(again) !== fingerprint(session))
    throw new Broken('The same moves from the same seed lead elsewhere.');
}
