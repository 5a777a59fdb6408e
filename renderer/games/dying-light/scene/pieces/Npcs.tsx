import { useCallback, useMemo, useRef } from 'react';
import { type Laid, Miniatures, type MiniaturesHandle } from '../../../../table/pieces/Miniatures';
import type { Travel } from '../../../../table/pieces/usePoses';
import { useFigureModels } from '../figures/figure-models';
import { NPC_SCALE } from '../figures/figure-sizes';
import type { PlacedToken } from '../tokens/place-tokens';
import { type Surroundings, useLitPoses } from './useLitPoses';

/** Most people to meet on the table at once. */
const CAPACITY = 4;
const APPEARING: Travel = { gait: 'rise', duration: 0 };

export interface NpcsProps {
  readonly tokens: readonly PlacedToken[];
  readonly around: Surroundings;
}

/** People to meet: tokens of the rules, miniatures on the table. */
export function Npcs({ tokens, around }: NpcsProps) {
  const { npc } = useFigureModels();
  const row = useRef<MiniaturesHandle>(null);
  const goals = useMemo(
    () =>
      tokens
        .filter(({ kind }) => kind === 'npc')
        .map(({ id, spot }) => ({ key: id, pose: { ...spot, yaw: 0.3, tip: 0, grow: 1 } })),
    [tokens],
  );
  const draw = useCallback((pieces: ReadonlyMap<string, Laid>) => row.current?.lay([...pieces.values()]), []);
  useLitPoses(goals, APPEARING, around, draw);
  return <Miniatures ref={row} model={npc} capacity={CAPACITY} scale={NPC_SCALE} />;
}
