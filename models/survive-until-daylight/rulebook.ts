/** The rulebook inside the app, in our own words. */
import { rulebookOf } from '../kernel/rulebook';
import { REFERENCES } from './rulebook/references';
import { TOPICS } from './rulebook/topics';

export { type ElementIds, entryOfElement, type TablePart } from './rulebook/elements';
export { isReasonId } from './rulebook/refusals';
export type { RulebookEntryId } from './rulebook/topics';

/** The rulebook as the app shows it. */
export const BOOK = rulebookOf('sd.rulebook', TOPICS, REFERENCES);
