import type { EntryOf } from '../../../../../models/outbreak-duel/entries';
import { mannerOfWeapon, mannerOfZombie } from '../../manners';
import type { Motion } from '../../motions';
import type { SceneModel, Strike } from '../scene-model';
import { sideOf } from './change';

function bySurvivor(
  scene: SceneModel,
  { seat, zombie, weapon }: EntryOf<'attacked'> | EntryOf<'attack-rolled'>,
  stage: Strike['stage'],
): Strike {
  return { side: sideOf(scene, seat), zombie, by: 'survivor', manner: mannerOfWeapon(weapon), stage };
}

/** The blow after a motion: it is over with the first motion that has nothing to do with it. */
export function strikeAfter(scene: SceneModel, { entry, stage }: Motion): SceneModel['strike'] {
  const { strike } = scene;
  switch (entry.type) {
    case 'attacked':
      return bySurvivor(scene, entry, 'ready');
    case 'attack-rolled':
      return bySurvivor(scene, entry, stage === 'dice' ? 'ready' : entry.success ? 'hit' : 'missed');
    case 'roll-turned':
      return strike && { ...strike, stage: 'hit' };
    case 'bite-landed':
    case 'bite-off': {
      const { zombie, card } = entry;
      const hits = entry.type === 'bite-landed' && entry.dealt > 0;
      const manner = mannerOfZombie(card);
      return { side: scene.active, zombie, by: 'zombie', manner, stage: hits ? 'hit' : 'missed' };
    }
    case 'zombie-hurt':
      return strike?.zombie === entry.zombie ? strike : null;
    case 'reacted':
    case 'hurt':
    case 'weapon-worn':
      return strike;
    default:
      return null;
  }
}
