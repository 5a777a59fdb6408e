/** The one combat deck of both sides (SD-CC-01). */
import { drawCard } from '../../kernel/luck';
import type { CombatId } from '../ids';
import type { SDPlay } from '../play';

/** Turns so many cards; an empty deck is made anew from the discard, without the cards that lie open (SD-EDGE-06). */
export function drawCombat(play: SDPlay, count: number): CombatId[] {
  const { combat, luck } = play.state;
  const cards: CombatId[] = [];
  while (cards.length < count) {
    if (combat.draw.length === 0) play.tell({ type: 'combat-reshuffled', cards: combat.discard.length });
    const card = drawCard(luck, 'combat', combat);
    if (card === null) break;
    cards.push(card);
  }
  return cards;
}

export function discardCombat(play: SDPlay, cards: readonly CombatId[]): void {
  play.state.combat.discard.push(...cards);
}
