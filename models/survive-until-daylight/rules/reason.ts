import type { Params, Reason } from '../../kernel/types';

/** The codes of specification section 9 as far as more than a name is said with them. */
export function no(id: string, params: Params = {}): Reason {
  return { id, params };
}

export const NOT_YOUR_TURN: Reason = no('NOT_YOUR_TURN');
