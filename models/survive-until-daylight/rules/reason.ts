import { NOT_YOUR_TURN as ID } from '../../kernel/decisions';
import type { Params, Reason } from '../../kernel/types';

/** The codes of specification section 9 as far as more than a name is said with them. */
export function no(id: string, params: Params = {}): Reason {
  return { id, params };
}

/** The move belongs to another decision or another seat; the kernel names who decides. */
export const NOT_YOUR_TURN: Reason = no(ID);
