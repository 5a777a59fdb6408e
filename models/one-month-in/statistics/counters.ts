/** How each kind of log entry is counted for its team; the same counters serve the total of all teams. */
import { LOOT } from '../content/loot';
import type { Entry, EntryOf, EntryType } from '../entries';
import type { Tally } from './tally';

type Counter<E> = (tally: Tally, entry: E) => void;
type Counters = { readonly [Type in EntryType]?: Counter<EntryOf<Type>> };

function countLoot({ loot, gained }: Tally, { card, count }: EntryOf<'scavenged'>): void {
  loot.cards++;
  if (LOOT[card].kind === 'salvage') loot.salvage++;
  if (LOOT[card].kind === 'survivors') gained.loot += count;
}

const COUNTERS: Counters = {
  straggler: ({ gained }, { count }) => {
    gained.stragglers += count;
  },
  income: ({ food }, { food: cubes }) => {
    food.income += cubes;
  },
  fed: ({ food }) => {
    food.eaten++;
  },
  'fog-lifted': (tally) => {
    tally.explored++;
  },
  reclaimed: ({ land }, { from }) => {
    if (from === null) land.reclaimed++;
    else land.captured++;
  },
  scavenged: countLoot,
  'farm-worked': ({ food }) => {
    food.farmWork++;
  },
  overrun: ({ land }) => {
    land.overrun++;
  },
  'fence-built': ({ fences }) => {
    fences.built++;
  },
  'fence-torn-down': ({ fences }) => {
    fences.tornDown++;
  },
  armed: (tally) => {
    tally.gear++;
  },
  suited: (tally) => {
    tally.gear++;
  },
  'fight-started': ({ fights }) => {
    fights.begun++;
  },
  'survivors-rolled': ({ dice }, { dice: thrown, kills }) => {
    dice.thrown += thrown.length;
    dice.kills += kills;
  },
  'zombies-rolled': ({ zombieDice, lost }, { dice, deaths }) => {
    zombieDice.thrown += dice.length;
    zombieDice.deaths += deaths;
    lost.zombies += deaths;
  },
  'fight-won': ({ fights }) => {
    fights.won++;
  },
  'fight-lost': ({ fights }) => {
    fights.lost++;
  },
  ran: (tally, { count }) => {
    tally.ran += count;
  },
  sacrificed: ({ lost }) => {
    lost.sacrificed++;
  },
  'attack-opened': ({ attacks }) => {
    attacks.begun++;
  },
  'attack-rolled': (tally, { losses }) => {
    tally.lost.rivals += losses.attackers;
    tally.rivalsKilled += losses.defenders;
  },
  'attack-ended': ({ attacks }, { result }) => {
    if (result === 'won') attacks.won++;
  },
};

/** Adds an entry to a tally, if it is one of those that count. */
export function countEntry(tally: Tally, entry: Entry): void {
  const counter = COUNTERS[entry.type] as Counter<Entry> | undefined;
  counter?.(tally, entry);
}

/** What an attack does to those who are attacked. */
export function countDefence(tally: Tally, { losses }: EntryOf<'attack-rolled'>): void {
  tally.lost.rivals += losses.defenders;
  tally.rivalsKilled += losses.attackers;
}
