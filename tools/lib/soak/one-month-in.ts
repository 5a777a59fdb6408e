/** One Month In under test: all maps with as many teams as they are for, its invariants and its content. */
import * as v from 'valibot';
import { oneMonthIn } from '../../../machines/one-month-in/game';
import { createLuck } from '../../../models/kernel/luck';
import { LAYOUTS } from '../../../models/one-month-in/content/layouts';
import type { Entry } from '../../../models/one-month-in/entries';
import { LAYOUT_IDS } from '../../../models/one-month-in/ids';
import { invariantFaults } from '../../../models/one-month-in/invariants';
import type { Move } from '../../../models/one-month-in/moves';
import type { Options, State, Tile } from '../../../models/one-month-in/state';
import { CATALOGUE, usedIn } from '../simulate/one-month-in-usage';
import type { SoakGame, Variation } from './soak-game';

function variations(layout: Options['layout'], seats: number): readonly Variation<Options>[] {
  return ([25, 15] as const).map((maxRounds) => ({
    seats,
    options: {
      layout,
      teams: [],
      startPlayer: 'random',
      maxRounds,
      handicap: maxRounds === 15 ? [2, 0, 1] : [],
      guidedCity: layout === '2-two-streets' && maxRounds === 15,
    } as const,
  }));
}

/** Tiles in the fog change places, and so do loot cards nobody has seen. */
function tilesOtherwise({ tiles, deck }: State): Pick<State, 'tiles' | 'deck'> {
  const all = Object.entries(tiles) as [keyof State['tiles'], Tile][];
  const fog = all.filter(([, { status }]) => status === 'fog').map(([, { id }]) => id);
  const cards = [...deck, ...all.flatMap(([, { loot }]) => loot)].toReversed();
  const otherwise = all.map(([place, tile]) => {
    const loot = cards.splice(0, tile.loot.length);
    return [place, tile.status === 'fog' ? { ...tile, loot, id: fog.pop() } : { ...tile, loot }];
  });
  return { tiles: Object.fromEntries(otherwise), deck: cards };
}

function hiddenOtherwise(state: State): State {
  return {
    ...state,
    luck: createLuck('another seed'),
    ...tilesOtherwise(state),
    box: state.box.toReversed(),
  };
}

export const oneMonthInSoak: SoakGame<State, Move, Entry, Options> = {
  game: oneMonthIn,
  variations: LAYOUT_IDS.flatMap((layout) => variations(layout, LAYOUTS[layout].bases.length)),
  variationsOf(option, seats) {
    const { layout } = v.parse(oneMonthIn.rules.options, { layout: option });
    return variations(layout, seats ?? 2);
  },
  faultsOf: invariantFaults,
  hiddenOtherwise,
  catalogue: CATALOGUE,
  usedIn: (_, entries) => usedIn(entries),
};
