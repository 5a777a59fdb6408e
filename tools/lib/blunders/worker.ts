/** A process of the crew that watches games, one after the other. */
import { workFor } from '../crew';
import { watchGame } from './watch-game';

workFor(watchGame);
