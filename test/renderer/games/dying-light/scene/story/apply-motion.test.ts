import { describe, expect, it } from 'vitest';
import type {
  BoardModel,
  DieModel,
  SceneModel,
} from '../../../../../../renderer/games/dying-light/scene/scene-model';
import { applyMotion } from '../../../../../../renderer/games/dying-light/scene/story/apply-motion';

const NOBODY = { biter: 0, viral: 0, volatile: 0, howler: 0 };
const die = (number: number, face = 1): DieModel => ({ id: `die-basic-${number}`, type: 'basic', face });
const board: BoardModel = {
  runner: 'mara',
  track: [die(1), null, null, null, null, null, null, null],
  pool: [die(2), die(3)],
  momentumSpot: null,
  fatigue: [null, null],
  cooldown: [die(4), null],
  cards: [],
};
const scene: SceneModel = {
  night: false,
  runners: [{ id: 'mara', zone: 't', active: true, exposure: 0 }],
  infected: { market: { standing: { ...NOBODY, biter: 2 }, down: NOBODY } },
  tokens: [{ id: 'loot-common-1', kind: 'loot-common', zone: 'v', on: true, letter: null }],
  uvAreas: [],
  tracker: { round: 7, lastRound: 12, events: {} },
  board,
  thrown: [],
  decks: { scenario: 'sc-errand', decks: [], goal: null },
  strike: null,
  attack: null,
};

describe('the table after a motion', () => {
  it('has the Runner in the new Zone', () => {
    const after = applyMotion(scene, { kind: 'runner', runner: 'mara', to: 'q', gait: 'slide', duration: 1 });
    expect(after.runners).toEqual([{ id: 'mara', zone: 'q', active: true, exposure: 0 }]);
  });

  it('has the walker in the Area it went to', () => {
    const after = applyMotion(scene, {
      kind: 'walk',
      infected: 'biter',
      from: 'market',
      to: 'busLoop',
      duration: 1,
    });
    expect(after.infected.market?.standing.biter).toBe(1);
    expect(after.infected.busLoop?.standing.biter).toBe(1);
  });

  it('has knocked-down Infected lying, and standing again once they stood up', () => {
    const lying = applyMotion(scene, { kind: 'knock-down', infected: 'biter', area: 'market', duration: 1 });
    expect(lying.infected.market).toEqual({
      standing: { ...NOBODY, biter: 1 },
      down: { ...NOBODY, biter: 1 },
    });
    expect(applyMotion(lying, { kind: 'stand-up', duration: 1 }).infected).toEqual(scene.infected);
  });

  it('has a spent die in its slot and nowhere else', () => {
    const after = applyMotion(scene, { kind: 'spend', runner: 'mara', die: die(2, 5), slot: 2, duration: 1 });
    expect(after.board?.pool).toEqual([die(3)]);
    expect(after.board?.track.slice(0, 3)).toEqual([die(1), die(2, 5), null]);
  });

  it('has rolled dice in the pool with the faces they fell on, wherever they lay', () => {
    const after = applyMotion(scene, {
      kind: 'roll',
      runner: 'mara',
      dice: [die(1, 6), die(4, 3)],
      duration: 1,
    });
    expect(after.board?.pool).toEqual([die(2), die(3), die(1, 6), die(4, 3)]);
    expect(after.board?.track[0]).toBeNull();
    expect(after.board?.cooldown).toEqual([null, null]);
  });

  it('leaves the board of another Runner alone', () => {
    expect(applyMotion(scene, { kind: 'roll', runner: 'teo', dice: [die(9)], duration: 1 })).toEqual(scene);
  });

  it('has tokens placed and taken', () => {
    const token = { kind: 'token', duration: 1 } as const;
    const placed = applyMotion(scene, {
      ...token,
      token: 'obj-b',
      tokenKind: 'objective',
      zone: 'J',
      placed: true,
    });
    expect(placed.tokens[1]).toEqual({ id: 'obj-b', kind: 'objective', zone: 'J', on: true, letter: 'B' });
    const taken = applyMotion(scene, {
      ...token,
      token: 'loot-common-1',
      tokenKind: 'loot-common',
      zone: 'v',
      placed: false,
    });
    expect(taken.tokens).toEqual([]);
  });

  it('has night fallen and the marker moved', () => {
    expect(applyMotion(scene, { kind: 'light', night: true, duration: 1 }).night).toBe(true);
    expect(applyMotion(scene, { kind: 'round', round: 8, duration: 1 }).tracker.round).toBe(8);
  });

  it('has a drawn card lying open beside its deck, and no other changed', () => {
    const decks = [
      { id: 'exposure', count: 5, open: null },
      { id: 'activation', count: 3, open: { family: 'activation', id: 'act-teo' } },
    ] as const;
    const card = { family: 'exposure', id: 'exp-red-2', night: true } as const;
    const before = { ...scene, decks: { ...scene.decks, decks } };
    const after = applyMotion(before, { kind: 'draw', card, duration: 1 });
    expect(after.decks.decks).toEqual([{ id: 'exposure', count: 5, open: card }, decks[1]]);
  });
});
