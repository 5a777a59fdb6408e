/** A process of the soak: plays the games that it is told, one after the other. */
import { workFor } from '../crew';
import { soakOne } from './play-game';

workFor(soakOne);
