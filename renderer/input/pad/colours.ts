/** Colours that are mixed by direction. Pure, and by hand: three, which has colours, is fetched only with the first table. */
import type { Direction } from './steps';

/** Degrees on the wheel of colours, and share of lightness, that one step goes. */
const HUE = 10;
const LIGHT = 0.04;
/** How strong a grey becomes that is to have a hue. */
const STRENGTH = 0.5;

interface Mixed {
  /** Degrees. */
  readonly hue: number;
  readonly strength: number;
  readonly light: number;
}

/** @param colour `#rrggbb` */
function mixedOf(colour: string): Mixed {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const light = (most + least) / 2;
  const span = most - least;
  if (span === 0) return { hue: 0, strength: 0, light };
  const sixths =
    most === red
      ? (green - blue) / span
      : most === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  return { hue: 60 * sixths, strength: span / (1 - Math.abs(2 * light - 1)), light };
}

function colourOf({ hue, strength, light }: Mixed): string {
  const reach = strength * Math.min(light, 1 - light);
  const part = (offset: number) => {
    const at = (((offset + hue / 30) % 12) + 12) % 12;
    const value = light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

/**
 * Left and right go round the wheel of colours, up and down make lighter and darker.
 * @param colour `#rrggbb`
 */
export function mixedFurther(colour: string, direction: Direction): string {
  const { hue, strength, light } = mixedOf(colour);
  if (direction === 'up' || direction === 'down') {
    const by = direction === 'up' ? LIGHT : -LIGHT;
    // At white and black no hue would be left to come back to.
    return colourOf({ hue, strength, light: Math.min(1 - LIGHT, Math.max(LIGHT, light + by)) });
  }
  const by = direction === 'right' ? HUE : -HUE;
  return colourOf({ hue: hue + by, strength: strength === 0 ? STRENGTH : strength, light });
}
