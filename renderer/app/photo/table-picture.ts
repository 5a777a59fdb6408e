import { CARD_PICTURE, coverOf } from '../../photo/card/draw';
import type { Size } from '../../photo/frame';
import type { Studio } from '../../photo/studio';

/** A picture for the head of a card; null where none can be had. */
export interface CardPicture {
  readonly image: CanvasImageSource;
  readonly size: Size;
}

/** Frames in which the table has got ready to be photographed; without a table in that time there is no picture of it. */
const MOST_FRAMES = 600;
/** Frames in which what lies over the table goes. */
const SETTLING = 3;

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

async function enlarger(studio: Studio, isLeft: () => boolean): Promise<Studio['enlarge']> {
  for (let waited = 0; waited < MOST_FRAMES && !isLeft(); waited++) {
    if (studio.enlarge && studio.isLaid()) {
      for (let settled = 0; settled < SETTLING; settled++) await frame();
      return studio.enlarge;
    }
    await frame();
  }
  return null;
}

/** The table as photo mode takes it, from where the photo is taken. */
export async function pictureOfTable(studio: Studio, isLeft: () => boolean): Promise<CardPicture | null> {
  const enlarge = await enlarger(studio, isLeft);
  if (!enlarge || isLeft()) return null;
  const crop = coverOf({ width: window.innerWidth, height: window.innerHeight }, CARD_PICTURE);
  const image = await enlarge(crop, CARD_PICTURE);
  return { image, size: CARD_PICTURE };
}

/** The picture on the box of a game. */
export async function pictureOfBox(cover: string | undefined): Promise<CardPicture | null> {
  if (cover === undefined) return null;
  const image = new Image();
  image.src = cover;
  try {
    await image.decode();
  } catch {
    return null;
  }
  return { image, size: { width: image.naturalWidth, height: image.naturalHeight } };
}
