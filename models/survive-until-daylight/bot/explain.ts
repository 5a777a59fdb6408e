/** Why a bot makes a move, as a sentence of the locale (`sd.why.*`). */
import type { Message, Position } from '../../kernel/types';
import { WEAPONS } from '../content/weapons';
import type { Move } from '../moves';
import type { Attack, State } from '../state';

function why(id: string, params: Message['params'] = {}): Message {
  return { id: `sd.why.${id}`, params };
}

/** An attack whose damage is meant for the target and its neighbours alike. */
export function aimsWide({ weapon, focus }: Pick<Attack, 'weapon' | 'focus'>): boolean {
  return WEAPONS[weapon].spread || focus;
}

function whyCraft(move: Extract<Move, { type: 'CRAFT' }>): Message {
  return why(`craft-${move.recipeId}`);
}

function whySearch(state: State, move: Move): Message | null {
  switch (move.type) {
    case 'SCOUT':
    case 'SCOUT_TAKE':
      return why('scout');
    case 'KEEP':
      return why('swap');
    case 'LEAVE':
      return why('leave');
    case 'ACCEPT':
      return why('accept');
    case 'DELAY':
      return why('delay', { cards: state.activePile.length });
    default:
      return null;
  }
}

function whyTrade(move: Move): Message | null {
  switch (move.type) {
    case 'OFFER':
      return why('gift', { card: `sd.card.${move.cardId}` });
    case 'TAKE':
      return why('take');
    case 'REFUSE':
      return why('refuse');
    case 'JUNK_MARKET':
      return why('market');
    case 'HEAL':
      return why('heal');
    default:
      return null;
  }
}

function whyCombat(state: State, move: Move): Message {
  switch (move.type) {
    case 'ATTACK':
      return why(aimsWide({ weapon: move.weaponId, focus: state.focus }) ? 'attack-wide' : 'attack', {
        enemy: `sd.horde.${state.line.find(({ id }) => id === move.targetId)?.type ?? 'wanderer'}`,
      });
    case 'CRAFT':
      return whyCraft(move);
    case 'PLAY':
      return why(`play-${move.cardId}`);
    case 'CHEER':
      return why('cheer');
    case 'LUCKY':
      return why('lucky');
    case 'CARRY':
      return why('carry');
    case 'SPREAD':
      return why('spread');
    case 'ABSORB':
      return why(move.count > 0 ? 'allies' : 'no-allies');
    default:
      return why('pick');
  }
}

/** What goes without saying: it is done at every turn. */
const PLAIN: ReadonlySet<Move['type']> = new Set<Move['type']>([
  'DRAW',
  'READY',
  'END_TURN',
  'PASS',
  'SKIP',
  'CHOOSE',
]);

function isPlain(move: Move): boolean {
  return PLAIN.has(move.type) || (move.type === 'KEEP' && move.discard === null);
}

export function explain({ state }: Position<State>, move: Move): Message | null {
  if (isPlain(move)) return null;
  return whySearch(state, move) ?? whyTrade(move) ?? whyCombat(state, move);
}
