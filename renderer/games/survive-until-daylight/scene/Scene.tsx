import { useMemo } from 'react';
import type { State } from '../../../../models/survive-until-daylight/state';
import { sceneModel } from './from-state';
import type { Story, TableMarks } from './marks';
import { Table } from './Table';

export interface SurviveSceneProps extends TableMarks {
  readonly state: State;
  /** What happened on the way here; null shows the position at once. */
  readonly story: Story | null;
  /** Any change ends the story at once. */
  readonly skip?: number;
}

/** A position of Survive Until Daylight on the 3D table. */
export function Scene({ state, story, skip = 0, ...marks }: SurviveSceneProps) {
  const { deciding = null } = marks;
  const scene = useMemo(() => ({ ...sceneModel(state), deciding }), [state, deciding]);
  return <Table scene={scene} story={story} skip={skip} {...marks} />;
}
