/** Damage to zombies and how they die (OD-DMG-01, OD-DMG-06). */

import type { AutoFrame, FrameOf } from '../frames';
import type { CardId, SurvivorId } from '../ids';
import type { ODPlay } from '../play';
import type { Uid } from '../state';
import { buryZombie, exileZombie } from './piles';
import { push } from './stack';
import { changeZombie, controllerOf, otherSide, survivorOf, zombieAt, zombieCard } from './table';

interface Wound {
  readonly uid: Uid;
  readonly n: number;
  /** It is exiled if this kills it. */
  readonly exile: boolean;
  /** By Cleave, beside the zombie that was attacked. */
  readonly cleave?: true;
}

/**
 * Damage of one effect, all of it at once.
 * @returns the deaths that follow, in the order of the wounds, to be put on the stack
 */
export function hurtZombies(
  play: ODPlay,
  wounds: readonly Wound[],
  source: CardId | SurvivorId,
): readonly AutoFrame[] {
  const { state } = play;
  const { seat } = controllerOf(state);
  const deaths: AutoFrame[] = [];
  for (const { uid, n, exile, cleave } of wounds) {
    const zombie = zombieAt(state, uid);
    if (!zombie || zombie.hp <= 0) continue;
    const hp = Math.max(0, zombie.hp - n);
    changeZombie(state, uid, { hp });
    const entry = { type: 'zombie-hurt', seat, zombie: uid, card: zombie.card, n, hp, source } as const;
    play.tell(cleave ? { ...entry, cleave } : entry);
    if (hp === 0) deaths.push({ type: 'death', zombie: uid, exile });
  }
  return deaths;
}

/**
 * One of the dead leaves: to its owner's graveyard or exile, then "when it dies", Burst, and a window for that zombie. One that
 * is exiled has died in every other respect.
 */
export function resolveDeath(play: ODPlay, { zombie: uid, exile }: FrameOf<'death'>): void {
  const { state } = play;
  const zombie = zombieAt(state, uid);
  if (!zombie) return;
  const survivor = survivorOf(state);
  const owner = controllerOf(state);
  const { card, zone } = zombie;
  survivor.board = survivor.board.filter((one) => one.uid !== uid);
  (exile ? exileZombie : buryZombie)(owner, card);
  play.tell({ type: 'zombie-died', seat: owner.seat, zombie: uid, card, zone, exiled: exile });
  const { whenItDies, burst } = zombieCard(zombie).keywords;
  const after: AutoFrame[] = [];
  if (whenItDies.length > 0)
    after.push({ type: 'effects', source: card, by: otherSide(state.active), list: whenItDies, it: null });
  if (burst > 0 && zone === 'threat') after.push({ type: 'harm', n: burst, cause: { kind: 'burst', card } });
  push(play, ...after, { type: 'openKill', zombie: card, inGraveyard: !exile });
}
