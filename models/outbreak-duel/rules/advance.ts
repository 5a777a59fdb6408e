/** Step 4: zombies step up, and are cut by the wire (OD-ADV-01 to OD-ADV-05). */

import type { FrameOf } from '../frames';
import type { ODPlay } from '../play';
import type { State, Zombie } from '../state';
import { passiveItem, wearPassive } from './equipment';
import { push } from './stack';
import { changeZombie, controllerOf, inZone, survivorOf, zombieAt, zombieCard } from './table';
import { hurtZombies } from './zombies';

const WIRE_DAMAGE = 1;

/** Those that have to move: nobody is asked (OD-ADV-02, OD-ADV-04). */
export function movers(state: State): readonly Zombie[] {
  return inZone(state, 'zombie').filter(
    (zombie) => !zombie.stunned && (!zombie.sick || zombieCard(zombie).keywords.fast),
  );
}

/** All at once; the wire works after the move, oldest first. */
export function advance(play: ODPlay): void {
  const { state } = play;
  const moving = movers(state);
  if (moving.length === 0) return;
  for (const { uid } of moving) changeZombie(state, uid, { zone: 'threat' });
  const zombies = moving.map(({ uid, card }) => ({ zombie: uid, card }));
  play.tell({ type: 'advanced', seat: controllerOf(state).seat, zombies });
  if (passiveItem(survivorOf(state), 'wire'))
    push(play, { type: 'wire', zombies: moving.map(({ uid }) => uid) });
}

/** 1 durability for each that is cut; of several wires the first one played works until it is used up. */
export function resolveWire(play: ODPlay, { zombies: [uid, ...rest] }: FrameOf<'wire'>): void {
  const { state } = play;
  const item = passiveItem(survivorOf(state), 'wire');
  if (uid === undefined || !item) return;
  const zombie = zombieAt(state, uid);
  push(play, { type: 'wire', zombies: rest });
  if (!zombie || zombie.hp <= 0) return;
  const deaths = hurtZombies(play, [{ uid, n: WIRE_DAMAGE, exile: false }], item.card);
  wearPassive(play, state.active, item);
  push(play, ...deaths);
}
