import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../../../models/outbreak-duel/entries';
import { motionsOf } from '../../../../../renderer/games/outbreak-duel/motions';
import { sceneModel } from '../../../../../renderer/games/outbreak-duel/scene/from-state';
import { lungesOf, standeeOf } from '../../../../../renderer/games/outbreak-duel/scene/lunges';
import {
  survivorGoal,
  survivorKey,
} from '../../../../../renderer/games/outbreak-duel/scene/pieces/standing-survivors';
import type { SceneModel } from '../../../../../renderer/games/outbreak-duel/scene/scene-model';
import { blowOf } from '../../../../../renderer/games/outbreak-duel/scene/shown-blow';
import { applyMotion } from '../../../../../renderer/games/outbreak-duel/scene/story/apply-motion';
import { travelsOf } from '../../../../../renderer/games/outbreak-duel/scene/travel';
import { newDuel, seats } from '../../../../helpers/outbreak-duel';

const ZOMBIE = { zombie: 900, card: 'ZB1' } as const;
const { state } = newDuel({}, seats('bot', 'bot'), 'strikes').whole().position;
const bare = sceneModel(state);
const [own, other] = bare.boards;
const start: SceneModel = {
  ...bare,
  active: 0,
  phase: 'survivor',
  boards: [
    {
      ...own,
      zombies: [{ uid: 900, card: 'ZB1', hp: 6, zone: 'threat', sick: false, stunned: false }],
    },
    other,
  ],
};

const attacked: Entry = {
  type: 'attacked',
  seat: own.seat,
  ...ZOMBIE,
  zone: 'threat',
  weapon: 'W01',
  numbers: [],
  ap: 1,
  snap: false,
};
const rolled = (success: boolean, die: number | null = 5): Entry => ({
  type: 'attack-rolled',
  seat: own.seat,
  ...ZOMBIE,
  weapon: 'W01',
  need: 3,
  bonus: 0,
  numbers: [],
  die,
  success,
  damage: success ? 3 : 0,
  reroll: false,
});

/** The scene after each motion of these entries. */
function scenes(...entries: readonly Entry[]) {
  let scene = start;
  return motionsOf(entries).map((motion) => {
    scene = applyMotion(scene, motion);
    return { motion, scene };
  });
}

describe('an attack in Outbreak Duel', () => {
  it('winds up, waits for the die, and meets the zombie only then', () => {
    const [windUp, dice, blow] = scenes(attacked, rolled(true));
    expect([windUp, dice, blow].map((one) => one?.scene.strike?.stage)).toEqual(['ready', 'ready', 'hit']);
    expect(survivorGoal(windUp?.scene ?? start, 0).pose.nod).toBeLessThan(0);
    expect([windUp, dice].flatMap((one) => (one ? lungesOf(one.motion, one.scene) : []))).toEqual([]);
    const keys = blow ? lungesOf(blow.motion, blow.scene).map(({ key }) => key) : [];
    expect(keys).toEqual([survivorKey(0), 'zombie 900']);
  });

  it('throws chips and the zombie back when it hits, and neither when it misses', () => {
    const hits = (success: boolean) => {
      const blow = scenes(attacked, rolled(success)).at(-1);
      return blow && blowOf(blow.motion, blow.scene)?.hits;
    };
    expect([hits(true), hits(false)]).toEqual([true, false]);
  });

  it('with a Weapon that needs no roll strikes at once', () => {
    const stages = scenes(attacked, rolled(true, null)).map(({ motion }) => motion.stage ?? 'whole');
    expect(stages).toEqual(['whole', 'blow']);
  });

  it('of cardboard bows to whom it bites and goes on showing its front', () => {
    const bite: Entry = {
      type: 'bite-landed',
      seat: other.seat,
      ...ZOMBIE,
      damage: 3,
      reductions: [],
      dealt: 3,
    };
    const landed = scenes(bite).at(-1);
    const lunges = landed ? lungesOf(landed.motion, landed.scene) : [];
    expect(lunges.find(({ key }) => key === standeeOf(start, 900)?.key)?.faces).toBe('ahead');
    expect(lunges.find(({ key }) => key === survivorKey(0))?.act).toBeDefined();
  });

  it('is not carried out where nothing moves', () => {
    const blow = scenes(attacked, rolled(true)).at(-1);
    expect(blow && travelsOf(blow.motion, 'instant', blow.scene)).toMatchObject({
      duration: 0,
      dead: { lunges: [] },
      pieces: { lunges: [] },
    });
  });
});
