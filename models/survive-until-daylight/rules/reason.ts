import { NOT_YOUR_TURN as ID } from '../../kernel/decisions';
import { no } from '../../kernel/reason';
import type { Reason } from '../../kernel/types';

/** The codes of specification section 9 as far as more than a name is said with them. */
export { no } from '../../kernel/reason';

/** The move belongs to another decision or another seat; the kernel names who decides. */
export const NOT_YOUR_TURN: Reason = no(ID);
