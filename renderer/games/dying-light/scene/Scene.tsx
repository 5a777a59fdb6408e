import { useMemo } from 'react';
import { AREA_IDS, type DieId } from '../../../../models/dying-light/ids';
import { exposureValue } from '../../../../models/dying-light/rules/exposure';
import type { State } from '../../../../models/dying-light/state';
import { recordOf } from '../../../../models/kernel/records';
import type { Story } from '../../../motion/story';
import { useDrawing } from '../../../table/drawing';
import type { SceneProps } from '../../face';
import type { Motion } from '../motions';
import { areaName } from '../names';
import { shownRunner } from '../shown-runner';
import type { DyingLight } from '../types';
import { endingOf } from './ending';
import { sceneModel } from './from-state';
import type { Highlight, Pick } from './marks';
import type { ThrownDie } from './scene-model';
import { Table, type TableProps } from './Table';

const AREA_NAMES = recordOf(AREA_IDS, areaName);
const NO_DICE: readonly DieId[] = [];
const NO_MARKS: readonly Highlight[] = [];
const nothing = () => {};

export interface DyingLightSceneProps extends SceneProps<DyingLight> {
  readonly marks?: readonly Highlight[];
  /** Dice chosen for the payment being made. */
  readonly selected?: readonly DieId[];
  /** Where the camera looks if something else matters than the active Runner. */
  readonly focus?: TableProps['focus'];
  readonly onPick?: (pick: Pick) => void;
  readonly onHover?: (pick: Pick | null) => void;
}

/** The dice that the story threw last: they lie in the tray until somebody moves again. */
function thrownIn(story: Story<Motion> | null): readonly ThrownDie[] {
  const thrown = story?.motions.findLast((motion) => motion.kind === 'throw');
  return thrown?.kind === 'throw' ? thrown.dice : [];
}

function useSceneModel(state: State, selected: readonly DieId[], story: Story<Motion> | null) {
  return useMemo(() => {
    const exposure = Object.fromEntries(state.runners.map((runner) => [runner.id, exposureValue(runner)]));
    const boardOf = shownRunner(state)?.id;
    return sceneModel(state, { exposure, selected, thrown: thrownIn(story), ...(boardOf && { boardOf }) });
  }, [state, selected, story]);
}

/** A position of Dying Light on the 3D table. */
export function Scene({ state, story, skip = 0, selected = NO_DICE, ...view }: DyingLightSceneProps) {
  const scene = useSceneModel(state, selected, story);
  const { marks = NO_MARKS, focus, onPick = nothing, onHover = nothing } = view;
  return (
    <Table
      {...useDrawing()}
      scene={scene}
      names={AREA_NAMES}
      highlights={marks}
      {...(story && { story })}
      {...(focus && { focus })}
      ending={useMemo(() => endingOf(state), [state])}
      skip={skip}
      onPick={onPick}
      onHover={onHover}
    />
  );
}
