/** The buttons of a gamepad by the place they have on the standard layout, and what makers print on them. Pure. */

/** In the order of the standard layout of the Gamepad API (https://w3c.github.io/gamepad/#remapping). */
export const PAD_BUTTONS = [
  'a',
  'b',
  'x',
  'y',
  'l1',
  'r1',
  'l2',
  'r2',
  'select',
  'start',
  'l3',
  'r3',
  'up',
  'down',
  'left',
  'right',
] as const;

export type PadButton = (typeof PAD_BUTTONS)[number];

export type PadMake = 'xbox' | 'playstation' | 'switch' | 'generic';

/** Who made a gamepad, by the name and the number of the maker that browsers put into its id. */
export function makeOf(id: string): PadMake {
  if (/xbox|xinput|045e/i.test(id)) return 'xbox';
  if (/playstation|dual ?(?:shock|sense)|054c/i.test(id)) return 'playstation';
  if (/nintendo|switch|joy-?con|057e/i.test(id)) return 'switch';
  return 'generic';
}

type Printed = Readonly<Partial<Record<PadButton, string>>>;

const ARROWS: Printed = { up: '↑', down: '↓', left: '←', right: '→' };

const PRINTED: Readonly<Record<PadMake, Printed>> = {
  xbox: {
    a: 'A',
    b: 'B',
    x: 'X',
    y: 'Y',
    l1: 'LB',
    r1: 'RB',
    l2: 'LT',
    r2: 'RT',
    select: 'View',
    start: 'Menu',
    l3: 'LS',
    r3: 'RS',
  },
  playstation: { a: '×', b: '○', x: '□', y: '△', select: 'Create', start: 'Options' },
  // The letters of Nintendo stand the other way round; the places are the same.
  switch: { a: 'B', b: 'A', x: 'Y', y: 'X', l1: 'L', r1: 'R', l2: 'ZL', r2: 'ZR', select: '−', start: '+' },
  generic: { a: '1', b: '2', x: '3', y: '4', select: '9', start: '10' },
};

/** What stands on a button of that maker. */
export function printedOn(button: PadButton, make: PadMake): string {
  return PRINTED[make][button] ?? ARROWS[button] ?? button.toUpperCase();
}
