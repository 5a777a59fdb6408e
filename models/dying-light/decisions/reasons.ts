/** Refusals that many decisions share. */
import type { Reason } from '../../kernel/types';

/** The move belongs to another decision. */
export const NOT_NOW: Reason = { id: 'notYourTurn', params: {} };
/** There is no such choice, or it would change nothing. */
export const NO_EFFECT: Reason = { id: 'noEffect', params: {} };
export const TAKEN: Reason = { id: 'taken', params: {} };
