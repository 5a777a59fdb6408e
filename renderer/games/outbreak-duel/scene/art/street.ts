/** The street with both boards: its print, and where on it everything lies (`assets/source/outbreak-duel/board/places.ts`). */
import STREET_FILE from '../../../../../assets/textures/outbreak-duel/street.json';

export const STREET_URL = new URL(
  '../../../../../assets/textures/outbreak-duel/street.webp',
  import.meta.url,
);

/** Places in cells on the board of whoever looks; the board opposite is the same, turned half round. */
export const STREET = STREET_FILE;
