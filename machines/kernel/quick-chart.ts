/**
 * A shorter way through the charts of games. XState allows for all that a statechart may have, and looks the whole chart
 * over for every automatic step: two fifths of the time of a move (`docs/measurements.md`). Moves go their way by `ChartWalk`;
 * everything else about a machine, from its first state to what is stored, stays XState's. `quick-chart.test.ts` holds both
 * ways together, move by move.
 */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { AnyMove } from '../../models/kernel/types';
import { planOf } from './chart-plan';
import { ChartWalk } from './chart-walk';

/** XState's own events, such as the one that ends an actor, begin like this. */
const OWN = 'xstate.';

/** Lets a machine take moves the short way. @returns the same machine */
export function quickened<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const { transition } = machine;
  machine.transition = (
    snapshot: AnyMachineSnapshot,
    event: AnyMove,
    scope: Parameters<typeof transition>[2],
  ) =>
    event.type.startsWith(OWN)
      ? transition(snapshot, event, scope)
      : new ChartWalk(planOf(snapshot.machine), snapshot, event).go();
  return machine;
}
