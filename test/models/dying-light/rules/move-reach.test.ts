import { describe, expect, it } from 'vitest';
import { ZONE_IDS, type ZoneId } from '../../../../models/dying-light/ids';
import type { MoveKind } from '../../../../models/dying-light/moves';
import { priceOfMove } from '../../../../models/dying-light/rules/move-price';
import { reachOf, whyOutOfReach } from '../../../../models/dying-light/rules/move-reach';
import { aRunner, board } from '../../../helpers/dying-light';
import { firstRunner } from '../../../helpers/dying-light-moves';

function from(zone: ZoneId) {
  const state = board({ runners: [aRunner('oskar').on(zone)] });
  const runner = firstRunner(state);
  return {
    why: (kind: MoveKind, to: ZoneId) => whyOutOfReach(state, runner, { kind, to }),
    cost: (kind: MoveKind, to: ZoneId) => priceOfMove(state, runner, kind, to).cost,
    zones: (kind: MoveKind) =>
      reachOf(state, runner)
        .filter((reach) => reach.kind === kind)
        .map((reach) => reach.to)
        .join(''),
  };
}

describe('Where a Runner can go', () => {
  it('DL-MOVE-01: knows only Zones that share a cell edge as adjacent', () => {
    expect(from('t').why('run', 'r')).toEqual({ id: 'notAdjacent', params: {} });
    expect(from('t').why('run', 'I')).toEqual({ id: 'notAdjacent', params: {} });
    expect(from('t').why('run', 'u')).toBeNull();
  });

  it('DL-MOVE-02, TV-01: runs down from a roof for one die', () => {
    expect(from('F').why('run', 'n')).toBeNull();
    expect(from('F').cost('run', 'n')).toBe(1);
    expect(from('n').cost('run', 'm')).toBe(1);
  });

  it('DL-MOVE-03, TV-02: climbs two floors for 3 dice', () => {
    expect(from('j').why('climb', 'D')).toBeNull();
    expect(from('j').cost('climb', 'D')).toBe(3);
  });

  it('DL-MOVE-03, TV-03: climbs one floor for 2 dice', () => {
    expect(from('j').cost('climb', 'F')).toBe(2);
  });

  it('DL-MOVE-03, TV-05: climbs over a wall on the street for 2 dice', () => {
    expect(from('l').why('climb', 'm')).toBeNull();
    expect(from('l').cost('climb', 'm')).toBe(2);
  });

  it('DL-MOVE-03, DL-ENV-08, TV-06: climbs down behind a wall onto Rough Terrain for 3 dice', () => {
    expect(from('D').why('run', 'g')).toEqual({ id: 'needClimb', params: { n: 2 } });
    expect(from('D').cost('climb', 'g')).toBe(3);
  });

  it('TV-07: climbs from roof to roof for 2 dice', () => {
    expect(from('G').cost('climb', 'H')).toBe(2);
  });

  it('TV-69: climbs the Silo from the Clinic for 2 dice and from the street over its wall for 5', () => {
    expect(from('M').cost('climb', 'K')).toBe(2);
    expect(from('w').cost('climb', 'K')).toBe(5);
  });

  it('does not climb where one can run', () => {
    expect(from('t').why('climb', 'u')).toEqual({ id: 'noClimb', params: {} });
  });

  it('DL-MOVE-04, TV-09, TV-10: jumps from the Pump House over lower Zones, walls or not', () => {
    expect(from('L').why('jump', 'J')).toBeNull();
    expect(from('L').why('jump', 's')).toBeNull();
    expect(from('L').cost('jump', 's')).toBe(2);
    expect(from('L').zones('jump')).toBe('nstIJ');
  });

  it('DL-MOVE-04, TV-11: a Jump covers exactly two Zones', () => {
    expect(from('L').why('jump', 'o')).toEqual({ id: 'tooFar', params: { n: 3 } });
    expect(from('L').why('jump', 'v')).toEqual({ id: 'tooFar', params: { n: 1 } });
  });

  it('DL-MOVE-04, TV-12: nobody jumps up', () => {
    expect(from('F').why('jump', 'D')).toEqual({ id: 'tooHigh', params: { n: 1 } });
  });

  it('DL-MOVE-04, TV-14: nobody jumps over the level ground', () => {
    expect(from('m').why('jump', 'o')).toEqual({ id: 'flatJump', params: {} });
  });

  it('DL-MOVE-05, DL-ENV-02, TV-13: a Jump Pad throws two Zones far at any height for one die', () => {
    expect(from('F').why('pad', 'D')).toBeNull();
    expect(from('F').cost('pad', 'D')).toBe(1);
    expect(from('F').zones('pad')).toBe('bekmorBDE');
    expect(from('G').zones('pad')).toBe('bcjosCDK');
  });

  it('DL-MOVE-05: needs a Jump Pad underfoot', () => {
    expect(from('j').why('pad', 'f')).toEqual({ id: 'noPad', params: {} });
    expect(from('F').why('pad', 'n')).toEqual({ id: 'tooFar', params: { n: 1 } });
  });

  it('offers exactly what it does not refuse, everywhere', () => {
    for (const zone of ZONE_IDS) {
      const here = from(zone);
      for (const kind of ['run', 'climb', 'jump', 'pad'] as const) {
        expect(ZONE_IDS.filter((to) => here.why(kind, to) === null).join(''), `${kind} from ${zone}`).toBe(
          here.zones(kind),
        );
      }
    }
  });
});
