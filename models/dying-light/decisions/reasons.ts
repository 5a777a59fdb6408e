/** Refusals that many decisions share. */
import { NOT_YOUR_TURN } from '../../kernel/decisions';
import type { Reason } from '../../kernel/types';

/** The move belongs to another decision. */
export const NOT_NOW: Reason = { id: NOT_YOUR_TURN, params: {} };
/** There is no such choice, or it would change nothing. */
export const NO_EFFECT: Reason = { id: 'noEffect', params: {} };
export const TAKEN: Reason = { id: 'taken', params: {} };
