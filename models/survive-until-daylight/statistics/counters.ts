/** How each kind of log entry is counted for its seat; the same counters serve the total of all seats. */
import { COMBAT_CARDS } from '../content/combat-cards';
import type { DamageSource, Entry, EntryOf, EntryType } from '../entries';
import type { CombatId, HordeCardId, HordeType } from '../ids';
import { HORDE_TYPES } from '../ids';
import { isSeat } from '../rules/enemy-damage';
import type { Harm, Tally } from './tally';

type Counter<E> = (tally: Tally, entry: E) => void;
type Counters = { readonly [Type in EntryType]?: Counter<EntryOf<Type>> };

function typeOf(card: HordeCardId): HordeType {
  return HORDE_TYPES.find((type) => card.startsWith(type)) ?? 'wanderer';
}

function harmOf(source: DamageSource): Harm {
  switch (source) {
    case 'rd-rodent1':
    case 'rd-rodent2':
    case 'rd-crow':
      return 'red';
    case 'delay':
      return 'delay';
    case 'sp-energy':
    case 'sp-bloodlust':
      return 'drinks';
    default: {
      const type = typeOf(source);
      return type === 'survivor' ? 'wanderer' : type;
    }
  }
}

function countDamage(tally: Tally, { amount, source, splash }: EntryOf<'damage-taken'>): void {
  tally.damage[harmOf(source)] += amount;
  if (splash) tally.splashed += amount;
}

/** Fixed cards have no value to be lucky with. */
function countCombat({ combat }: Tally, cards: readonly CombatId[]): void {
  const plain = cards.filter((card) => COMBAT_CARDS[card].fixed === null);
  combat.cards += plain.length;
  combat.sum += plain.reduce((sum, card) => sum + COMBAT_CARDS[card].value, 0);
}

export function countDead(tally: Tally, cards: readonly HordeCardId[]): void {
  for (const type of cards.map(typeOf)) {
    if (type === 'survivor') tally.survivorsLost++;
    else tally.kills[type]++;
  }
}

const COUNTERS: Counters = {
  'damage-taken': countDamage,
  healed: (tally, { amount }) => {
    tally.healed += amount;
  },
  'barricade-broke': ({ stopped }) => {
    stopped.barricades++;
  },
  'allies-absorbed': ({ stopped }, { count }) => {
    stopped.allies += count;
  },
  'trap-sprung': ({ stopped }) => {
    stopped.traps++;
  },
  'attack-declared': (tally) => {
    tally.attacks++;
  },
  'survivor-joined': (tally) => {
    tally.survivorsSaved++;
  },
  'card-found': ({ cards }, { card }) => {
    if (card !== 'wave') cards.found++;
  },
  'card-kept': ({ cards }) => {
    cards.kept++;
  },
  'card-lost': ({ cards }) => {
    cards.lost++;
  },
  'wave-accepted': ({ wave }) => {
    wave.held++;
  },
  'wave-delayed': ({ wave }) => {
    wave.delays++;
  },
  crafted: ({ crafted }, { recipe }) => {
    crafted[recipe]++;
  },
  'special-played': (tally) => {
    tally.specials++;
  },
  cheered: (tally) => {
    tally.specials++;
  },
  'lucky-played': (tally) => {
    tally.specials++;
  },
  'combat-drawn': (tally, { by, cards }) => {
    if (isSeat(by)) countCombat(tally, cards);
  },
};

/** Adds an entry to a tally, if it is one of those that count. */
export function countEntry(tally: Tally, entry: Entry): void {
  const counter = COUNTERS[entry.type] as Counter<Entry> | undefined;
  counter?.(tally, entry);
}
