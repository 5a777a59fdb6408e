/** How each kind of log entry is counted for its Runner; the same counters serve the total of all Runners. */
import { ACTION_DICE, boostsOf, UNSPENT_CRIT_DAMAGE } from '../content/dice';
import type { Entry, EntryOf, EntryType } from '../entries';
import type { DieType, ZoneId } from '../ids';
import { levelOf } from '../map/areas';
import type { Die } from '../state';
import type { Scene } from './scene';
import type { Tally } from './tally';

type Counter<E> = (tally: Tally, entry: E, scene: Scene) => void;
type Counters = { readonly [Type in EntryType]?: Counter<EntryOf<Type>> };

/** Icons that a die of this type shows on average. */
function meanIcons(type: DieType): number {
  const { faces } = ACTION_DICE[type];
  return faces.reduce((sum, _, index) => sum + boostsOf(type, index + 1).length, 0) / faces.length;
}

function countDie({ dice }: Tally, { type, face }: Die): void {
  dice.rolled[type]++;
  dice.expectedIcons += meanIcons(type);
  for (const icon of boostsOf(type, face)) dice.icons[icon]++;
}

const isRoof = (zone: ZoneId) => levelOf(zone) > 0;

function countMove({ moves }: Tally, { kind, from, to }: EntryOf<'runner-moved'>, scene: Scene): void {
  const zones = kind === 'jump' || kind === 'pad' ? 2 : 1;
  moves.by[kind]++;
  moves.zones += zones;
  if (isRoof(from) && isRoof(to)) moves.roofZones += zones;
  moves.longestChain = Math.max(moves.longestChain, scene.chain);
}

function countDamage({ damage }: Tally, { faces }: EntryOf<'damage-rolled'>): void {
  const crits = faces.filter((face) => face === 'crit').length;
  damage.dice += faces.length;
  damage.crits += crits;
  damage.sum += faces.filter((face) => face !== 'crit').reduce((sum, face) => sum + Number(face), 0);
  damage.sum += crits * UNSPENT_CRIT_DAMAGE;
}

function countWound(
  tally: Tally,
  { type, runner }: EntryOf<'wound-light'> | EntryOf<'wound-heavy'>,
  scene: Scene,
): void {
  tally.wounds[type === 'wound-light' ? 'light' : 'heavy']++;
  if (scene.isRiskWound(runner)) tally.risk.wounds++;
}

const COUNTERS: Counters = {
  'dice-rolled': (tally, { dice }) => {
    for (const die of dice) countDie(tally, die);
  },
  'die-returned': (tally, { die }) => countDie(tally, die),
  'die-upgraded': (tally, { die }) => countDie(tally, die),
  'risk-rolled': ({ risk }, { symbols }) => {
    risk.rolls++;
    for (const symbol of symbols) risk.symbols[symbol]++;
  },
  'damage-rolled': countDamage,
  'enemy-killed': ({ kills }, { infected }) => {
    kills[infected]++;
  },
  'wound-light': countWound,
  'wound-heavy': countWound,
  'wound-healed': ({ wounds }) => {
    wounds.healed++;
  },
  'attack-resolved': ({ defence }, { power, plus, defence: stopped }) => {
    defence.attacks++;
    defence.power += power + plus;
    defence.defence += stopped;
  },
  'runner-moved': countMove,
  'momentum-gained': ({ momentum }) => {
    momentum.gained++;
  },
  'momentum-kept': ({ momentum }) => {
    momentum.kept++;
  },
  'momentum-lost': ({ momentum }) => {
    momentum.lost++;
  },
  'exposure-drawn': ({ exposure }, { cards }) => {
    exposure.cards += cards.length;
  },
  'exposure-token-taken': ({ exposure }) => {
    exposure.tokens++;
  },
  'chase-taken': ({ exposure }) => {
    exposure.chases++;
  },
  'gear-used': ({ things }) => {
    things.gearUsed++;
  },
  'item-used': ({ things }) => {
    things.itemsUsed++;
  },
  'item-gained': ({ things }) => {
    things.itemsGained++;
  },
};

/** Adds an entry to a tally, if it is one of those that count. */
export function countEntry(tally: Tally, entry: Entry, scene: Scene): void {
  const counter = COUNTERS[entry.type] as Counter<Entry> | undefined;
  counter?.(tally, entry, scene);
}
