/** A process of the simulator's crew: plays the games that it is told, one after the other. */
import { workFor } from '../crew';
import { playGame } from './play-game';

workFor(playGame);
