import type { SaveMeta } from '../../models/kernel/save-meta';

/** A picture that can be told from others by its letter. */
export function aPicture(letter = 'A'): string {
  return `data:image/webp;base64,${letter.repeat(400)}`;
}

/** What a list shows of a saved game, with what the test cares about put in. */
export function aSaveMeta(changes: Partial<SaveMeta> = {}): SaveMeta {
  return {
    id: 'autosave',
    name: 'Last light',
    game: 'dying-light',
    savedAt: '2026-11-27T18:00:00.000Z',
    round: 3,
    summary: 'Day, round 3',
    ...changes,
  };
}
