import { expect, it, vi } from 'vitest';
import { SAVED_GAMES } from '../../../models/kernel/save-kind';
import { createGameHost } from '../../../renderer/app/game-host';
import { FACES } from '../../../renderer/games';
import { dyingLightFace } from '../../../renderer/games/dying-light/face';
import { startMatch } from '../../../renderer/games/face-of';
import { AUTOSAVE_ID } from '../../../renderer/platform/platform';
import { diceRaceFace } from '../../helpers/dice-race-face';
import { aPicture } from '../../helpers/save-meta';
import { savesInMemory } from '../../helpers/saves-in-memory';

const BOTH = [...FACES, diceRaceFace] as const;
const EVENTS = { onFault: vi.fn(), onSaveError: vi.fn() };

it('keeps the games in play apart, each of which says whose it is', async () => {
  const { saves, kept } = savesInMemory();
  const host = createGameHost(saves, BOTH, EVENTS);
  host.take(startMatch(dyingLightFace, dyingLightFace.plan.usual('abc', null)));
  host.take(startMatch(diceRaceFace, { seed: 'abc' }));
  host.play({ type: 'RUN' });
  expect([...kept.values()].map(({ meta }) => meta)).toMatchObject([
    { game: 'dying-light', round: 7 },
    { game: 'dice-race', round: 1, summary: 'After 1 moves' },
  ]);
});

it('saves a game with the picture that was taken of its table', async () => {
  const { saves, kept } = savesInMemory();
  const camera = { picture: () => aPicture(), forget: () => {} };
  createGameHost(saves, BOTH, EVENTS, camera).take(startMatch(diceRaceFace, { seed: 'abc' }));
  expect([...kept.values()].map(({ picture }) => picture)).toEqual([aPicture()]);
});

it.each(BOTH)('finds how a game ended where lists look for it whose meta is lost: $game.rules.id', (face) => {
  const usual = face === diceRaceFace ? { seed: 'abc' } : face.plan.usual('abc', null);
  const save = JSON.parse(JSON.stringify(startMatch(face, usual).session.save()));
  const outcome = { result: 'win', reason: 'goal', score: null, rank: null } as const;
  const words = { name: 'lost', summary: () => '', savedAt: '2026-11-28T00:00:00.000Z' };
  const overOf = () => SAVED_GAMES.metaFromText('a', JSON.stringify(save), words)?.over;
  expect([face.game.rules.outcome(save.state), overOf()]).toEqual([null, undefined]);
  save.state.outcome = outcome;
  expect([face.game.rules.outcome(save.state), overOf()]).toEqual([outcome, true]);
});

it('puts a saved game on the table with the face of its game, which stays the face after leaving', async () => {
  const { saves, kept } = savesInMemory();
  createGameHost(saves, BOTH, EVENTS).take(startMatch(diceRaceFace, { seed: 'abc' }));
  await vi.waitFor(() => expect(kept.size).toBe(1));
  const host = createGameHost(saves, BOTH, EVENTS);
  expect(host.face()).toBe(dyingLightFace);
  host.load([...kept.values()][0]?.text ?? '', { id: AUTOSAVE_ID });
  expect(host.match()?.face).toBe(diceRaceFace);
  host.leave();
  expect(host.match()).toBeNull();
  expect(host.face()).toBe(diceRaceFace);
});

it('says in a sentence that this version of the app does not have the game', async () => {
  const { saves, kept } = savesInMemory();
  createGameHost(saves, BOTH, EVENTS).take(startMatch(diceRaceFace, { seed: 'abc' }));
  await vi.waitFor(() => expect(kept.size).toBe(1));
  const host = createGameHost(saves, FACES, EVENTS);
  expect(() => host.load([...kept.values()][0]?.text ?? '', { id: AUTOSAVE_ID })).toThrow(
    'This is a saved game of "dice-race", which this version of Curfew does not have.',
  );
  expect(host.match()).toBeNull();
});
