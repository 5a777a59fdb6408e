import { describe, expect, it } from 'vitest';
import { hordeOf } from '../../../../../models/survive-until-daylight/content/assaults';
import { ASSAULT_IDS, type HordeCardId } from '../../../../../models/survive-until-daylight/ids';
import { HOME_PITCH, outline } from '../../../../../renderer/games/survive-until-daylight/layout';
import { usualPlan, withSeats } from '../../../../../renderer/games/survive-until-daylight/plan/game-plan';
import { startGame } from '../../../../../renderer/games/survive-until-daylight/plan/start';
import { sceneModel } from '../../../../../renderer/games/survive-until-daylight/scene/from-state';
import type { Highlight } from '../../../../../renderer/games/survive-until-daylight/scene/marks';
import { facesIn, labelsIn } from '../../../../../renderer/games/survive-until-daylight/scene/overlay/labels';
import { marksOf } from '../../../../../renderer/games/survive-until-daylight/scene/overlay/mark-frames';
import { nameOf } from '../../../../../renderer/seats/start';
import { wholeView } from '../../../../../renderer/table/camera/view';
import { laidOut, overlapsIn } from '../../../../helpers/floating';
import { lensOf, WINDOWS } from '../../../../helpers/framing';
import { cameraOf } from '../../../../helpers/projection';

const SEATS = 6;
const PILES = 4;
const [longest = []] = ASSAULT_IDS.map((id) => hordeOf(id, SEATS)).toSorted((a, b) => b.length - a.length);
const line = longest.map((type, index) => {
  const id: HordeCardId = `${type}-${index + 1}`;
  return { id, type, damage: 0, spears: 0, stunned: false };
});
const session = startGame(withSeats(usualPlan('words', nameOf), SEATS, nameOf));
const start = sceneModel(session.seen('table').position.state);
const scene = { ...start, line, piles: { ...start.piles, active: 30, rubble: 12, combat: 20, assault: 4 } };
/** Odds at all enemies, as when whoever attacks may choose any of them. */
const odds = line.map(
  ({ id }): Highlight => ({
    spot: { kind: 'enemy', card: id },
    tone: 'choice',
    label: '100% dead, about 3.2',
  }),
);

describe.each(WINDOWS)('words over the street at $width x $height', (window) => {
  const lens = lensOf(window, null);
  const camera = cameraOf(lens, wholeView(lens, outline(SEATS), HOME_PITCH));
  const labels = labelsIn(scene, marksOf(scene, odds));
  const laid = laidOut(camera, lens, { labels, faces: facesIn(scene) });

  it('are all there: odds at every enemy of the longest line, and what is left in the piles', () => {
    expect(line.length).toBeGreaterThan(10);
    expect(laid).toHaveLength(line.length + PILES);
    expect(laid).not.toContain(null);
  });

  it('never cover each other', () => {
    expect(overlapsIn(laid)).toEqual([]);
  });
});
