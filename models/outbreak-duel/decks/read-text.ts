/** Reads a pair of decks from a text that anybody may have written (OD-DECK-03). Never throws. */

import { withoutMark } from '../../kernel/text-of-bytes';
import { tidyName } from '../../kernel/tidy-name';
import type { Message, Params } from '../../kernel/types';
import { isCardId } from '../content/cards';
import { CARD_IDS, type CardId, SURVIVOR_IDS, type SurvivorId } from '../ids';
import { type Copies, type DeckPair, MOST_COPIES, type Side, withCopies } from './deck';
import { isSurvivorId, LARGEST_DECK_TEXT, type NameOf, SECTIONS } from './text';

/** What a line is refused for. */
export type FaultCode = 'unknownCard' | 'badCount' | 'badLine' | 'noSection' | 'tooLarge';

export interface Fault extends Message {
  readonly code: FaultCode;
  /** Counted from 1; null where it is the whole text. */
  readonly line: number | null;
}

/** The pair of the lines that could be read, and what is wrong with the others. */
export interface ReadDeck {
  readonly pair: DeckPair;
  readonly faults: readonly Fault[];
}

/** Faults that are told; whoever wrote more of them wrote something else. */
const MOST_FAULTS = 20;
/** Letters of an unknown name that a sentence shows. */
const LONGEST_TOKEN = 60;

const COUNT = /^[1-9]$/;
const FIELD = /^(name|survivor)\s*:(.*)$/i;

type Known = ReadonlyMap<string, CardId | SurvivorId>;

/** Ids and names in small letters, so that nothing inherited is ever found. */
function knownBy<Id extends CardId | SurvivorId>(
  ids: readonly Id[],
  nameOf: NameOf,
): ReadonlyMap<string, Id> {
  return new Map(ids.flatMap((id) => [[nameOf(id).toLowerCase(), id] as const, [id.toLowerCase(), id]]));
}

/** Whom a text names: the id in front decides, else the name must be exact. */
function named(known: Known, words: string): CardId | SurvivorId | null {
  const [first = ''] = words.split(/\s/, 1);
  return known.get(first.toLowerCase()) ?? known.get(words.toLowerCase()) ?? null;
}

function fault(code: FaultCode, line: number | null, params: Params = {}): Fault {
  return { code, line, id: `od.decks.${code}`, params: line === null ? params : { ...params, k: line } };
}

/** One text being read, line by line. */
class Reader {
  readonly faults: Fault[] = [];
  private name = '';
  private survivor: SurvivorId | null = null;
  private side: Side | null = null;
  private readonly cards: Record<Side, Copies> = { survivor: {}, zombie: {} };
  private readonly knownCards: Known;
  private readonly knownSurvivors: Known;

  constructor(nameOf: NameOf) {
    this.knownCards = knownBy(CARD_IDS, nameOf);
    this.knownSurvivors = knownBy(SURVIVOR_IDS, nameOf);
  }

  pair(): DeckPair {
    return { name: this.name, survivor: this.survivor, cards: this.cards };
  }

  read(line: string, number: number): void {
    if (line === '' || line.startsWith('#')) return;
    const field = FIELD.exec(line);
    if (field) this.readField(field, number);
    else if (line.startsWith('[')) this.readSection(line, number);
    else this.readCard(line, number);
  }

  private tell(code: FaultCode, line: number, params?: Params): void {
    this.faults.push(fault(code, line, params));
  }

  private readField([, field = '', value = '']: RegExpExecArray, number: number): void {
    if (field.toLowerCase() === 'name') this.name = tidyName(value);
    else this.readSurvivor(value.trim(), number);
  }

  private readSurvivor(words: string, number: number): void {
    if (words === '') return;
    const id = named(this.knownSurvivors, words);
    if (id !== null && isSurvivorId(id)) this.survivor = id;
    else this.unknown(words, number);
  }

  private readSection(line: string, number: number): void {
    const side = SECTIONS[line.toLowerCase()];
    if (side) this.side = side;
    else this.tell('badLine', number);
  }

  private readCard(line: string, number: number): void {
    const [count = ''] = line.split(/\s/, 1);
    const words = line.slice(count.length).trim();
    if (words === '') this.tell('badLine', number);
    else if (!COUNT.test(count) || Number(count) > MOST_COPIES) this.tell('badCount', number);
    else this.addCard(Number(count), words, number);
  }

  private addCard(copies: number, words: string, number: number): void {
    const id = named(this.knownCards, words);
    if (id === null || !isCardId(id)) this.unknown(words, number);
    else if (this.side === null) this.tell('noSection', number);
    else {
      const deck = this.cards[this.side];
      this.cards[this.side] = withCopies(deck, id, (deck[id] ?? 0) + copies);
    }
  }

  private unknown(words: string, number: number): void {
    this.tell('unknownCard', number, { token: { text: words.slice(0, LONGEST_TOKEN) } });
  }
}

/**
 * The pair in a text, as far as it can be read; `problemsOf` says whether it can be played.
 * @param nameOf what is printed on cards, in the language that the text may be written in
 */
export function readDeckText(text: string, nameOf: NameOf): ReadDeck {
  const reader = new Reader(nameOf);
  if (text.length > LARGEST_DECK_TEXT) return { pair: reader.pair(), faults: [fault('tooLarge', null)] };
  const lines = withoutMark(text).split(/\r\n|\r|\n/);
  for (const [index, line] of lines.entries()) {
    if (reader.faults.length >= MOST_FAULTS) break;
    reader.read(line.trim(), index + 1);
  }
  return { pair: reader.pair(), faults: reader.faults };
}
