/** What a move costs, risks and brings, a line each, before it is confirmed (specification section 10). */
import { SURVIVOR_CARDS } from '../../../../models/outbreak-duel/content/cards';
import type { Move, MoveOf } from '../../../../models/outbreak-duel/moves';
import { nextPhase } from '../../../../models/outbreak-duel/odds/incoming';
import { characterOf, survivorOf } from '../../../../models/outbreak-duel/rules/table';
import type { State } from '../../../../models/outbreak-duel/state';
import { listOf, t } from '../../../i18n';
import type { PreviewLine } from '../../../play/decision/preview';
import { cardName, cardText } from '../names';
import { zombieName, zombieWords } from './answer-words';
import { costWords } from './card-words';
import { attackWords } from './odds-words';

type Lines = readonly PreviewLine[];

const plain = (text: string): PreviewLine => ({ text, bad: false });
const bad = (text: string): PreviewLine => ({ text, bad: true });

function ofAttack({ target }: MoveOf<'ATTACK' | 'SNAP_ATTACK'>, state: State): Lines {
  const { weapon, survivor } = survivorOf(state);
  const means = weapon ? cardName(weapon.card) : t('od.unarmed');
  const at = t('od.hud.attack-at', { weapon: means, zombie: zombieName(state, target) });
  const wears = weapon && weapon.dur === 1 ? [bad(t('od.hud.wears-out', { weapon: means }))] : [];
  return [
    plain(`${at} (${zombieWords(state, target)})`),
    plain(attackWords(state, target)),
    ...(weapon
      ? wears
      : [plain(t('od.hud.base-damage', { name: cardName(survivor), n: characterOf({ survivor }).damage }))]),
  ];
}

function ofPlay({ card }: MoveOf<'PLAY' | 'EVENT'>, state: State): Lines {
  const { weapon } = survivorOf(state);
  const lines = [plain(`${costWords(card, state)}. ${cardText(card)}`)];
  if (SURVIVOR_CARDS[card].type !== 'weapon' || !weapon) return lines;
  const gone = listOf([weapon.card, ...weapon.attachments].map(cardName));
  return [...lines, bad(t('od.hud.replaces', { cards: gone }))];
}

function ofUse({ item: uid }: MoveOf<'USE_ITEM'>, state: State): Lines {
  const item = survivorOf(state).items.find((one) => one.uid === uid);
  return item ? [plain(cardText(item.card)), plain(t('od.hud.left', { n: item.dur - 1 }))] : [];
}

/** What is still unspent, and what is going to come. */
function ofEnd(state: State): Lines {
  const { ap } = survivorOf(state);
  const { total, lethal } = nextPhase(state);
  const coming = t('od.hud.next-phase', { n: total });
  return [...(ap > 0 ? [plain(t('od.hud.unspent', { n: ap }))] : []), lethal ? bad(coming) : plain(coming)];
}

function ofLoot({ card }: MoveOf<'LOOT'>, state: State): Lines {
  const { deck } = survivorOf(state);
  return [plain(t('od.hud.loot', { card: cardName(card), n: deck.length }))];
}

export function previewLines(move: Move, state: State): Lines {
  switch (move.type) {
    case 'KEEP':
      return [plain(t('od.hud.keeps', { n: move.cards.length, draw: 5 - move.cards.length }))];
    case 'ATTACK':
    case 'SNAP_ATTACK':
      return ofAttack(move, state);
    case 'PLAY':
    case 'EVENT':
      return ofPlay(move, state);
    case 'USE_ITEM':
      return ofUse(move, state);
    case 'LOOT':
      return ofLoot(move, state);
    case 'END_SURVIVOR_PHASE':
      return ofEnd(state);
    default:
      return [];
  }
}
