/** What lies next in a direction. Pure. */

export type Direction = 'up' | 'down' | 'left' | 'right';

export type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** Whether any of a box can be seen in there. */
export function isWithin(box: Box, room: Box): boolean {
  return box.left < room.right && box.right > room.left && box.top < room.bottom && box.bottom > room.top;
}

/** As much of a box as is in there; its nearest edge if it lies outside. */
export function clampedTo(box: Box, room: Box): Box {
  const across = (x: number) => Math.min(room.right, Math.max(room.left, x));
  const down = (y: number) => Math.min(room.bottom, Math.max(room.top, y));
  return { left: across(box.left), right: across(box.right), top: down(box.top), bottom: down(box.bottom) };
}

/** The box as if every direction were to the right. */
function turned({ left, top, right, bottom }: Box, direction: Direction): Box {
  switch (direction) {
    case 'right':
      return { left, top, right, bottom };
    case 'left':
      return { left: -right, right: -left, top, bottom };
    case 'down':
      return { left: top, right: bottom, top: left, bottom: right };
    case 'up':
      return { left: -bottom, right: -top, top: left, bottom: right };
    default:
      return direction satisfies never;
  }
}

/** How much worse it is to lie aside than to lie far away. */
const ASIDE = 3;

/** How far the way is, in pixels that count more to the side; infinite for what does not lie there. */
function wayTo(from: Box, to: Box, direction: Direction): number {
  const [own, other] = [turned(from, direction), turned(to, direction)];
  const middle = (box: Box) => (box.left + box.right) / 2;
  if (middle(other) <= middle(own) + 1 || other.right <= own.right) return Infinity;
  const along = Math.max(0, other.left - own.right);
  const aside = Math.max(0, other.top - own.bottom, own.top - other.bottom);
  const askew = Math.abs(other.top + other.bottom - own.top - own.bottom) / 2;
  return along + ASIDE * aside + askew / 10;
}

/** The place of the box that one comes to in a direction; -1 where none lies there. */
export function stepTo(from: Box, boxes: readonly Box[], direction: Direction): number {
  const ways = boxes.map((box) => wayTo(from, box, direction));
  const shortest = Math.min(...ways);
  return Number.isFinite(shortest) ? ways.indexOf(shortest) : -1;
}
