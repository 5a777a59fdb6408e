import { Matrix4 } from 'three';
import { describe, expect, it } from 'vitest';
import { PLACES } from '../../../../../renderer/games/outbreak-duel/layout';
import { badgesOf } from '../../../../../renderer/games/outbreak-duel/scene/dead/badges';
import { standeeQuads } from '../../../../../renderer/games/outbreak-duel/scene/dead/standee-plates';
import { standeeMatrix } from '../../../../../renderer/games/outbreak-duel/scene/dead/standee-shape';
import { type Standee, standeesIn } from '../../../../../renderer/games/outbreak-duel/scene/dead/standing';
import { sceneModel } from '../../../../../renderer/games/outbreak-duel/scene/from-state';
import { countersIn } from '../../../../../renderer/games/outbreak-duel/scene/pieces/standing-counters';
import { yawFor } from '../../../../../renderer/games/outbreak-duel/scene/seat-view';
import { seats, table } from '../../../../helpers/outbreak-duel';

const people = seats('person', 'person');
const cellsOf = ({ look, pose }: Standee) =>
  standeeQuads(look, standeeMatrix(pose, new Matrix4())).map(({ cell }) => cell);
const carried = ({ look, pose }: Standee) => badgesOf(look, pose).map(({ model }) => model);

describe('the plate of a zombie', () => {
  const [officer, shambler, sprinter] = standeesIn(
    sceneModel(
      table({
        threat: [
          ['ZB2', { stunned: true }],
          ['ZW1', { hp: 1 }],
        ],
        street: [['ZR1', { sick: true }]],
      }),
    ),
  );

  it('says damage, HP that are left and Escape Difficulty', () => {
    expect(shambler && cellsOf(shambler).slice(0, 7)).toEqual([
      'burst',
      '1',
      'heart-hurt',
      '1',
      'diamond',
      '3',
      '+',
    ]);
  });

  it('has the badges of who is stunned, sick, and shields others (OD-KW-01)', () => {
    expect(officer && carried(officer)).toEqual(['stun', 'shield']);
    expect(shambler && carried(shambler)).toEqual([]);
    expect(shambler && cellsOf(shambler)).toContain('guarded');
    expect(sprinter && carried(sprinter)).toEqual(['hourglass']);
  });

  it('carries nothing while it falls', () => {
    expect(officer && badgesOf(officer.look, { ...officer.pose, tip: 1 })).toEqual([]);
  });

  it('is the opponent’s: the feet have the colour of the other player (OD-STR-02)', () => {
    expect(officer?.look.owner).toBe(1);
  });
});

describe('a zombie attack', () => {
  const state = table({
    threat: ['ZB3', 'ZR1'],
    more: { phase: 'zombie', bite: { zombie: 1, surge: false, reduce: 0, negated: false } },
  });

  it('brings the attacker before the Survivor with its damage large on its plate', () => {
    const [butcher] = standeesIn(sceneModel(state));
    expect(butcher?.pose).toMatchObject({ x: PLACES.attacker.x, z: PLACES.attacker.z });
    expect(butcher?.look.strike).toEqual({ damage: 4, lethal: false, now: true });
    expect(butcher && cellsOf(butcher).slice(0, 2)).toEqual(['burst', '4']);
  });

  it('shows on the plates of all who will attack what is coming, in red when it is lethal, and leaves faces free', () => {
    const incoming = { attackers: [{ zombie: 2, damage: 3 }], lethal: true };
    const sprinter = standeesIn(sceneModel(state), incoming)[1];
    expect(sprinter && cellsOf(sprinter).slice(0, 2)).toEqual(['burst-red', '3']);
    expect(sprinter && cellsOf(sprinter).filter((cell) => cell === 'burst-red')).toHaveLength(1);
  });
});

describe('counters', () => {
  const counted = (s: Parameters<typeof table>[0]) =>
    countersIn(sceneModel(table(s)))
      .filter(({ key }) => key.includes(' 0 '))
      .map(({ model, light }) => `${model} ${light}`);

  it('are three matchsticks, those that are spent burnt', () => {
    const matches = counted({ s: { ap: 2, tp: 0, th: 0 } });
    expect(matches).toEqual(['match plain', 'match plain', 'match-spent plain']);
  });

  it('are casings with the reserve in its own slot', () => {
    const [one, reserve] = countersIn(sceneModel(table({ s: { ap: 0, tp: 1, tpReserve: 1, th: 0 } }))).filter(
      ({ key }) => key.startsWith('casing 0'),
    );
    expect((reserve?.pose.x ?? 0) - (one?.pose.x ?? 0)).toBeGreaterThan(1);
  });

  it('are Cover and as many tokens as there is Infection around the Survivor (OD-KW-02, OD-KW-03)', () => {
    const tokens = counted({ s: { infection: 2, cover: true } }).filter((one) => /infection|cover/.test(one));
    expect(tokens).toEqual(['cover plain', 'infection plain', 'infection plain']);
  });

  it('are points in the meter, red from the seventh on (OD-RES-05)', () => {
    const threat = counted({ s: { ap: 0, th: 8 } }).filter((one) => one.startsWith('threat'));
    expect(threat).toEqual([...Array(6).fill('threat plain'), 'threat over', 'threat over']);
  });
});

describe('the camera', () => {
  const yawOf = (more: Parameters<typeof table>[0]) => yawFor(sceneModel(table({ seats: people, ...more })));

  it('looks from behind whoever is in their Survivor Phase', () => {
    expect(yawOf({})).toBe(0);
    expect(yawOf({ more: { active: 1 } })).toBe(Math.PI);
  });

  it('looks from the side in the Zombie Phase, the Survivor on the left', () => {
    expect(yawOf({ more: { phase: 'zombie' } })).toBe(Math.PI / 2);
    expect(yawOf({ more: { phase: 'zombie', active: 1 } })).toBe(Math.PI * 1.5);
  });

  it('stays behind a person who plays alone against a bot', () => {
    expect(yawOf({ seats: seats('person', 'bot'), more: { active: 1 } })).toBe(0);
  });
});
