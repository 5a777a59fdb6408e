/** When two people at one screen look on together (OD-PRIV-03, OD-PRIV-04). */
import type { Position, SeatId } from '../../../models/kernel/types';
import type { DecisionId } from '../../../models/outbreak-duel/decisions';
import type { Move } from '../../../models/outbreak-duel/moves';
import type { State } from '../../../models/outbreak-duel/state';
import type { TogetherFace } from '../face';
import type { OutbreakDuel, Snapshot } from './types';

/** From the end of the Survivor Phase to the end of the turn both look on, all hands face down. */
function isTogether({ state }: Position<State>): boolean {
  return state.phase === 'zombie';
}

/** Only a React is played from a hand in a Zombie Phase; what else can be done everybody can see. */
function isOpen({ type }: Move): boolean {
  return type !== 'REACT';
}

/** The curtain of the app is the one of the rules: taking up the cards is the move. */
function pickUpMove({ legal }: Snapshot): Move | null {
  return legal.find(({ type }) => type === 'READY') ?? null;
}

export const TOGETHER: TogetherFace<OutbreakDuel> = { isTogether, isOpen, pickUpMove };

const WINDOWS: readonly string[] = [
  'standoff',
  'attackReact',
  'missWindow',
  'killWindow',
  'lethalWindow',
] satisfies readonly DecisionId[];

/** Whether S is asked for a reply. */
export function isWindow({ prompt }: Pick<Snapshot, 'prompt'>): boolean {
  return WINDOWS.includes(prompt.id);
}

/** Whether a seat is asked in its own corner: S in every window of the Zombie Phase, whatever it holds (OD-PRIV-04). */
export function isInCorner(snapshot: Pick<Snapshot, 'prompt' | 'position'>, seat: SeatId): boolean {
  return isTogether(snapshot.position) && isWindow(snapshot) && snapshot.prompt.seats[0] === seat;
}

function isHotSeat({ seats }: State): boolean {
  return seats.every(({ controller }) => controller.kind === 'human');
}

/** The seat that may look at its cards for a moment while the other looks away; null for none (OD-PRIV-04). */
export function peekerOf(snapshot: Pick<Snapshot, 'prompt' | 'position' | 'outcome'>): SeatId | null {
  const { position, prompt, outcome } = snapshot;
  const may = outcome === null && isHotSeat(position.state) && isTogether(position) && isWindow(snapshot);
  return (may && prompt.seats[0]) || null;
}
