/**
 * The luck of the city of the lesson (specification 12): the dice of the start player's first two fights, and the first
 * three loot cards that it turns up. With other numbers, and afterwards, everything is free.
 */
import type { HexKey } from '../../kernel/hex';
import type { FaceDown } from '../../kernel/hidden';
import type { LoadedDie } from '../../kernel/luck';
import type { CityId, LootId } from '../ids';
import type { DraftState } from '../play';
import type { Fight, State } from '../state';
import { activeSeat, changeTile, places, tileOf } from './table';

/** A round of a fight: so many on both sides, what the survivors roll, and what the zombies who are left roll. */
interface GuidedRound {
  readonly fighters: number;
  readonly zombies: number;
  readonly strike: readonly number[];
  readonly answer: readonly number[];
}

const ROUNDS: Readonly<Partial<Record<CityId, readonly GuidedRound[]>>> = {
  'farm-05': [
    { fighters: 2, zombies: 3, strike: [4, 3], answer: [1, 5] },
    { fighters: 1, zombies: 2, strike: [5], answer: [4] },
    { fighters: 1, zombies: 1, strike: [5], answer: [] },
  ],
  'terraced-houses': [{ fighters: 3, zombies: 2, strike: [5, 4, 1], answer: [] }],
};

const CARDS: readonly LootId[] = ['sal-02', 'sur-01', 'zom-02'];
const LOOT = 'loot';

function isGuided({ options, teams }: State, seat: string): boolean {
  return options.guidedCity && teams[0]?.seat === seat;
}

/** The rounds of the first fight there; none for anybody else, and none once the tile has been reclaimed. */
function guidedRounds(state: State, place: HexKey): readonly GuidedRound[] {
  const { id, dealt } = tileOf(state, place);
  if (dealt || !isGuided(state, activeSeat(state))) return [];
  return ROUNDS[id as CityId] ?? [];
}

function dice(die: LoadedDie['die'], faces: readonly number[]): readonly LoadedDie[] {
  return faces.map((face) => ({ die, face: String(face) }));
}

/**
 * Lays the dice of a whole fight ready when its numbers fit at the start, and takes them away when they do not later.
 * @param roll what is about to be rolled
 * @param fighters survivors in the fight
 */
export function guideDice(
  state: DraftState,
  { tile, rounds: fought }: Fight,
  roll: 'strike' | 'answer',
  fighters: number,
): void {
  if (!state.options.guidedCity) return;
  const rounds = guidedRounds(state, tile);
  const round = rounds[roll === 'strike' ? fought : fought - 1];
  const zombies = roll === 'strike' ? round?.zombies : round?.answer.length;
  const fits = round?.fighters === fighters && zombies === tileOf(state, tile).zombies;
  const begins = roll === 'strike' && fought === 0;
  if (fits && !begins) return;
  state.luck.dice = [];
  if (fits)
    state.luck.dice = rounds.flatMap(({ strike, answer }) => [
      ...dice('survivor', strike),
      ...dice('zombie', answer),
    ]);
}

/** The cards that the start player turns up first, as loaded draws that wait in the luck of the game. */
export function guideCards(state: DraftState): void {
  if (state.options.guidedCity) state.luck.draws = CARDS.map((card) => ({ deck: LOOT, card }));
}

type Pile = HexKey | 'deck';

function cardsIn(state: State, pile: Pile): State['deck'] {
  return pile === 'deck' ? state.deck : tileOf(state, pile).loot;
}

/** Lists of cards are replaced, never changed (`draft.ts`). */
function lay(state: DraftState, pile: Pile, at: number, card: LootId | FaceDown): void {
  const cards = cardsIn(state, pile).map((old, index) => (index === at ? card : old));
  if (pile === 'deck') state.deck = cards;
  else changeTile(state, pile, { loot: cards });
}

/** Where a copy of a card lies face down: on that stack or another one, else in the deck. */
function whereIs(state: DraftState, stack: HexKey, card: LootId): { pile: Pile; at: number } | null {
  const piles: readonly Pile[] = [stack, ...places(state), 'deck'];
  const pile = piles.find((one) => cardsIn(state, one).includes(card));
  return pile === undefined ? null : { pile, at: cardsIn(state, pile).indexOf(card) };
}

/** The next card of the lesson changes places with the top one of the stack; without a copy left nothing changes. */
export function guideTopCard(state: DraftState, place: HexKey): void {
  if (!isGuided(state, activeSeat(state))) return;
  const next = state.luck.draws.findIndex(({ deck }) => deck === LOOT);
  const [draw] = next < 0 ? [] : state.luck.draws.splice(next, 1);
  const [top] = cardsIn(state, place);
  if (!draw || top === undefined) return;
  const card = draw.card as LootId;
  const found = whereIs(state, place, card);
  if (!found) return;
  lay(state, found.pile, found.at, top);
  lay(state, place, 0, card);
}
