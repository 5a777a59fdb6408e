import type { HexKey } from '../../../../../models/kernel/hex';
import { t } from '../../../../i18n';
import { Label } from '../../../../table/Label';
import { TEAM_COLOURS } from '../colours';
import type { SceneModel, TileModel } from '../scene-model';
import { shapeOf } from './spot-shapes';

/** Over every clock that runs: when it ends the game, and for whom (OM-END-03). */
export function Clocks({ scene }: { readonly scene: SceneModel }) {
  if (scene.over) return null;
  return (Object.entries(scene.tiles) as [HexKey, TileModel][]).map(([tile, { id, counting, owner }]) => {
    const team = scene.teams.find(({ seat }) => seat === owner);
    const shape = counting && shapeOf(scene, { kind: 'clock', tile });
    if (!team || !shape || !id) return null;
    const words = { tile: t(`om.tile.${id}`), team: t(`om.team.${team.colour}`) };
    const text = t('om.hud.hold', words);
    return (
      <Label key={tile} text={text} colour={TEAM_COLOURS[team.colour]} position={shape.over} size={0.026} />
    );
  });
}
