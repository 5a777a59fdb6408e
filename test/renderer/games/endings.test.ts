import { describe, expect, it } from 'vitest';
import { endTogether } from '../../../models/kernel/outcome';
import { endingOf as cityEnding } from '../../../renderer/games/dying-light/scene/ending';
import { endingOf as monthEnding } from '../../../renderer/games/one-month-in/scene/ending';
import { sceneModel as monthScene } from '../../../renderer/games/one-month-in/scene/from-state';
import { endingOf as duelEnding } from '../../../renderer/games/outbreak-duel/scene/ending';
import { sceneModel as duelScene } from '../../../renderer/games/outbreak-duel/scene/from-state';
import { endingOf as nightEnding } from '../../../renderer/games/survive-until-daylight/scene/ending';
import { sceneModel as nightScene } from '../../../renderer/games/survive-until-daylight/scene/from-state';
import { outsideCard } from '../../../renderer/photo/card/draw';
import { angleOf } from '../../../renderer/photo/lens';
import { type Ending, inSight, momentView } from '../../../renderer/table/camera/close-view';
import { board } from '../../helpers/dying-light';
import { aRunner } from '../../helpers/dying-light-runner';
import { city } from '../../helpers/one-month-in';
import { newDuel } from '../../helpers/outbreak-duel';
import { table } from '../../helpers/survive-until-daylight';

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 800, height: 1200 },
];

/** Whether all of an ending is on the card, above its words, whatever the window. */
function isOnCard(ending: Ending | null): boolean {
  return (
    ending !== null &&
    WINDOWS.every((window) => {
      const lens = { angle: angleOf(60), ...window, safe: outsideCard(window) };
      return inSight(lens, momentView(lens, ending, ending.yaw ?? 0), ending.places);
    })
  );
}

describe('the picture of the end of Dying Light', () => {
  const state = board({ runners: [aRunner('mara').on('C'), aRunner('oskar').on('b')] });
  const ended = (won: boolean) => ({ ...state, outcome: endTogether(state.seats, { won, reason: 'any' }) });

  it('shows all Runners who got through', () => {
    const ending = cityEnding(ended(true));
    expect(ending?.places).toHaveLength(16);
    expect(isOnCard(ending)).toBe(true);
    expect(cityEnding(state)).toBeNull();
  });

  it('shows the Runner who fell in the middle of their Area, else the whole city', () => {
    const heavyWounds = ['wd-1', 'wd-2', 'wd-3', 'wd-4'];
    const runners = [state.runners[0], { ...state.runners[1], heavyWounds }];
    const ending = cityEnding({ ...ended(false), runners } as never);
    expect(ending?.places.length).toBeGreaterThan(8);
    expect(isOnCard(ending)).toBe(true);
    expect(cityEnding(ended(false))).toBeNull();
  });
});

describe('the picture of the end of Survive Until Daylight', () => {
  const scene = nightScene(table({ line: ['wanderer', 'brute'] } as never));

  it('shows the Survivors of a night, or the line that they did not hold', () => {
    const won = nightEnding({ ...scene, outcome: 'win' });
    const lost = nightEnding({ ...scene, outcome: 'loss' });
    expect([isOnCard(won), isOnCard(lost)]).toEqual([true, true]);
    expect(lost?.places).toHaveLength(8 * scene.line.length);
    expect(nightEnding({ ...scene, outcome: 'loss', line: [] })).toBeNull();
    expect(nightEnding(scene)).toBeNull();
  });
});

describe('the picture of the end of One Month In', () => {
  const scene = monthScene(city());

  it('shows the base and the people of whoever won, and of nobody else', () => {
    const ending = monthEnding({ ...scene, over: true, winners: ['seat-2'] });
    const all = monthEnding({ ...scene, over: true, winners: ['seat-1', 'seat-2'] });
    expect(isOnCard(ending)).toBe(true);
    expect(all?.places.length).toBeGreaterThan(ending?.places.length ?? 0);
    expect(monthEnding({ ...scene, over: true, winners: [] })).toBeNull();
    expect(monthEnding(scene)).toBeNull();
  });
});

describe('the picture of the end of Outbreak Duel', () => {
  const scene = duelScene(newDuel().whole().position.state);

  it('faces the Survivor who is left, on either side of the street', () => {
    const [one, other] = (['seat-1', 'seat-2'] as const).map((seat) =>
      duelEnding({ ...scene, over: true, winners: [seat] }),
    );
    expect([isOnCard(one ?? null), isOnCard(other ?? null)]).toEqual([true, true]);
    expect(Math.cos((one?.yaw ?? 0) - (other?.yaw ?? 0))).toBeCloseTo(-1);
    expect(duelEnding({ ...scene, over: true, winners: [] })).toBeNull();
    expect(duelEnding(scene)).toBeNull();
  });
});
