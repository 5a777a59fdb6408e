import { describe, expect, it } from 'vitest';
import { createSession } from '../../../../machines/kernel/session';
import { oneMonthIn } from '../../../../machines/one-month-in/game';
import { borderOf, hexOf } from '../../../../models/kernel/hex';
import type { Entry } from '../../../../models/one-month-in/entries';
import { narrate } from '../../../../renderer/games/one-month-in/narrate';
import { roundBegun, tell } from '../../../../renderer/games/one-month-in/tell';
import { BLUE, BLUE_BASE, RED, table, USUAL } from '../../../helpers/one-month-in';
import { people, playToEnd } from '../../../helpers/random-play';

const FARM = '-1,-1';
const ZOO = '-2,1';
const STATE = table({
  at: {
    [FARM]: { id: 'farm-05' },
    [ZOO]: { id: 'zoo', owner: BLUE },
  },
});
const blue = { seat: BLUE, tile: FARM } as const;
const edge = (one: string, other: string) => borderOf(hexOf(one), hexOf(other));
const OUTCOME = { reason: 'om.outcome.hold', scores: { [BLUE]: 31, [RED]: 31 }, rank: null };

/** The lines of specification 10.6 in their order, and those besides. */
const LINES: readonly (readonly [Entry, string])[] = [
  [
    { type: 'turn-started', seat: BLUE, round: 4, survivors: 5, food: 1, points: 12 },
    'Round 4: Blue has 5 survivors, 1 food, 12 VP.',
  ],
  [
    { type: 'turn-started', seat: RED, round: 9, survivors: 1, food: 0, points: 4 },
    'Round 9: Red has 1 survivor, 0 food, 4 VP.',
  ],
  [{ type: 'straggler', seat: RED, tile: '2,0', count: 1 }, "A straggler finds Red's base."],
  [{ type: 'straggler', seat: RED, tile: '2,0', count: 2 }, "Two stragglers find Red's base."],
  [{ type: 'income', seat: BLUE, food: 3 }, "Blue's farms bring 3 food."],
  [
    {
      type: 'fed',
      seat: BLUE,
      picks: [
        { tile: BLUE_BASE, zone: 'whole', n: 2 },
        { tile: FARM, zone: 'outer', n: 1 },
      ],
    },
    'Blue feeds 3.',
  ],
  [{ type: 'moved', seat: BLUE, from: BLUE_BASE, to: FARM, count: 2 }, 'Blue sends 2 to Mill Farm.'],
  [{ type: 'moved', seat: BLUE, from: FARM, to: '0,-1', count: 2 }, 'Blue sends 2 to the fog.'],
  [{ type: 'fog-lifted', ...blue, id: 'farm-05', zombies: 3 }, 'The fog lifts: Mill Farm, 3 zombies inside.'],
  [
    { type: 'fog-lifted', ...blue, id: 'garage', zombies: 1 },
    'The fog lifts: Motor Garage, 1 zombie inside.',
  ],
  [
    { type: 'fog-lifted', ...blue, id: 'launderette', zombies: 0 },
    'The fog lifts: Launderette, nobody inside.',
  ],
  [
    { type: 'fight-started', ...blue, cause: 'door', fighters: 2, zombies: 3 },
    'Blue goes into Mill Farm: 2 against 3.',
  ],
  [
    { type: 'fight-started', ...blue, tile: ZOO, cause: 'loot', fighters: 1, zombies: 2 },
    'Blue fights for Zoo: 1 against 2.',
  ],
  [
    { type: 'zombies-rolled', ...blue, kills: 1, dice: [1, 5], suited: 0, deaths: 1, fighters: 1 },
    '1 zombie down, 1 survivor lost.',
  ],
  [
    { type: 'survivors-rolled', ...blue, dice: [5], armed: 0, kills: 1, zombies: 0 },
    '1 zombie down, nobody lost.',
  ],
  [{ type: 'fight-won', ...blue }, 'Cleared: Mill Farm.'],
  [{ type: 'fight-lost', ...blue, zombies: 2 }, 'The fight is lost: Mill Farm.'],
  [{ type: 'ran', ...blue, count: 2 }, '2 run for it.'],
  [{ type: 'ran', ...blue, count: 1 }, '1 runs for it.'],
  [{ type: 'sacrificed', ...blue, saved: 2 }, 'One stays behind so that 2 get out.'],
  [{ type: 'sacrificed', ...blue, saved: 1 }, 'One stays behind so that 1 gets out.'],
  [{ type: 'reclaimed', ...blue, from: null, value: 3 }, 'Blue raises its flag over Mill Farm (+3 VP).'],
  [{ type: 'reclaimed', ...blue, from: RED, value: 3 }, 'Blue takes Mill Farm from Red.'],
  [{ type: 'scavenged', seat: BLUE, tile: ZOO, card: 'sal-02', count: 1 }, 'Zoo: Crowbar (salvage).'],
  [
    { type: 'scavenged', seat: BLUE, tile: ZOO, card: 'sur-01', count: 1 },
    'Zoo: The Night Porter (1 joins).',
  ],
  [{ type: 'scavenged', seat: BLUE, tile: ZOO, card: 'sur-14', count: 3 }, 'Zoo: Choir Practice (3 join).'],
  [
    { type: 'scavenged', seat: BLUE, tile: ZOO, card: 'sur-14', count: 0 },
    'Zoo: Choir Practice (nobody is left to join).',
  ],
  [{ type: 'scavenged', seat: BLUE, tile: ZOO, card: 'zom-08', count: 3 }, 'Zoo: Staff Meeting (3 zombies).'],
  [
    { type: 'scavenged', seat: BLUE, tile: ZOO, card: 'zom-02', count: 1 },
    'Zoo: The Receptionist (1 zombie).',
  ],
  [
    { type: 'scavenged', seat: BLUE, tile: ZOO, card: 'zom-08', count: 0 },
    'Zoo: Staff Meeting (no zombies are left to come).',
  ],
  [{ type: 'overrun', seat: BLUE, tile: ZOO }, "Zoo: overrun. Blue's flag is gone."],
  [{ type: 'armed', seat: BLUE, dice: 1 }, 'Blue arms up.'],
  [{ type: 'suited', seat: BLUE, dice: 1 }, 'Blue suits up.'],
  [{ type: 'fence-built', seat: BLUE, edge: edge(ZOO, BLUE_BASE) }, 'Blue fences The Depot against Zoo.'],
  [{ type: 'fence-built', seat: BLUE, edge: edge(ZOO, '-1,1') }, 'Blue fences Zoo against the fog.'],
  [
    { type: 'setup-fence', seat: BLUE, edge: edge(FARM, BLUE_BASE) },
    'Blue fences The Depot against Mill Farm.',
  ],
  [
    { type: 'fence-torn-down', seat: BLUE, owner: RED, edge: edge(FARM, BLUE_BASE) },
    "Blue tears down Red's fence.",
  ],
  [
    {
      type: 'attack-rolled',
      seat: BLUE,
      defender: RED,
      tile: FARM,
      dice: [6, 5, 2],
      armed: 0,
      defence: [4, 3],
      losses: { attackers: 0, defenders: 2 },
    },
    'Blue attacks Red at Mill Farm: 6, 5, 2 against 4, 3. Losses: Blue 0, Red 2.',
  ],
  [
    {
      type: 'attack-rolled',
      seat: BLUE,
      defender: RED,
      tile: FARM,
      dice: [6, 3],
      armed: 1,
      defence: [6],
      losses: { attackers: 0, defenders: 1 },
    },
    'Blue attacks Red at Mill Farm: 6+1, 3 against 6. Losses: Blue 0, Red 1.',
  ],
  [{ type: 'withdrew', seat: BLUE, from: FARM, to: ZOO, count: 2 }, 'Blue pulls 2 back.'],
  [{ type: 'hold-started', seat: BLUE, tile: ZOO }, 'Blue holds Zoo: one quiet round and it is over.'],
  [{ type: 'hold-broken', seat: BLUE, tile: ZOO }, 'The hold on Zoo is broken.'],
  [
    { type: 'game-over', outcome: { winners: [BLUE], ...OUTCOME } },
    'A whole turn held, and nobody dared. Blue wins with 12 VP (5 people, 7 land, 0 salvage).',
  ],
  [
    { type: 'game-over', outcome: { winners: [BLUE, RED], ...OUTCOME } },
    'A whole turn held, and nobody dared. Blue and Red share the win with 31 VP each.',
  ],
];

describe('narrate', () => {
  it.each(LINES)('tells %o', (entry, sentence) => {
    expect(narrate(entry, STATE)).toBe(sentence);
  });

  it.each([2, 3, 4])('leaves no id and no empty slot in whole games of %i teams', (seats) => {
    const seed = `narrate-${seats}`;
    const session = createSession(oneMonthIn, { options: USUAL, seats: people(seats), seed });
    playToEnd(session, seed, {});
    const { log, position } = session.seen('table');
    const sentences = log.map(({ entry }) => narrate(entry, position.state));
    expect(sentences.length).toBeGreaterThan(60);
    expect(
      sentences.filter((sentence) => /[[\]{}]|undefined|NaN|seat-|\b\d+,-?\d+\b(?!,)/.test(sentence)),
    ).toEqual([]);
  });
});

describe('the log', () => {
  it('tells a round of a fight in one line, when both sides have rolled', () => {
    const rolled = { type: 'survivors-rolled', ...blue, dice: [5], armed: 0, kills: 1 } as const;
    expect(tell({ ...rolled, zombies: 2 }, STATE)).toBeNull();
    expect(tell({ ...rolled, zombies: 0 }, STATE)?.text).toBe('1 zombie down, nobody lost.');
  });

  it('tells of going in once, with those who are met', () => {
    expect(tell({ type: 'went-inside', ...blue, count: 2, zombies: 3 }, STATE)).toBeNull();
    expect(tell({ type: 'went-inside', ...blue, count: 2, zombies: 0 }, STATE)?.text).toBe(
      'Blue sends 2 into Mill Farm; no zombies inside.',
    );
  });

  it('leads to the rules, and marks bad news', () => {
    expect(tell({ type: 'overrun', seat: BLUE, tile: ZOO }, STATE)).toEqual({
      text: "Zoo: overrun. Blue's flag is gone.",
      tone: 'bad',
      rule: 'lost-fight',
    });
  });

  it('says which Round goes on with the turn of a team', () => {
    expect(roundBegun({ type: 'turn-started', seat: RED, round: 4, survivors: 5, food: 1, points: 12 })).toBe(
      4,
    );
    expect(roundBegun({ type: 'armed', seat: RED, dice: 1 })).toBeNull();
  });
});
