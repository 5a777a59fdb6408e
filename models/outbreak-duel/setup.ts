/** The table before anything is shuffled or dealt: the chart's first step does that (OD-SETUP-01). */
import { createLuck, type LoadedLuck } from '../kernel/luck';
import type { Seat } from '../kernel/types';
import { PRECONS } from './content/precons';
import { SURVIVORS } from './content/survivors';
import { cardsOf, type DeckPair } from './decks/deck';
import { isLegalPair } from './decks/problems';
import type { SurvivorCardId, ZombieId } from './ids';
import { ASK_ALL } from './rules/windows';
import { NO_MARKS, type Options, type Piles, type Player, type Side, type State } from './state';

const NO_CARDS: Piles = { survivorCards: [], zombieCards: [] };

function pairOf({ decks }: Options, side: Side): DeckPair {
  const deck = decks[side];
  return typeof deck === 'string' ? PRECONS[deck] : deck;
}

interface Lists {
  readonly deck: readonly SurvivorCardId[];
  readonly zombieDeck: readonly ZombieId[];
  /** It may be played with (OD-DECK-01). */
  readonly isLegal: boolean;
}

/** Card by card; remembered, since the built pairs are played again and again. */
const LISTS = new WeakMap<DeckPair, Lists>();

function listsOf(pair: DeckPair): Lists {
  const known = LISTS.get(pair);
  if (known) return known;
  const deck = cardsOf(pair.cards.survivor) as readonly SurvivorCardId[];
  const zombieDeck = cardsOf(pair.cards.zombie) as readonly ZombieId[];
  const lists = { deck, zombieDeck, isLegal: isLegalPair(pair) };
  LISTS.set(pair, lists);
  return lists;
}

/** @throws RangeError when the pair may not be played */
function newPlayer(options: Options, { id }: Seat, side: Side): Player {
  const pair = pairOf(options, side);
  const { survivor } = pair;
  const { deck, zombieDeck, isLegal } = listsOf(pair);
  if (!survivor || !isLegal) throw new RangeError(`The decks of ${id} may not be played.`);
  const hp = SURVIVORS[survivor].hp + options.handicapHp[side];
  return {
    seat: id,
    survivor,
    hp,
    maxHp: hp,
    hand: [],
    deck,
    zombieDeck,
    hordeRow: [],
    board: [],
    weapon: null,
    items: [],
    attachments: [],
    abilitySpent: false,
    graveyard: NO_CARDS,
    exile: NO_CARDS,
    ap: 0,
    tp: 0,
    tpReserve: 0,
    th: 0,
    infection: 0,
    cover: false,
    grabbed: false,
    mulliganed: false,
    zombiePhases: 0,
    autoPass: ASK_ALL,
  };
}

/**
 * The state with which the chart starts.
 * @param seed any text; the same seed, options, seats and moves give the same game
 * @param loaded results to hand out before luck is asked
 * @throws RangeError when there are not two seats, or a pair may not be played
 */
export function setup(options: Options, seats: readonly Seat[], seed: string, loaded?: LoadedLuck): State {
  const [one, other] = seats;
  if (!one || !other || seats.length > 2) throw new RangeError('A duel is for two.');
  return {
    options,
    seats,
    luck: createLuck(seed, loaded),
    players: [newPlayer(options, one, 0), newPlayer(options, other, 1)],
    active: 0,
    round: 0,
    phase: 'setup',
    marks: NO_MARKS,
    bite: null,
    nextUid: 1,
    stack: [],
    outcome: null,
  };
}
