import type { Area2D, Pen } from './canvas';

/** Pictures by their id, ready to be drawn on a sheet. */
export type Pictures<Id extends string> = ReadonlyMap<Id, ImageBitmap>;

/**
 * Fetches pictures. One that cannot be read is left out, for a card can be played without it.
 * @param urlOf where a picture lies
 */
export async function loadPictures<Id extends string>(
  ids: readonly Id[],
  urlOf: (id: Id) => URL,
): Promise<Pictures<Id>> {
  const load = async (id: Id): Promise<readonly [Id, ImageBitmap] | null> => {
    try {
      const answer = await fetch(urlOf(id));
      return [id, await createImageBitmap(await answer.blob())];
    } catch {
      return null;
    }
  };
  const loaded = await Promise.all(ids.map(load));
  return new Map(loaded.filter((entry) => entry !== null));
}

/** Draws a picture so that it fills an area, whatever does not fit cut off evenly. */
export function cover(pen: Pen, picture: ImageBitmap, area: Area2D): void {
  const scale = Math.max(area.width / picture.width, area.height / picture.height);
  const [width, height] = [area.width / scale, area.height / scale];
  const [left, top] = [(picture.width - width) / 2, (picture.height - height) / 2];
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, left, top, width, height, area.x, area.y, area.width, area.height);
}
