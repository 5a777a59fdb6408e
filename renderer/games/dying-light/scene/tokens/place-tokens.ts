import type { Spot } from '../../../../table/places';
import { tokenSpot } from '../../layout/standing-places';
import type { TokenModel } from '../scene-model';

export interface PlacedToken extends TokenModel {
  readonly spot: Spot;
}

/** Gives every token its spot: tokens of one Zone lie side by side in the order of the model. */
export function placeTokens(tokens: readonly TokenModel[]): readonly PlacedToken[] {
  const lying = new Map<string, number>();
  return tokens.map((token) => {
    const index = lying.get(token.zone) ?? 0;
    lying.set(token.zone, index + 1);
    return { ...token, spot: tokenSpot(token.zone, index) };
  });
}
