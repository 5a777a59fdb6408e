import { expect, it } from 'vitest';
import { followed } from '../../../../renderer/games/outbreak-duel/followed';
import { newDuel, S, seats } from '../../../helpers/outbreak-duel';

const { state } = newDuel({}, seats('bot', 'bot'), 'followed').whole().position;
const own = (now: typeof state) => now.players.find(({ seat }) => seat === S);

it('life in the panels follows each Wound as it is shown, and nothing that is still to come', () => {
  const bitten = followed(state, { type: 'hurt', seat: S, by: 'bite', n: 3, hp: 11, source: 'ZW1' });
  expect(own(bitten)?.hp).toBe(11);
  const healed = followed(bitten, { type: 'healed', seat: S, n: 2, hp: 13, source: 'S01' });
  expect(own(healed)?.hp).toBe(13);
});

it('whoever is not hurt keeps what they have', () => {
  const bitten = followed(state, { type: 'hurt', seat: S, by: 'bite', n: 3, hp: 11, source: 'ZW1' });
  const other = (now: typeof state) => now.players.find(({ seat }) => seat !== S);
  expect(other(bitten)).toBe(other(state));
  expect(followed(state, { type: 'passed', seat: S, trigger: 'attack', auto: false, secret: false })).toBe(
    state,
  );
});
