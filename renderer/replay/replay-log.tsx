import { useCallback, useMemo } from 'react';
import type { AnyEntry, Seat } from '../../models/kernel/types';
import { LogPanel } from '../log/log-panel';
import { calledSeats } from '../seats/called';
import type { Watched } from './replay-desk';

interface ReplayLogProps {
  readonly watched: Watched;
  readonly at: number;
  readonly seats: readonly Seat[];
}

/** What had happened by then, and how to tell it. */
export function useReplayed({ watched: { face, replay }, at, seats }: ReplayLogProps) {
  const whole = useMemo(
    () =>
      [0, ...replay.steps.map((step) => step.number)].flatMap((move) =>
        replay.entriesOf(move).map((entry) => ({ move, entry })),
      ),
    [replay],
  );
  const log = useMemo(() => whole.filter((record) => record.move <= at), [whole, at]);
  const asides = useMemo(() => replay.asides.filter((aside) => aside.move <= at), [replay, at]);
  // Who plays whom is settled at the end of the game at the latest.
  const end = useMemo(() => replay.positionAt(replay.steps.length).state, [replay]);
  const tell = useCallback((entry: AnyEntry) => face.tell(entry, end), [face, end]);
  return { log, asides, seats: calledSeats(seats, face.seatName, end), tell };
}

export function ReplayLog(props: ReplayLogProps) {
  return <LogPanel {...useReplayed(props)} opened />;
}
