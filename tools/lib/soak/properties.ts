/** What must be true of every position of every game, and of every game as a whole. */
import { createSession } from '../../../machines/kernel/session';
import { positionFor } from '../../../machines/kernel/sight';
import { randomInt } from '../../../models/kernel/luck';
import type { Position, Viewer } from '../../../models/kernel/types';
import { Broken, fingerprint, onceIn, type Trial } from './trial';

/** Views and judgements cost time; one position in so many has them checked. */
const SAMPLE = 8;

function isInvariant({ soak, session }: Trial): void {
  const faults = soak.faultsOf(session.whole().position.state);
  if (faults.length > 0) throw new Broken(`The position is impossible: ${faults.join('; ')}.`);
}

function canGoOn({ session }: Trial): void {
  const { prompt, position } = session.whole();
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

/** What a game looks like to somebody, as text. */
function look({ soak }: Trial, position: Position<unknown>, viewer: Viewer): string {
  return JSON.stringify(positionFor(soak.game.rules, position, viewer));
}

/** Nobody sees anything that depends on what is hidden, and what is seen is enough to know the legal moves. */
function hidesWhatIsHidden(trial: Trial): void {
  const { soak, session, counts } = trial;
  const { rules } = soak.game;
  const { position, prompt } = session.whole();
  const otherwise = { ...position, state: soak.hiddenOtherwise(position.state) };
  const viewers: readonly Viewer[] = ['table', ...rules.seatsOf(position.state).map(({ id }) => id)];
  for (const viewer of viewers) {
    if (look(trial, position, viewer) !== look(trial, otherwise, viewer))
      throw new Broken(`What is hidden shows in the view of ${viewer}.`);
  }
  const seen = session.seen(prompt.seats[0] ?? 'table');
  if (JSON.stringify(rules.legalMoves(seen.position)) !== JSON.stringify(session.legalMoves()))
    throw new Broken('The legal moves depend on what is hidden.');
  counts.views++;
}

/** @throws Broken */
export function checkPosition(trial: Trial): void {
  isInvariant(trial);
  if (trial.session.whole().outcome) return;
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
  for (const { by, move } of session.whole().moves) again.play(move, by ?? 'seat-1');
  if (fingerprint(again) !== fingerprint(session))
    throw new Broken('The same moves from the same seed lead elsewhere.');
}
