import { AREA_IDS, INFECTED_TYPES } from '../../../../../models/dying-light/ids';
import { Label } from '../../../../table/Label';
import type { Figure } from '../crowd';
import { INFECTED_COLOURS, RUNNER_COLOURS } from '../figures/figure-kinds';
import { figurePose, runnerPose } from '../poses';
import type { SceneModel } from '../scene-model';

/** More miniatures of one type than this are counted for the eye. */
const UNCOUNTED = 4;
const OVER_HEAD = 1.75;

/** Counts over crowds, Exposure over Runners. */
export function Badges({
  scene,
  figures,
}: {
  readonly scene: SceneModel;
  readonly figures: readonly Figure[];
}) {
  const crowds = AREA_IDS.flatMap((area) =>
    INFECTED_TYPES.map((type) => figures.filter((figure) => figure.area === area && figure.type === type)),
  ).filter((crowd) => crowd.length > UNCOUNTED);
  return (
    <>
      {crowds.map((crowd) => {
        const [first] = crowd;
        if (!first) return null;
        const { x, y, z } = figurePose(first, scene.tokens);
        const look = {
          text: `${crowd.length}`,
          icon: 'spawn',
          colour: INFECTED_COLOURS[first.type],
        } as const;
        return <Label key={first.key} {...look} position={[x, y + OVER_HEAD, z]} />;
      })}
      {scene.runners
        .filter(({ exposure }) => exposure > 0)
        .map(({ id, zone, exposure }) => {
          const { x, y, z } = runnerPose(id, zone);
          const look = { text: `${exposure}`, icon: 'exposure', colour: RUNNER_COLOURS[id] } as const;
          return <Label key={id} {...look} position={[x, y + OVER_HEAD, z]} />;
        })}
    </>
  );
}
