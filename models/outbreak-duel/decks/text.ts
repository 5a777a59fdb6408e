/** A pair of decks as text, one pair a file (OD-DECK-03). */
import { type CardId, SURVIVOR_IDS, type SurvivorId } from '../ids';
import { type Copies, type DeckPair, entriesOf, MOST_COPIES, SIDES, type Side } from './deck';

/** Letters of a text beyond which it is not read. */
export const LARGEST_DECK_TEXT = 2 ** 20;

/** The printed name of a card or of a Survivor. */
export type NameOf = (id: CardId | SurvivorId) => string;

const TITLE = '# Outbreak Duel deck v1';

/** How a text of a deck names its two halves. */
export const SECTIONS: Readonly<Record<string, Side | undefined>> = Object.assign(Object.create(null), {
  '[survivor]': 'survivor',
  '[zombie]': 'zombie',
});

const byId = ([one]: readonly [string, number], [other]: readonly [string, number]): number =>
  one < other ? -1 : 1;

/** A line for a card; several where there are more copies than a line may name. */
function linesOf([id, n]: readonly [CardId, number], nameOf: NameOf): readonly string[] {
  const line = (copies: number) => `${copies} ${id} ${nameOf(id)}`;
  const full = Array.from({ length: Math.floor(n / MOST_COPIES) }, () => line(MOST_COPIES));
  return n % MOST_COPIES === 0 ? full : [...full, line(n % MOST_COPIES)];
}

function section(side: Side, copies: Copies, nameOf: NameOf): readonly string[] {
  const cards = [...entriesOf(copies)].sort(byId);
  return [`[${side}]`, ...cards.flatMap((entry) => linesOf(entry, nameOf))];
}

/** The text that a pair is handed on as: ids and names, sorted by id. What is read from it again is the same pair. */
export function deckText({ name, survivor, cards }: DeckPair, nameOf: NameOf): string {
  const lines = [
    TITLE,
    `name: ${name}`.trimEnd(),
    ...(survivor === null ? [] : [`survivor: ${survivor} ${nameOf(survivor)}`]),
    ...SIDES.flatMap((side) => section(side, cards[side], nameOf)),
  ];
  return `${lines.join('\n')}\n`;
}

export function isSurvivorId(id: string): id is SurvivorId {
  return SURVIVOR_IDS.some((one) => one === id);
}
