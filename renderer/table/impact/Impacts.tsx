import { Impact, type ImpactProps } from './Impact';
import type { ShownBlow } from './shown-blow';

/** More blows than that at once are not told apart. */
const MOST = 4;
const PLACES = Array.from({ length: MOST }, (_, place) => place);

interface ImpactsProps extends Pick<ImpactProps, 'pace'> {
  readonly blows: readonly ShownBlow[];
}

/** Several blows that meet at once. */
export function Impacts({ blows, pace }: ImpactsProps) {
  return PLACES.map((place) => <Impact key={place} blow={blows[place] ?? null} pace={pace} />);
}
