import type { Card } from '../../../../../models/outbreak-duel/content/cards';

const SURVIVOR_CARDS = {
  weapon: '#7d2b26',
  item: '#3e6b53',
  attachment: '#8a6a1c',
  event: '#2c5a86',
  react: '#6a3f8c',
  scr: '#1e1b22',
} as const;

const ZOMBIES = {
  walker: '#5b7a3a',
  runner: '#b5661c',
  brute: '#8c2f2a',
  mutant: '#6b3f86',
  boss: '#2a2130',
} as const;

/** The colour of a card's band: by type, of zombies by kind. */
export function kindColour(card: Card): string {
  return card.type === 'zombie' ? ZOMBIES[card.kind] : SURVIVOR_CARDS[card.type];
}
