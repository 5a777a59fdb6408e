import type { Entry } from '../../../models/outbreak-duel/entries';
import type { State } from '../../../models/outbreak-duel/state';
import { narratorOf } from '../../log/narration';
import { BITES } from './narrate/bites';
import { COURSE } from './narrate/course';
import { DEEDS } from './narrate/deeds';
import { HORDE } from './narrate/horde';

/** What happened, as one plain sentence with its numbers (specification section 10). */
export const narrate = narratorOf<Entry, [state: State]>('od.log', {
  ...COURSE,
  ...DEEDS,
  ...HORDE,
  ...BITES,
});
