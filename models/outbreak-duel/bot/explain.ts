/**
 * Why a bot makes a move, as a sentence of the locale (`od.why.*`). It says what lies open on the table and what the move itself
 * shows: whoever hears it learns nothing of a hand (OD-PRIV-02). What goes without saying is not said, and of a pass never anything.
 */
import type { Message, Position } from '../../kernel/types';
import { WEAPONS } from '../content/weapons';
import { ZOMBIES } from '../content/zombies';
import type { Move, MoveOf } from '../moves';
import { attackOdds, escapeOdds } from '../odds/attacks';
import { incoming } from '../odds/incoming';
import { purchase } from '../odds/spawning';
import { attackersLeft } from '../rules/bite';
import { attackDamage } from '../rules/bite-damage';
import { controllerOf, survivorOf, zombieAt } from '../rules/table';
import type { State, Uid } from '../state';

/** TH that the next Zombie Phase brings (OD-RES-04). */
const NEXT_TH = 4;

/** HP that are missed. */
const WORTH_A_WORD = 3;

function why(id: string, params: Message['params'] = {}): Message {
  return { id: `od.why.${id}`, params };
}

const percent = (chance: number): number => Math.round(100 * chance);

function whyAttack(state: State, target: Uid): Message | null {
  const odds = attackOdds(state, target);
  const zombie = zombieAt(state, target);
  if (!odds || !zombie) return null;
  const params = { zombie: `od.card.${zombie.card}.name`, chance: percent(odds.chance), n: odds.damage };
  return why(odds.kills ? 'attack-kills' : 'attack', params);
}

function whyEscape(state: State): Message | null {
  const odds = escapeOdds(state);
  return odds && why('escape', { chance: percent(odds.chance), n: odds.prevents });
}

/** Only of an answer to an attack: other windows are too short for words. */
function whyReact(state: State): Message | null {
  const { attackers, lethal } = incoming(state);
  const now = attackers.find((attacker) => attacker.now);
  if (!now || now.dealt === 0) return null;
  return lethal ? why('react-lethal') : why('react', { n: now.dealt });
}

function whySpawn(state: State, index: number): Message | null {
  const card = controllerOf(state).hordeRow[index];
  const price = purchase(state, index);
  if (!card || !price) return null;
  const params = { zombie: `od.card.${card}.name`, n: price.cost };
  if (ZOMBIES[card].kind === 'boss') return why('spawn-boss', params);
  return why(price.bites === 'now' ? 'spawn-fast' : 'spawn', params);
}

/** TH that are kept for a Boss that the next phase can pay. */
function whyNoMore(state: State): Message | null {
  const { hordeRow, th } = controllerOf(state);
  const boss = hordeRow.find((card) => ZOMBIES[card].kind === 'boss');
  if (!boss || th < ZOMBIES[boss].ztc - NEXT_TH) return null;
  return why('save', { zombie: `od.card.${boss}.name` });
}

function whyDeclare(state: State, { zombie: uid, surge }: MoveOf<'DECLARE'>): Message | null {
  if (surge) return why('surge');
  const zombie = zombieAt(state, uid);
  const others = attackersLeft(state).filter((other) => other.uid !== uid);
  if (!zombie || others.length === 0 || state.marks.quickEscapeUsed) return null;
  const damage = attackDamage(state, zombie, false);
  const isWeakest = others.every((other) => attackDamage(state, other, false) > damage);
  return isWeakest ? why('weakest') : null;
}

/** A scratch is no reason; it is only what there was to do. */
function whyTriage(state: State): Message | null {
  const { hp, maxHp } = survivorOf(state);
  return maxHp - hp >= WORTH_A_WORD ? why('heal', { n: maxHp - hp }) : null;
}

function whyPlay(state: State, card: string): Message | null {
  return card in WEAPONS && !survivorOf(state).weapon ? why('arm') : null;
}

export function explain({ state }: Position<State>, move: Move): Message | null {
  switch (move.type) {
    case 'ATTACK':
    case 'SNAP_ATTACK':
      return whyAttack(state, move.target);
    case 'PLAY':
      return whyPlay(state, move.card);
    case 'LOOT':
      return why('loot', { card: `od.card.${move.card}.name` });
    case 'USE_ABILITY':
      return whyTriage(state);
    case 'END_SURVIVOR_PHASE': {
      const { ap } = survivorOf(state);
      return ap > 0 ? why('hold', { n: ap }) : null;
    }
    case 'SPAWN':
      return whySpawn(state, move.index);
    case 'END_SPAWN':
      return whyNoMore(state);
    case 'DECLARE':
      return whyDeclare(state, move);
    case 'QUICK_ESCAPE':
      return whyEscape(state);
    case 'REACT':
      return whyReact(state);
    default:
      return null;
  }
}
