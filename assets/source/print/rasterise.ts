import { provideFaces } from './faces';

export interface Picture {
  readonly svg: string;
  readonly file: string;
  /** Width of the picture in pixels, and its height unless that is told. */
  readonly size: number;
  readonly height?: number;
  /** 1 to 100. */
  readonly quality: number;
}

/** Draws SVG as WebP files, in the faces of the table. */
export async function rasterise(pictures: readonly Picture[]): Promise<void> {
  provideFaces();
  const { default: sharp } = await import('sharp');
  for (const { svg, file, size, height = size, quality } of pictures)
    await sharp(Buffer.from(svg), { unlimited: true })
      .resize(size, height)
      .webp({ quality, effort: 6, smartSubsample: true })
      .toFile(file);
}
