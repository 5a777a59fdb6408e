/** How questions of an effect are answered while a move is only tried: windows pass, choices go to the greatest threat (11.1). */

import { best } from '../../kernel/best';
import { isZombieId } from '../content/cards';
import { ZOMBIES } from '../content/zombies';
import { DECISIONS } from '../decisions';
import type { AskFrameType } from '../frames';
import type { CardId, SurvivorCardId } from '../ids';
import type { Move } from '../moves';
import { survivorOf, zombieAt } from '../rules/table';
import type { State } from '../state';
import { moveOf } from './thought';
import { threatOf, threatOfCard } from './threat';
import { cardWorth, itemWorth } from './worth';

/** What the effect that asks deals, if it deals damage. */
function damageAsked({ stack }: State): number {
  const top = stack.at(-1);
  const effect = top && 'list' in top ? top.list[0] : undefined;
  return effect?.kind === 'damage' ? effect.n : 0;
}

/** A kill takes the whole threat away, a wound a part of it; whoever is to be stopped is the worst of all. */
function aimWorth(state: State, uid: number): number {
  const zombie = zombieAt(state, uid);
  if (!zombie) return 0;
  const threat = threatOf(zombie, survivorOf(state).board);
  const damage = damageAsked(state);
  if (damage === 0) return threat;
  return damage >= zombie.hp ? threat : (0.4 * threat * damage) / zombie.hp;
}

/** A card that may be found. */
function findWorth(state: State, card: CardId): number {
  if (isZombieId(card)) return threatOfCard(card, []) + ZOMBIES[card].ztc;
  return cardWorth(card as SurvivorCardId, survivorOf(state));
}

function scoreOf(state: State, move: Move): number {
  switch (move.type) {
    case 'TARGET':
      return aimWorth(state, move.zombie);
    case 'PICK_CARD':
      return findWorth(state, move.card);
    case 'DROP_ITEM': {
      const item = survivorOf(state).items.find(({ uid }) => uid === move.item);
      return item ? -itemWorth(item.card, item.dur) : 0;
    }
    default:
      return -1;
  }
}

export function chooseInside(state: State, question: AskFrameType): Move {
  const options = DECISIONS[question].options(state);
  return moveOf(options, 'PASS') ?? best(options, (move) => scoreOf(state, move));
}
