/** The screens of the app and the ways between them. The running game itself is not part of it. */
import { setup } from 'xstate';

/** What a person or the running game can bring about. */
export type AppEvent =
  | { readonly type: 'NEW_GAME' }
  | { readonly type: 'SAVED_GAMES' }
  /** From a table the way back to where its decks are built: it gives the table free. */
  | { readonly type: 'DECKS' }
  /** To where content of one's own is made, from a table as well. */
  | { readonly type: 'MAKE' }
  | { readonly type: 'RECORDS' }
  | { readonly type: 'SETTINGS' }
  | { readonly type: 'HOW_TO_PLAY' }
  | { readonly type: 'ABOUT' }
  /** The replay of a game takes the table. */
  | { readonly type: 'WATCH' }
  /** Leaves a screen for the one it was opened from. */
  | { readonly type: 'BACK' }
  /** A game lies on the table: started anew, loaded or continued. */
  | { readonly type: 'GAME_READY' }
  | { readonly type: 'PAUSE' }
  /** The table is photographed; whatever lies over it is set aside meanwhile. */
  | { readonly type: 'PHOTO' }
  | { readonly type: 'RESUME' }
  /** Gives the table free and goes to the title. */
  | { readonly type: 'LEAVE' }
  | { readonly type: 'GAME_OVER' }
  /** The result is closed to look at the last position. */
  | { readonly type: 'LOOK_AT_TABLE' }
  /** A rule broke inside; the position before the move is kept. */
  | { readonly type: 'FAULT' };

export const appMachine = setup({ types: { events: {} as AppEvent } }).createMachine({
  id: 'app',
  initial: 'title',
  on: { GAME_READY: '.table', FAULT: '.fault' },
  states: {
    title: {
      initial: 'menu',
      states: {
        menu: {
          on: {
            NEW_GAME: 'newGame',
            SAVED_GAMES: 'savedGames',
            DECKS: 'decks',
            MAKE: 'make',
            RECORDS: 'records',
            SETTINGS: 'settings',
            HOW_TO_PLAY: 'howToPlay',
            ABOUT: 'about',
          },
        },
        newGame: { on: { BACK: 'menu', MAKE: 'make' } },
        savedGames: { on: { BACK: 'menu', WATCH: 'replay' } },
        decks: { on: { BACK: 'menu' } },
        make: { on: { BACK: 'menu' } },
        records: {
          initial: 'pages',
          states: {
            pages: { on: { BACK: '#app.title.menu', WATCH: 'replay' } },
            replay: { on: { BACK: 'pages', PHOTO: 'replayPhoto' } },
            replayPhoto: { on: { BACK: 'replay' } },
          },
        },
        replay: { on: { BACK: 'savedGames', PHOTO: 'replayPhoto' } },
        replayPhoto: { on: { BACK: 'replay' } },
        settings: { on: { BACK: 'menu' } },
        howToPlay: { on: { BACK: 'menu' } },
        about: { on: { BACK: 'menu' } },
      },
    },
    table: {
      initial: 'playing',
      on: { LEAVE: 'title', DECKS: 'title.decks', MAKE: 'title.make' },
      states: {
        playing: { on: { PAUSE: 'paused', PHOTO: 'photo', GAME_OVER: 'result' } },
        photo: { on: { BACK: 'playing' } },
        paused: {
          initial: 'menu',
          on: { RESUME: 'playing' },
          states: {
            menu: {
              on: {
                BACK: '#app.table.playing',
                PHOTO: '#app.table.photo',
                SAVED_GAMES: 'savedGames',
                SETTINGS: 'settings',
                HOW_TO_PLAY: 'howToPlay',
              },
            },
            savedGames: { on: { BACK: 'menu', WATCH: 'replay' } },
            replay: { on: { BACK: 'savedGames', PHOTO: 'replayPhoto' } },
            replayPhoto: { on: { BACK: 'replay' } },
            settings: { on: { BACK: 'menu' } },
            howToPlay: { on: { BACK: 'menu' } },
          },
        },
        result: { on: { LOOK_AT_TABLE: 'playing', WATCH: 'replay' } },
        replay: { on: { BACK: 'result', PHOTO: 'replayPhoto' } },
        replayPhoto: { on: { BACK: 'replay' } },
      },
    },
    fault: { on: { RESUME: 'table', LEAVE: 'title' } },
  },
});
