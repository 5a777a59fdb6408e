/** What all faces of cards are printed with. */
import type { Pen } from '../../../../table/print/canvas';
import { icon as printIcon } from '../../../../table/print/icon';
import icons from './card-icons.json';

export type CardIcon = keyof typeof icons;

/** Prints an icon centred on a point. */
export function cardIcon(pen: Pen, icon: CardIcon, x: number, y: number, size: number, colour: string) {
  printIcon(pen, icons[icon], x, y, size, colour);
}
