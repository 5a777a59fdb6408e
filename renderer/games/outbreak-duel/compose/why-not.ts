/** Why something can't be done: an attempt is put before the judge, which answers with its reason. */
import type { Reason } from '../../../../models/kernel/types';
import { SURVIVOR_CARDS } from '../../../../models/outbreak-duel/content/cards';
import type { DecisionId } from '../../../../models/outbreak-duel/decisions';
import type { SurvivorCardId } from '../../../../models/outbreak-duel/ids';
import type { Move } from '../../../../models/outbreak-duel/moves';
import { usualNumbers } from '../../../../models/outbreak-duel/rules/attack-legal';
import { controllerOf, standing, survivorOf } from '../../../../models/outbreak-duel/rules/table';
import type { State, Uid } from '../../../../models/outbreak-duel/state';
import { composedText, t } from '../../../i18n';
import { type Notice, objection } from '../../../play/composer/notice';
import { noticeOf, reasonText } from '../say';
import type { Spot } from '../spot';
import type { OutbreakDuel } from '../types';
import { cardAt } from './picks';

type Judge = (move: Move) => Reason | null;

function strike(type: 'ATTACK' | 'SNAP_ATTACK', target: Uid, state: State): Move {
  const numbers = usualNumbers(state);
  return numbers.length > 0 ? { type, target, numbers } : { type, target };
}

/** What somebody would do with a zombie at this decision. */
function onZombie(zombie: Uid, decision: DecisionId, state: State): Move {
  switch (decision) {
    case 'main':
      return strike('ATTACK', zombie, state);
    case 'standoff':
      return strike('SNAP_ATTACK', zombie, state);
    case 'chooseAttacker':
      return { type: 'DECLARE', zombie, surge: false };
    case 'abilities':
      return { type: 'ACT', zombie };
    default:
      return { type: 'TARGET', zombie };
  }
}

const WINDOWS: readonly DecisionId[] = [
  'standoff',
  'attackReact',
  'missWindow',
  'killWindow',
  'lethalWindow',
];

/** Playing a card of the hand, as this decision has it. */
function playing(card: SurvivorCardId, decision: DecisionId): Move {
  if (WINDOWS.includes(decision)) return { type: 'REACT', card };
  const { type } = SURVIVOR_CARDS[card];
  return type === 'event' || type === 'scr' ? { type: 'EVENT', card } : { type: 'PLAY', card };
}

function attemptOf(spot: Spot, decision: DecisionId, state: State): Move | null {
  switch (spot.kind) {
    case 'zombie':
      return onZombie(spot.zombie, decision, state);
    case 'card': {
      const card = cardAt(spot, state);
      return card && playing(card, decision);
    }
    case 'item':
      return { type: decision === 'needDrop' ? 'DROP_ITEM' : 'USE_ITEM', item: spot.item };
    case 'row':
      return spot.seat === controllerOf(state).seat ? { type: 'SPAWN', index: spot.index } : null;
    case 'survivor':
      return { type: 'USE_ABILITY' };
    case 'weapon':
      return strike('ATTACK', standing(state)[0]?.uid ?? 0, state);
    default:
      return null;
  }
}

/** Why nothing comes of what was pointed at. */
export function whyNotPick(spot: Spot, decision: DecisionId, state: State, judge: Judge): Notice {
  const attempt = attemptOf(spot, decision, state);
  const reason = attempt && judge(attempt);
  return reason ? noticeOf(reason) : objection(t('od.hud.why.here'));
}

/** What S could try of a kind, as things lie. */
function attempts(type: OutbreakDuel['Category'], state: State): readonly Move[] {
  const survivor = survivorOf(state);
  const hand = survivor.hand as readonly SurvivorCardId[];
  switch (type) {
    case 'ATTACK':
    case 'SNAP_ATTACK':
      return standing(state).map(({ uid }) => strike(type, uid, state));
    case 'PLAY':
      return hand.map((card) => playing(card, 'main'));
    case 'LOOT':
      return hand.map((card) => ({ type, card }));
    case 'USE_ITEM':
      return survivor.items.map(({ uid }) => ({ type, item: uid }));
    case 'USE_ABILITY':
    case 'QUICK_ESCAPE':
      return [{ type }];
    default:
      return [];
  }
}

/** Why nothing of a kind can be done. */
export function whyNotAction(type: OutbreakDuel['Category'], state: State, judge: Judge): string {
  const [reason] = attempts(type, state).flatMap((move) => judge(move) ?? []);
  return reason ? reasonText(reason) : composedText(`od.hud.why.${type}`);
}
