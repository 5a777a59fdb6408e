import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GameCards } from '../../../../renderer/app/new-game/game-cards';
import { FACES } from '../../../../renderer/games';
import { GameSelect } from '../../../../renderer/games/game-select';
import { diceRaceFace } from '../../../helpers/dice-race-face';

const [first] = FACES;
const choose = () => {};

it('offers every game by name, players and minutes, and the first one to the focus', () => {
  const page = renderToStaticMarkup(
    createElement(GameCards, { faces: [first, diceRaceFace], onChoose: choose, onPlay: choose }),
  );
  expect(page).toContain('Choose Dying Light');
  expect(page).toContain('1 to 4 players, 20 to 60 minutes');
  expect(page).toContain('Choose dice-race');
  expect(page.match(/data-first/g)).toHaveLength(1);
});

it('has words for the cards of all games', () => {
  const page = renderToStaticMarkup(
    createElement(GameCards, { faces: FACES, onChoose: choose, onPlay: choose }),
  );
  expect(page).not.toMatch(/\[game\./);
  expect(page).toContain('>2 players, 15 to 25 minutes<');
  expect(page.match(/<button[^>]*class="game-cover"/g)).toHaveLength(FACES.length);
  expect(page).toContain('aria-label="Jump into Outbreak Duel"');
});

it('asks for the game only where there are several', () => {
  const select = (faces: readonly (typeof first)[]) =>
    renderToStaticMarkup(createElement(GameSelect, { faces, chosen: first, onChoose: choose }));
  expect(select([first])).toBe('');
  expect(select([first, diceRaceFace])).toContain('Dying Light');
});
