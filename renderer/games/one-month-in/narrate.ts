import type { Entry } from '../../../models/one-month-in/entries';
import type { State } from '../../../models/one-month-in/state';
import { narratorOf } from '../../log/narration';
import { COURSE } from './narrate/course';
import { FIGHTS } from './narrate/fights';
import { LAND } from './narrate/land';

/** What happened, as one plain sentence with its numbers (10.6). */
export const narrate = narratorOf<Entry, [state: State]>('om.log', { ...COURSE, ...LAND, ...FIGHTS });
