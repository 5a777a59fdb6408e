/** Faces in which the table is printed; `loadPrintFonts` makes sure that canvases know them. */
export const FONTS = { label: '"Barlow Condensed"', stencil: '"Stardos Stencil"' } as const;

export type Pen = CanvasRenderingContext2D;

/**
 * A sheet to print on.
 * @throws Error where the browser gives out no canvas
 */
export function sheet(width: number, height: number): Pen {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('The browser gave out no canvas to print the table on.');
  return pen;
}

export interface Area2D {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function fill(pen: Pen, colour: string, { x, y, width, height }: Area2D): void {
  pen.fillStyle = colour;
  pen.fillRect(x, y, width, height);
}

/** A filled box with an ink line around it. */
export function inked(pen: Pen, colour: string, area: Area2D, line = 2, ink = '#1d1a20'): void {
  fill(pen, colour, area);
  pen.lineWidth = line;
  pen.strokeStyle = ink;
  pen.strokeRect(area.x, area.y, area.width, area.height);
}

export interface Lettering {
  readonly font: string;
  readonly size: number;
  readonly colour: string;
  readonly weight?: number;
  /** Widest the line may get; longer text is squeezed. */
  readonly room?: number;
  readonly spacing?: number;
  readonly outline?: string;
}

/** Writes one line centred on a point. */
export function write(pen: Pen, text: string, x: number, y: number, style: Lettering): void {
  pen.font = `${style.weight ?? 700} ${style.size}px ${style.font}, sans-serif`;
  pen.letterSpacing = `${style.spacing ?? 0}px`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  if (style.outline) {
    pen.lineWidth = style.size * 0.16;
    pen.strokeStyle = style.outline;
    pen.strokeText(text, x, y, style.room);
  }
  pen.fillStyle = style.colour;
  pen.fillText(text, x, y, style.room);
  pen.letterSpacing = '0px';
}
