/**
 * The luck of the city of the lesson (specification 12): the dice of the start player's first two fights, and the first
 * three loot cards that it turns up. With other numbers, and afterwards, everything is free.
 */
import type { HexKey } from '../../kernel/hex';
import type { LoadedDie } from '../../kernel/luck';
import type { CityId, LootId } from '../ids';
import type { DraftState } from '../play';
import type { Fight, State } from '../state';
import { activeSeat, places, tileOf } from './table';

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

/** Where a copy of a card lies face down: on that stack or another one, else in the deck. */
function whereIs(state: DraftState, stack: HexKey, card: LootId): { pile: State['deck']; at: number } | null {
  const stacks = [stack, ...places(state)].map((place) => tileOf(state, place).loot);
  const pile = [...stacks, state.deck].find((cards) => cards.includes(card));
  return pile ? { pile, at: pile.indexOf(card) } : null;
}

/** The next card of the lesson changes places with the top one of the stack; without a copy left nothing changes. */
export function guideTopCard(state: DraftState, place: HexKey): void {
  if (!isGuided(state, activeSeat(state))) return;
  const next = state.luck.draws.findIndex(({ deck }) => deck === LOOT);
  const [draw] = next < 0 ? [] : state.luck.draws.splice(next, 1);
  const stack = tileOf(state, place).loot as DraftState['deck'];
  const [top] = stack;
  const found = draw && whereIs(state, place, draw.card as LootId);
  if (!found || top === undefined) return;
  (found.pile as DraftState['deck'])[found.at] = top;
  stack[0] = draw.card as LootId;
}
