import type { Entry } from '../../../models/dying-light/entries';
import { narratorOf } from '../../log/narration';
import { CITY } from './narrate/city';
import { DICE } from './narrate/dice';
import { GAME } from './narrate/game';
import { HARM } from './narrate/harm';
import { RUNNERS } from './narrate/runners';

/** What happened, as one plain sentence with its numbers. */
export const narrate = narratorOf<Entry, []>('dl.log', { ...GAME, ...DICE, ...RUNNERS, ...HARM, ...CITY });
