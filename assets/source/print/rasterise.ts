import { provideFaces } from './faces';

export interface Picture {
  readonly svg: string;
  readonly file: string;
  /** Edge of the square picture in pixels. */
  readonly size: number;
  /** 1 to 100. */
  readonly quality: number;
}

/** Draws SVG as WebP files, in the faces of the table. */
export async function rasterise(pictures: readonly Picture[]): Promise<void> {
  provideFaces();
  const { default: sharp } = await import('sharp');
  for (const { svg, file, size, quality } of pictures)
    await sharp(Buffer.from(svg), { unlimited: true })
      .resize(size, size)
      .webp({ quality, effort: 6, smartSubsample: true })
      .toFile(file);
}
