import type { EntryOf } from '../../../../../models/survive-until-daylight/entries';
import { guardKey } from '../pieces/standing-pieces';
import { linePose, onLine } from '../poses';
import type { SceneModel } from '../scene-model';
import { atSeat, type Changes, combatCleared, coming } from './change';

/** A Survivor leaves the line and walks over to whoever held WAVE! (SD-SURV-02). */
function saved(scene: SceneModel, { seat, survivor }: EntryOf<'survivor-joined'>): SceneModel {
  const allies = scene.seats.find((owner) => owner.seat === seat)?.allies ?? 0;
  const from = onLine(linePose(scene, survivor), survivor);
  const left = { ...scene, line: scene.line.filter(({ id }) => id !== survivor) };
  return coming(
    atSeat(left, seat, () => ({ allies: allies + 1 })),
    guardKey(seat, 'ally', allies),
    from,
  );
}

/** What the enemies' phase and the end of a round show. */
export const ENEMIES = {
  'enemies-began': (scene) => ({
    ...combatCleared(scene),
    active: null,
    attack: null,
    attacker: scene.line[0]?.id ?? null,
  }),
  'enemy-skipped': (scene, { enemy }) => ({ ...combatCleared(scene), attacker: enemy }),
  'trap-sprung': (scene, { seat, enemy }) =>
    atSeat({ ...scene, attacker: enemy }, seat, ({ traps }) => ({ traps: traps - 1 })),
  'enemy-attacked': (scene, { enemy }) => ({ ...scene, attacker: enemy }),
  'survivor-spared': (scene) => scene,
  'barricade-broke': (scene, { seat }) =>
    atSeat(scene, seat, ({ barricades }) => ({ barricades: barricades - 1 })),
  'allies-absorbed': (scene, { seat, count }) =>
    atSeat(scene, seat, ({ allies }) => ({ allies: allies - count })),
  'hit-missed': (scene) => scene,
  'survivor-joined': (scene, entry) => saved({ ...combatCleared(scene), attacker: null }, entry),
  'token-passed': (scene, { to }) => ({ ...combatCleared(scene), firstPlayer: to, attacker: null }),
} satisfies Partial<Changes>;
