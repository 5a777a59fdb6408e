/** What keys do in Dying Light besides what they do in every game. */
import { type Command, command } from '../../input/commands';
import type { ActionCategory } from './compose/category';

const action = (category: ActionCategory, key: string): Command =>
  command(`dl.${category}`, `dl.hud.category.${category}`, [key], { where: 'table/dying-light' });

export const ACTION_KEYS: Readonly<Record<ActionCategory, Command>> = {
  run: action('run', 'R'),
  climb: action('climb', 'C'),
  jump: action('jump', 'J'),
  pad: action('pad', 'K'),
  ATTACK: action('ATTACK', 'T'),
  INTERACT: action('INTERACT', 'E'),
  USE: action('USE', 'U'),
  SWITCH_WEAPON: action('SWITCH_WEAPON', 'G'),
  EXCHANGE: action('EXCHANGE', 'X'),
  PASS: action('PASS', 'P'),
};

export const PLACES = command('dl.places', 'ui.desk.places', ['B'], {
  where: 'table/dying-light',
  pad: 'r1',
});
export const CARDS = command('dl.cards', 'dl.hud.cards', ['V'], { where: 'table/dying-light', pad: 'l1' });

export const COMMANDS: readonly Command[] = [...Object.values(ACTION_KEYS), PLACES, CARDS];
