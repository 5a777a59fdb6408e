import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Draft } from './change';

/** A die result fixed beforehand: `{ die: 'risk', face: 'wound' }`. */
export interface LoadedDie {
  readonly die: string;
  readonly face: string;
}

/** A card fixed beforehand: `{ deck: 'wound', card: 'wd-rib' }`. */
export interface LoadedDraw {
  readonly deck: string;
  readonly card: string;
}

/** Results to hand out before the generator is asked, each queue by kind and in order. */
export interface LoadedLuck {
  readonly dice: readonly LoadedDie[];
  readonly draws: readonly LoadedDraw[];
}

/** All luck of a game. It is part of the state, so that the same seed and moves give the same game everywhere. */
export interface Luck {
  rng: readonly number[];
  dice: LoadedDie[];
  draws: LoadedDraw[];
}

/** A pile that is drawn from the front of `draw`; used cards go to the end of `discard`. */
export interface Deck<Card extends string = string> {
  draw: Card[];
  discard: Card[];
}

/** A copy that rules may change; what is loaded is only taken out. */
export function copyOfLuck({ rng, dice, draws }: Luck): Draft<Luck> {
  return { rng: rng.slice(), dice: dice.slice(), draws: draws.slice() };
}

/** A copy that rules may change. */
export function copyOfDeck<Card extends string>({ draw, discard }: Deck<Card>): Deck<Card> {
  return { draw: draw.slice(), discard: discard.slice() };
}

/** A loaded result does not fit what is rolled or drawn. The move that met it must not count. */
export class LuckError extends Error {
  override readonly name = 'LuckError';
}

/** FNV-1a over UTF-16 code units: turns any seed text into the 32 bits that the generator wants. */
function seedNumber(seed: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  return scatter(hash);
}

/** MurmurHash3's last step. Without it the first numbers of `game-1` and `game-2` would follow one another. */
function scatter(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) | 0;
}

export function createLuck(seed: string, loaded?: LoadedLuck): Luck {
  return {
    rng: [...xoroshiro128plus(seedNumber(seed)).getState()],
    dice: loaded ? [...loaded.dice] : [],
    draws: loaded ? [...loaded.draws] : [],
  };
}

/** A whole number from `min` to `max`, both included. */
export function randomInt(luck: Luck, min: number, max: number): number {
  const generator = xoroshiro128plusFromState([...luck.rng]);
  const value = uniformInt(generator, min, max);
  luck.rng = [...generator.getState()];
  return value;
}

/** Takes the first loaded result of that kind out of its queue. */
function takeLoaded<T>(queue: T[], fits: (item: T) => boolean): T | null {
  const index = queue.findIndex(fits);
  return index < 0 ? null : (queue.splice(index, 1)[0] ?? null);
}

/**
 * Rolls one die of a kind.
 * @param faces the names printed on its faces, in order; a name may occur more than once
 * @returns the face number, 1 for the first
 * @throws LuckError when the loaded face is not on this die
 */
export function rollDie(luck: Luck, kind: string, faces: readonly string[]): number {
  const loaded = takeLoaded(luck.dice, (die) => die.die === kind);
  if (!loaded) return randomInt(luck, 1, faces.length);
  const index = faces.indexOf(loaded.face);
  if (index < 0) throw new LuckError(`The loaded face "${loaded.face}" is not on a ${kind} die.`);
  return index + 1;
}

/** Fisher-Yates, in place. */
export function shuffle<T>(luck: Luck, cards: T[]): void {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = randomInt(luck, 0, last);
    const card = cards[last] as T;
    cards[last] = cards[other] as T;
    cards[other] = card;
  }
}

/**
 * Puts the loaded cards of a pile on top of it, in their order; what lies below stays as it is.
 * @throws LuckError when one of them is not in the pile
 */
export function stack<T extends string>(luck: Luck, deckId: string, cards: readonly T[]): readonly T[] {
  const top = luck.draws.filter(({ deck }) => deck === deckId).map(({ card }) => card as T);
  luck.draws = luck.draws.filter(({ deck }) => deck !== deckId);
  const rest = [...cards];
  for (const card of top) {
    const index = rest.indexOf(card);
    if (index < 0) throw new LuckError(`The loaded card "${card}" is not in the pile "${deckId}".`);
    rest.splice(index, 1);
  }
  return [...top, ...rest];
}

/**
 * Draws one card; an empty pile is refilled from its shuffled discard first.
 * @returns null when there is no card left anywhere
 * @throws LuckError when the loaded card is not in the pile
 */
export function drawCard<Card extends string>(luck: Luck, deckId: string, deck: Deck<Card>): Card | null {
  if (deck.draw.length === 0) {
    deck.draw = deck.discard;
    deck.discard = [];
    shuffle(luck, deck.draw);
  }
  const loaded = deck.draw.length > 0 ? takeLoaded(luck.draws, (draw) => draw.deck === deckId) : null;
  if (!loaded) return deck.draw.shift() ?? null;
  const index = deck.draw.indexOf(loaded.card as Card);
  if (index < 0) throw new LuckError(`The loaded card "${loaded.card}" is not in the pile "${deckId}".`);
  return deck.draw.splice(index, 1)[0] ?? null;
}

/**
 * Picks one of several by luck; a loaded draw of the deck `kind` may name it.
 * @throws LuckError when there is nothing to pick from or the loaded pick is not among the options
 */
export function pickOne<T extends string>(luck: Luck, kind: string, options: readonly T[]): T {
  const loaded = takeLoaded(luck.draws, (draw) => draw.deck === kind);
  const pick = loaded
    ? options.find((o) => o === loaded.card)
    : options[randomInt(luck, 0, options.length - 1)];
  if (pick === undefined)
    throw new LuckError(`Nothing fits the pick "${kind}"${loaded ? `: ${loaded.card}` : ''}.`);
  return pick;
}
