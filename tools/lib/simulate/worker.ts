/** A process of the simulator's crew: plays the games that it is told, one after the other. */
import type { Report, Task } from './crew';
import { playGame } from './play-game';

function reportOn({ simulation, number }: Task): Report {
  try {
    return { ok: true, record: playGame(simulation, number) };
  } catch (error) {
    return { ok: false, error: (error as Error).message };
  }
}

process.on('message', (task: Task) => {
  process.send?.(reportOn(task));
});
