import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type AppEvent, appMachine } from '../../../machines/app/app.machine';

function screenAfter(...events: readonly AppEvent['type'][]) {
  const actor = createActor(appMachine).start();
  for (const type of events) actor.send({ type });
  return actor.getSnapshot().value;
}

describe('the screens of the app', () => {
  it('starts with the menu of the title', () => {
    expect(screenAfter()).toEqual({ title: 'menu' });
  });

  it.each([
    ['NEW_GAME', 'newGame'],
    ['SAVED_GAMES', 'savedGames'],
    ['DECKS', 'decks'],
    ['MAKE', 'make'],
    ['SETTINGS', 'settings'],
    ['HOW_TO_PLAY', 'howToPlay'],
    ['ABOUT', 'about'],
  ] as const)('opens the screen of %s from the title and comes back', (event, screen) => {
    expect(screenAfter(event)).toEqual({ title: screen });
    expect(screenAfter(event, 'BACK')).toEqual({ title: 'menu' });
  });

  it('goes to the table from wherever a game was made ready', () => {
    expect(screenAfter('GAME_READY')).toEqual({ table: 'playing' });
    expect(screenAfter('NEW_GAME', 'GAME_READY')).toEqual({ table: 'playing' });
    expect(screenAfter('GAME_READY', 'PAUSE', 'SAVED_GAMES', 'GAME_READY')).toEqual({ table: 'playing' });
  });

  it('pauses, looks at the settings and comes back to the same game', () => {
    expect(screenAfter('GAME_READY', 'PAUSE', 'SETTINGS')).toEqual({ table: { paused: 'settings' } });
    expect(screenAfter('GAME_READY', 'PAUSE', 'SETTINGS', 'BACK')).toEqual({ table: { paused: 'menu' } });
    expect(screenAfter('GAME_READY', 'PAUSE', 'SETTINGS', 'BACK', 'BACK')).toEqual({ table: 'playing' });
  });

  it('shows the result over the table and lets one look at the last position', () => {
    expect(screenAfter('GAME_READY', 'GAME_OVER')).toEqual({ table: 'result' });
    expect(screenAfter('GAME_READY', 'GAME_OVER', 'LOOK_AT_TABLE')).toEqual({ table: 'playing' });
    expect(screenAfter('GAME_READY', 'GAME_OVER', 'LEAVE')).toEqual({ title: 'menu' });
  });

  it('goes from a table to where its decks are built, and from there to the title', () => {
    expect(screenAfter('DECKS', 'GAME_READY', 'PAUSE', 'DECKS')).toEqual({ title: 'decks' });
    expect(screenAfter('DECKS', 'GAME_READY', 'GAME_OVER', 'DECKS')).toEqual({ title: 'decks' });
    expect(screenAfter('GAME_READY', 'PAUSE', 'DECKS', 'BACK')).toEqual({ title: 'menu' });
  });

  it('goes from a table, a plan or the title to where content is made, and from there to the title', () => {
    expect(screenAfter('MAKE', 'GAME_READY', 'PAUSE', 'MAKE')).toEqual({ title: 'make' });
    expect(screenAfter('GAME_READY', 'GAME_OVER', 'MAKE')).toEqual({ title: 'make' });
    expect(screenAfter('NEW_GAME', 'MAKE', 'BACK')).toEqual({ title: 'menu' });
  });

  it('shows a replay from wherever a game can be watched and comes back there', () => {
    expect(screenAfter('SAVED_GAMES', 'WATCH')).toEqual({ title: 'replay' });
    expect(screenAfter('SAVED_GAMES', 'WATCH', 'BACK')).toEqual({ title: 'savedGames' });
    const paused = ['GAME_READY', 'PAUSE', 'SAVED_GAMES'] as const;
    expect(screenAfter(...paused, 'WATCH')).toEqual({ table: { paused: 'replay' } });
    expect(screenAfter(...paused, 'WATCH', 'BACK')).toEqual({ table: { paused: 'savedGames' } });
    expect(screenAfter('RECORDS', 'WATCH')).toEqual({ title: { records: 'replay' } });
    expect(screenAfter('RECORDS', 'WATCH', 'BACK')).toEqual({ title: { records: 'pages' } });
    expect(screenAfter('RECORDS', 'BACK')).toEqual({ title: 'menu' });
    expect(screenAfter('GAME_READY', 'GAME_OVER', 'WATCH')).toEqual({ table: 'replay' });
    expect(screenAfter('GAME_READY', 'GAME_OVER', 'WATCH', 'BACK')).toEqual({ table: 'result' });
    expect(screenAfter('GAME_READY', 'GAME_OVER', 'WATCH', 'GAME_READY')).toEqual({ table: 'playing' });
  });

  it('takes a photo of the table from a game, its menu and a replay, and comes back', () => {
    expect(screenAfter('GAME_READY', 'PHOTO')).toEqual({ table: 'photo' });
    expect(screenAfter('GAME_READY', 'PAUSE', 'PHOTO')).toEqual({ table: 'photo' });
    expect(screenAfter('GAME_READY', 'PHOTO', 'BACK')).toEqual({ table: 'playing' });
    expect(screenAfter('GAME_READY', 'GAME_OVER', 'LOOK_AT_TABLE', 'PHOTO')).toEqual({ table: 'photo' });
    for (const way of [
      ['SAVED_GAMES', 'WATCH'],
      ['RECORDS', 'WATCH'],
      ['GAME_READY', 'PAUSE', 'SAVED_GAMES', 'WATCH'],
      ['GAME_READY', 'GAME_OVER', 'WATCH'],
    ] as const) {
      expect(JSON.stringify(screenAfter(...way, 'PHOTO'))).toContain('replayPhoto');
      expect(screenAfter(...way, 'PHOTO', 'BACK')).toEqual(screenAfter(...way));
    }
  });

  it('lets nothing of the game happen while its table is photographed', () => {
    expect(screenAfter('GAME_READY', 'PHOTO', 'PAUSE')).toEqual({ table: 'photo' });
    expect(screenAfter('GAME_READY', 'PHOTO', 'GAME_OVER')).toEqual({ table: 'photo' });
  });

  it('goes back to the game after a fault', () => {
    expect(screenAfter('GAME_READY', 'FAULT')).toBe('fault');
    expect(screenAfter('GAME_READY', 'FAULT', 'RESUME')).toEqual({ table: 'playing' });
  });
});
