import type { CharacterId } from '../../../../models/survive-until-daylight/ids';
import { CHARACTER_COLOURS } from '../scene/colours';
import './character-mark.css';

/** Square, drop, triangle, diamond, circle, hexagon. */
const SHAPES: Readonly<Record<CharacterId, string>> = {
  'ch-pillar': 'M3 3h18v18H3Z',
  'ch-psycho': 'M12 1c6 8 8 11 8 14a8 8 0 0 1-16 0c0-3 2-6 8-14Z',
  'ch-trigger': 'M12 2 22.5 21h-21Z',
  'ch-drifter': 'M12 1 23 12 12 23 1 12Z',
  'ch-haggler': 'M12 2a10 10 0 1 0 .01 0Z',
  'ch-hipster': 'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12Z',
};

/** The colour of a character; a quiet one while none is picked. */
export function colourOf(character: CharacterId | null): string {
  return character ? CHARACTER_COLOURS[character] : 'var(--line)';
}

/** Colour and shape of a character: nothing depends on the colour alone. */
export function CharacterMark({ character }: { readonly character: CharacterId | null }) {
  if (!character) return null;
  return (
    <svg
      className="character-mark"
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={{ fill: colourOf(character) }}
    >
      <path d={SHAPES[character]} />
    </svg>
  );
}
