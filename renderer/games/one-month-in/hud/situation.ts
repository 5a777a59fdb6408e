import { attackOf, defendersOf } from '../../../../models/one-month-in/rules/attack';
import { fighters, fightOf, zombiesIn } from '../../../../models/one-month-in/rules/fight';
import { headcount } from '../../../../models/one-month-in/rules/groups';
import type { State } from '../../../../models/one-month-in/state';
import { attackOn, attacksIn, fightIn } from '../compose/forecast';
import { attackWords, fightWords } from '../compose/odds-words';
import { placeName, zoneName } from '../names';

function withOdds(place: string, odds: readonly string[]): string {
  return [place, ...odds].join('. ');
}

/** Where the open decision is about a fight, and how it stands; empty for nothing. */
export function situation(state: State): string {
  const { fight, attack, arrival } = state;
  if (fight && zombiesIn(state) > 0) {
    const odds = fightIn(state, fightOf(state).tile, headcount(fighters(state)));
    return withOdds(placeName(state, fight.tile), odds ? [fightWords(odds)] : []);
  }
  if (attack && headcount(defendersOf(state)) > 0) {
    const { tile, zone, defender, ap } = attackOf(state);
    const odds = attackOn(state, tile, zone, defender, headcount(ap));
    return withOdds(zoneName(state, tile, zone), [attackWords(state, odds)]);
  }
  if (!arrival) return '';
  const odds = attacksIn(state, arrival.tile, arrival.zone, headcount(arrival.ap));
  return withOdds(
    zoneName(state, arrival.tile, arrival.zone),
    odds.map((one) => attackWords(state, one)),
  );
}
