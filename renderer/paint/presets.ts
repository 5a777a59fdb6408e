/** Ready paint for whole miniatures, and paint by chance. */
import { PAINT_AREAS } from './areas';
import { type Coat, type Paintwork, USUAL_STRENGTH } from './paintwork';
import { POT_IDS, POTS, type Pot } from './pots';

const coat = (pot: Pot, wash = USUAL_STRENGTH, brush = USUAL_STRENGTH): Coat => ({
  colour: POTS[pot],
  wash,
  brush,
});

export const PRESETS = {
  /** As it came out of the mould, before anybody painted it. */
  plastic: {
    skin: coat('iron', 30, 20),
    hair: coat('iron', 30, 20),
    cloth: coat('iron', 30, 20),
    gear: coat('iron', 30, 20),
    base: coat('iron', 30, 20),
  },
  bronze: {
    skin: coat('brass', 85, 80),
    hair: coat('rust', 85, 70),
    cloth: coat('brass', 90, 70),
    gear: coat('leather', 80, 90),
    base: coat('bottle', 70, 60),
  },
  night: {
    skin: coat('ash', 75, 60),
    hair: coat('coal', 60, 60),
    cloth: coat('navy', 70, 55),
    gear: coat('coal', 60, 75),
    base: coat('violet', 75, 40),
  },
  bog: {
    skin: coat('moss', 85, 45),
    hair: coat('leather', 80, 40),
    cloth: coat('olive', 90, 55),
    gear: coat('rust', 80, 65),
    base: coat('bottle', 80, 40),
  },
  signal: {
    skin: coat('tan', 55, 55),
    hair: coat('umber', 50, 50),
    cloth: coat('signal', 55, 65),
    gear: coat('lemon', 60, 55),
    base: coat('iron', 60, 60),
  },
  ember: {
    skin: coat('umber', 70, 60),
    hair: coat('coal', 60, 60),
    cloth: coat('brick', 75, 60),
    gear: coat('brass', 70, 70),
    base: coat('coal', 50, 80),
  },
} as const satisfies Readonly<Record<string, Paintwork>>;

export type Preset = keyof typeof PRESETS;
export const PRESET_IDS = Object.keys(PRESETS) as readonly Preset[];

/** Pots from which chance takes the skin; anything else may have any. */
const SKINS: readonly Pot[] = ['porcelain', 'tan', 'umber', 'ash', 'moss', 'violet'];

/** @param chance numbers from 0 up to 1 */
export function randomPaintwork(chance: () => number): Paintwork {
  const from = (pots: readonly Pot[]): Pot => pots[Math.floor(chance() * pots.length)] ?? 'iron';
  const strength = () => 40 + 10 * Math.floor(chance() * 5);
  return Object.fromEntries(
    PAINT_AREAS.map((area) => [area, coat(from(area === 'skin' ? SKINS : POT_IDS), strength(), strength())]),
  );
}
