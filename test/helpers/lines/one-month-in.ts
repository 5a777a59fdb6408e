/** Entries of One Month In of every kind that has a sentence of its own. */
import type { Entry } from '../../../models/one-month-in/entries';
import { BLUE, BLUE_BASE, RED, RED_BASE, table } from '../one-month-in';

const seat = BLUE;
const ZOO = '-1,0';
const BORDER = '-2,0|-1,0';
const WON = { scores: { [BLUE]: 30, [RED]: 30 }, rank: null, reason: 'om.outcome.max' } as const;
const DUEL = { seat, defender: RED, tile: ZOO } as const;

export const SAMPLES: readonly Entry[] = [
  { type: 'city-built', layout: '2-two-streets', first: BLUE, byLot: true },
  { type: 'city-built', layout: '2-two-streets', first: BLUE, byLot: false },
  { type: 'setup-fence', seat, edge: BORDER },
  { type: 'turn-started', seat, round: 3, survivors: 5, food: 2, points: 11 },
  { type: 'straggler', seat, tile: BLUE_BASE, count: 2 },
  { type: 'hold-started', seat, tile: ZOO },
  { type: 'hold-broken', seat, tile: ZOO },
  { type: 'income', seat, food: 2 },
  {
    type: 'fed',
    seat,
    picks: [
      { tile: ZOO, zone: 'inner', n: 1 },
      { tile: ZOO, zone: 'outer', n: 2 },
    ],
  },
  { type: 'turn-ended', seat, unspent: 2 },
  { type: 'moved', seat, from: BLUE_BASE, to: ZOO, count: 2 },
  { type: 'fog-lifted', seat, tile: ZOO, id: 'zoo', zombies: 2 },
  { type: 'went-inside', seat, tile: ZOO, count: 2, zombies: 2 },
  { type: 'went-outside', seat, tile: ZOO, count: 2 },
  { type: 'held-back', seat, tile: ZOO },
  { type: 'reclaimed', seat, tile: ZOO, from: null, value: 2 },
  { type: 'reclaimed', seat, tile: ZOO, from: RED, value: 2 },
  { type: 'flag-lifted', seat, tile: ZOO },
  { type: 'loot-dealt', tile: ZOO, cards: 2 },
  { type: 'scavenged', seat, tile: ZOO, card: 'sal-01', count: 1 },
  { type: 'scavenged', seat, tile: ZOO, card: 'sur-08', count: 2 },
  { type: 'scavenged', seat, tile: ZOO, card: 'zom-05', count: 2 },
  { type: 'farm-worked', seat, tile: ZOO },
  { type: 'overrun', seat, tile: ZOO },
  { type: 'fence-built', seat, edge: BORDER },
  { type: 'fence-torn-down', seat, owner: RED, edge: BORDER },
  { type: 'armed', seat, dice: 2 },
  { type: 'suited', seat, dice: 2 },
  { type: 'fight-started', seat, tile: ZOO, cause: 'door', fighters: 3, zombies: 2 },
  { type: 'fight-started', seat, tile: ZOO, cause: 'loot', fighters: 3, zombies: 2 },
  { type: 'survivors-rolled', seat, tile: ZOO, dice: [6, 4], armed: 0, kills: 2, zombies: 0 },
  { type: 'survivors-rolled', seat, tile: ZOO, dice: [6, 4], armed: 0, kills: 1, zombies: 2 },
  { type: 'zombies-rolled', seat, tile: ZOO, kills: 1, dice: [6, 1], suited: 0, deaths: 1, fighters: 2 },
  { type: 'ran', seat, tile: ZOO, count: 2 },
  { type: 'sacrificed', seat, tile: ZOO, saved: 2 },
  { type: 'fight-won', seat, tile: ZOO },
  { type: 'fight-lost', seat, tile: ZOO, zombies: 2 },
  { type: 'attack-opened', ...DUEL, zone: 'outer', attackers: 3, defenders: 2 },
  {
    type: 'attack-rolled',
    ...DUEL,
    dice: [6, 3],
    armed: 1,
    defence: [5, 2],
    losses: { attackers: 1, defenders: 1 },
  },
  { type: 'withdrew', seat, from: ZOO, to: BLUE_BASE, count: 2 },
  ...(['won', 'lost', 'withdrawn'] as const).map(
    (result): Entry => ({ type: 'attack-ended', ...DUEL, result }),
  ),
  { type: 'game-over', outcome: { ...WON, winners: [BLUE] } },
  { type: 'game-over', outcome: { ...WON, winners: [BLUE, RED] } },
];

/** Names teams and tiles. */
export const STATE = table({ at: { [ZOO]: { id: 'zoo' }, [RED_BASE]: {} } });

/** What never is 0. */
export const AT_LEAST_ONE = [
  'turn-started.round',
  'straggler.count',
  'income.food',
  'fed.picks',
  'moved.count',
  'went-inside.count',
  'went-outside.count',
  'loot-dealt.cards',
  'armed.dice',
  'suited.dice',
  'fight-started.fighters',
  'fight-started.zombies',
  'survivors-rolled.dice',
  'zombies-rolled.dice',
  'ran.count',
  'sacrificed.saved',
  'attack-opened.attackers',
  'attack-opened.defenders',
  'attack-rolled.dice',
  'attack-rolled.defence',
  'withdrew.count',
];
