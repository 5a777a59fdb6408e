import { useMemo } from 'react';
import type { State } from '../../../../models/outbreak-duel/state';
import { useDrawing } from '../../../table/drawing';
import { sceneModel } from './from-state';
import type { Story, TableMarks } from './marks';
import { Table } from './Table';

export interface DuelSceneProps extends TableMarks {
  /** As its viewer may see it. */
  readonly state: State;
  /** What happened on the way here; null shows the position at once. */
  readonly story: Story | null;
  /** Any change ends the story at once. */
  readonly skip?: number;
}

/** A position of Outbreak Duel on the 3D table. */
export function Scene({ state, story, skip = 0, peek = null, docked = null, ...marks }: DuelSceneProps) {
  const pictured = useDrawing().photo != null;
  const scene = useMemo(() => sceneModel(state, { peek, docked, pictured }), [state, peek, docked, pictured]);
  return <Table scene={scene} story={story} skip={skip} {...marks} />;
}
