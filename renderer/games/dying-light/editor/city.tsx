import { useCallback, useMemo, useRef } from 'react';
import type { ScenarioBody } from '../../../../models/dying-light/editor/document';
import { tableOf } from '../../../../models/dying-light/editor/preview';
import type { ZoneId } from '../../../../models/dying-light/ids';
import { onTable } from '../../../table/on-table';
import { Scene } from '../late-scene';
import type { Highlight, Pick } from '../scene';
import { zoneLabel } from './phrases';

const BuiltCity = onTable(Scene);

interface CityProps {
  readonly body: ScenarioBody;
  readonly pointed: readonly ZoneId[];
  readonly onZone: (zone: ZoneId) => void;
}

/** The city with the set-up on it; a press on it is told by its Zone. */
export function City({ body, pointed, onZone }: CityProps) {
  const state = useMemo(() => tableOf(body), [body]);
  const marks = useMemo(
    () => pointed.map((zone): Highlight => ({ tone: 'dear', zone, label: zoneLabel(zone) })),
    [pointed],
  );
  const latest = useRef(onZone);
  latest.current = onZone;
  const onPick = useCallback((pick: Pick) => {
    if ('zone' in pick) latest.current(pick.zone);
  }, []);
  return <BuiltCity state={state} story={null} marks={marks} onPick={onPick} />;
}
