/** The codes of specification section 9. */
export { firstOf, no } from '../../kernel/reason';
