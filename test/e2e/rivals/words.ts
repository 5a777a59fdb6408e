/** The words of the test game that the shared parts of the app look up by their ids. */
import { MESSAGES } from '../../../renderer/i18n/messages';

const WORDS: Readonly<Record<string, string>> = {
  'game.parry-duel.name': 'Parry Duel',
  'game.parry-duel.about': 'Three blows that land win.',
  'game.parry-duel.minutes': '5',
  'duel.topic.duel': 'The duel',
  'duel.duel.title': 'The duel',
  'duel.duel.text': 'Strike, or draw a card. The other one may parry.',
  'duel.why': 'I hold {hand}.',
  'three-blows': 'Three blows have landed.',
  'no-cards': 'No cards are left.',
  conceded: 'One of them gave up.',
};

/** @returns only for the page that is built for the test: the app itself knows no such game */
export function addWords(): void {
  Object.assign(MESSAGES, WORDS);
}

/** "Strike 04" */
export function cardName(card: string): string {
  return card.replace('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}
