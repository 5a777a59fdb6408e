/**
 * Two kinds of saved games. A game in play has a slot of its own, which the app keeps up to date; a game that a person
 * named or imported stays as it is.
 */
import { AUTOSAVE_ID, type SaveMeta } from '../../platform/platform';
import { randomId } from '../random-id';

const PREFIX = { slot: 'game-', named: 'save-' } as const;

/** The id of a saved game to come. */
export function newSaveId(kind: keyof typeof PREFIX): string {
  return `${PREFIX[kind]}${randomId()}`;
}

/** Whether the app itself keeps this saved game up to date. */
export function isSlot(id: string): boolean {
  return id === AUTOSAVE_ID || id.startsWith(PREFIX.slot);
}

/** A game in play that is not over. */
export function canBeContinued({ id, over }: SaveMeta): boolean {
  return isSlot(id) && over !== true;
}
