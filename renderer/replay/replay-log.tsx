import { useMemo } from 'react';
import type { State } from '../../models/dying-light/state';
import { LogPanel } from '../games/dying-light/hud/log-panel';
import type { DyingLightReplay } from './replay-desk';

interface ReplayLogProps {
  readonly replay: DyingLightReplay;
  readonly at: number;
  readonly state: State;
}

/** What had happened by then. */
export function ReplayLog({ replay, at, state }: ReplayLogProps) {
  const whole = useMemo(
    () =>
      [0, ...replay.steps.map((step) => step.number)].flatMap((move) =>
        replay.entriesOf(move).map((entry) => ({ move, entry })),
      ),
    [replay],
  );
  const log = useMemo(() => whole.filter((record) => record.move <= at), [whole, at]);
  const asides = useMemo(() => replay.asides.filter((aside) => aside.move <= at), [replay, at]);
  return <LogPanel log={log} asides={asides} seats={state.seats} />;
}
