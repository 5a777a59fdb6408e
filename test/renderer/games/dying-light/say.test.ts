import { expect, it } from 'vitest';
import { promptText, reasonText } from '../../../../renderer/games/dying-light/say';

it('a prompt names Runners, Areas and enemies as people read them, not by their ids', () => {
  expect(promptText({ id: 'acting', seats: ['seat-1'], params: { runner: 'mara' } })).toBe(
    'Mara: spend dice or pass.',
  );
  expect(promptText({ id: 'assign', seats: ['seat-1'], params: { area: 'garageRow' } })).toBe(
    'Who is attacked by whom in Garage Row?',
  );
});

it('a refusal names what is short as people read it', () => {
  expect(reasonText({ id: 'boostsShort', params: { boost: 'jump' } })).toBe(
    'These dice do not show enough Jump icons for that price.',
  );
});
