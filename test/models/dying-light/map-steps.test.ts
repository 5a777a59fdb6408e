import { describe, expect, it } from 'vitest';
import { ERRAND } from '../../../models/dying-light/content/scenarios/errand';
import { AREA_IDS, type AreaId, BUILDING_IDS, ZONE_IDS, type ZoneId } from '../../../models/dying-light/ids';
import * as map from '../../../models/dying-light/map';
import { distancesFrom } from '../../../models/kernel/graph';

const overs = (from: ZoneId, to: ZoneId) => map.jumpsFrom(from).find((jump) => jump.to === to)?.over;

describe('steps of a Runner', () => {
  it('DL-MOVE-02 are Runs over open borders to the same or a lower level, for 1 die', () => {
    expect([map.stepKind('n', 'm'), map.stepCost('n', 'm')]).toEqual(['run', 1]);
    expect([map.stepKind('F', 'n'), map.stepCost('F', 'n')]).toEqual(['run', 1]);
  });

  it('DL-MOVE-03 TV-02 climb from Eel Market (j) to Substation Four for 3 dice', () => {
    expect([map.stepKind('j', 'D'), map.stepCost('j', 'D')]).toEqual(['climb', 3]);
  });

  it('DL-MOVE-03 TV-03 climb from Eel Market (j) to the Fish Hall for 2 dice', () => {
    expect([map.stepKind('j', 'F'), map.stepCost('j', 'F')]).toEqual(['climb', 2]);
  });

  it('DL-MOVE-03 TV-05 climb over a wall on the same level for 2 dice', () => {
    expect([map.stepKind('l', 'm'), map.stepCost('l', 'm')]).toEqual(['climb', 2]);
  });

  it('DL-MOVE-03 TV-06 climb down behind a wall for 2 dice before Rough Terrain', () => {
    expect([map.stepKind('D', 'g'), map.stepCost('D', 'g')]).toEqual(['climb', 2]);
  });

  it('DL-MOVE-03 TV-07 TV-69 climb from roof to roof by the difference, from the street by all of it', () => {
    expect(map.stepCost('G', 'H')).toBe(2);
    expect(map.stepCost('M', 'K')).toBe(2);
    expect(map.stepCost('w', 'K')).toBe(5);
  });

  it('do not exist between Zones that share no border', () => {
    expect(map.stepKind('a', 'b')).toBeNull();
    expect(map.stepCost('a', 'b')).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('Jumps', () => {
  it('DL-MOVE-04 TV-09 lead over either street between two roofs', () => {
    expect(overs('L', 'J')).toEqual(['r', 'v']);
  });

  it('DL-MOVE-04 TV-10 cross walls on both borders', () => {
    expect(overs('L', 's')).toEqual(['v']);
  });

  it('DL-MOVE-04 TV-11 cover exactly 2 Zones', () => {
    expect(overs('L', 'o')).toBeUndefined();
    expect(map.zoneDistance('L', 'o')).toBe(3);
    expect(map.zonesBetween('L', 'o')).toEqual([]);
  });

  it('DL-MOVE-04 TV-12 never lead upwards', () => {
    expect(overs('F', 'D')).toBeUndefined();
    expect(map.levelsUp('F', 'D')).toBe(1);
  });

  it('DL-MOVE-04 TV-14 need something lower to jump over', () => {
    expect(map.jumpsFrom('m')).toEqual([]);
    expect(map.zonesBetween('m', 'o')).toEqual(['n']);
  });

  it('DL-MOVE-05 TV-13 from a Jump Pad ignore all heights', () => {
    expect(map.padTargets('F')).toContain('D');
  });
});

describe('steps of the Infected', () => {
  it('DL-EMOVE-03 DL-ENEMY-01 let the agile over every border and hold the others to the Biter rule', () => {
    for (const area of AREA_IDS) {
      expect(AREA_IDS.filter((to) => map.mayStep('viral', area, to)).toSorted()).toEqual(
        map.neighbours(area).toSorted(),
      );
      for (const to of AREA_IDS) {
        expect(map.mayStep('volatile', area, to)).toBe(map.mayStep('viral', area, to));
        expect(map.mayStep('howler', area, to)).toBe(map.mayStep('biter', area, to));
      }
    }
  });

  it('DL-EMOVE-03 TV-57 keep a Biter of the crossroads off the Tinsmith', () => {
    expect(map.mayStep('biter', 'crossroads', 'bI')).toBe(false);
  });

  it('DL-EMOVE-03 TV-58 let a Biter drop from the Tinsmith into Pump Alley', () => {
    expect(map.mayStep('biter', 'bI', 'pumpAlley')).toBe(true);
  });

  it('DL-EMOVE-03 TV-10 TV-45 keep Biters inside the fence of Coal Yard', () => {
    expect(AREA_IDS.filter((to) => map.mayStep('biter', 'coalYard', to))).toEqual([]);
  });

  it('DL-EMOVE-03 connect all street Areas but Coal Yard, which Biters only reach from the roofs J and L', () => {
    const streets = AREA_IDS.filter((area) => map.areaLevel(area) === 0);
    const walk = (area: AreaId) => map.neighbours(area).filter((to) => map.mayStep('biter', area, to));
    const reached = [...distancesFrom<AreaId>('hideoutYard', walk).keys()];
    expect(reached.toSorted()).toEqual(streets.filter((area) => area !== 'coalYard').toSorted());
    expect(AREA_IDS.filter((area) => map.mayStep('biter', area, 'coalYard'))).toEqual(['bJ', 'bL']);
  });
});

describe('the way through the city', () => {
  it('leads from Hideout Yard to all 36 Zones, with and without Jumps', () => {
    const withJumps = (zone: ZoneId) => [
      ...map.adjacentZones(zone),
      ...map.jumpsFrom(zone).map((jump) => jump.to),
    ];
    expect(distancesFrom<ZoneId>('t', map.adjacentZones).size).toBe(36);
    expect(distancesFrom<ZoneId>('t', withJumps).size).toBe(36);
  });

  it('DL-MOVE-03 has a cheapest Climb for every building', () => {
    const cheapest = BUILDING_IDS.map((zone) => {
      const below = map.adjacentZones(zone).filter((from) => map.levelsUp(from, zone) > 0);
      const costs = below.map((from) => map.stepCost(from, zone));
      return `${zone}${Math.min(...costs)}`;
    });
    expect(cheapest.join(' ')).toBe('A2 B3 C4 D3 E2 F2 G2 H2 I2 J2 K2 L2 M3');
  });

  it('DL-MOVE-05 DL-ENV-08 costs as many dice as the map proof says, Rough Terrain and pads included', () => {
    const dice = diceFrom('t');
    const proof = 'I3 L3 E4 J5 F6 D7 B7 M8 H9 G9 C10 K10'.split(' ');
    expect(proof.map((entry) => `${entry[0]}${dice.get(entry[0] as ZoneId)}`)).toEqual(proof);
  });
});

/** Where the errand has tokens of a kind. */
function zonesWith(kind: 'rough' | 'jump-pad'): readonly ZoneId[] {
  return ERRAND.tokens.filter((token) => token.kind === kind).map((token) => token.zone);
}

function ways(from: ZoneId): readonly { readonly to: ZoneId; readonly dice: number }[] {
  const rough = zonesWith('rough');
  const steps = map
    .adjacentZones(from)
    .map((to) => ({ to, dice: map.stepCost(from, to) + (rough.includes(to) ? 1 : 0) }));
  const jumps = map.jumpsFrom(from).map(({ to }) => ({ to, dice: 2 }));
  const pads = zonesWith('jump-pad').includes(from) ? map.padTargets(from) : [];
  return [...steps, ...jumps, ...pads.map((to) => ({ to, dice: 1 }))];
}

/** Fewest dice to every Zone: every way is tried again until none gets cheaper. */
function diceFrom(start: ZoneId): ReadonlyMap<ZoneId, number> {
  const dice = new Map<ZoneId, number>([[start, 0]]);
  for (let pass = 0; pass < ZONE_IDS.length; pass++) {
    for (const [zone, spent] of dice) {
      for (const way of ways(zone)) {
        dice.set(way.to, Math.min(dice.get(way.to) ?? Number.POSITIVE_INFINITY, spent + way.dice));
      }
    }
  }
  return dice;
}
