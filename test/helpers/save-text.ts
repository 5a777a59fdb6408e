import { sealSave } from '../../models/kernel/save';

/** The text of an intact saved game that can be told from others by its seed. */
export function aSaveText(seed: string, state: object = {}): string {
  return JSON.stringify(
    sealSave({
      game: 'dice-race',
      rulesVersion: 1,
      seats: [],
      options: {},
      seed,
      loaded: { dice: [], draws: [] },
      value: 'running',
      state,
      log: [],
      moves: [],
      asides: [],
    }),
  );
}

/** The same game after a disk changed some letters of it, which is still JSON. */
export function garbled(text: string): string {
  return text.replace('"running"', '"runnung"');
}
