import { describe, expect, it } from 'vitest';
import { sceneModel } from '../../../../../renderer/games/outbreak-duel/scene/from-state';
import type { Highlight } from '../../../../../renderer/games/outbreak-duel/scene/marks';
import { facesIn, labelsIn } from '../../../../../renderer/games/outbreak-duel/scene/overlay/labels';
import {
  lookFor,
  PITCH,
  wholeFor,
  yawFor,
} from '../../../../../renderer/games/outbreak-duel/scene/seat-view';
import { wholeView } from '../../../../../renderer/table/camera/view';
import { fullDuel } from '../../../../e2e/helpers/full-duel';
import { laidOut, overlapsIn } from '../../../../helpers/floating';
import { lensOf, WINDOWS } from '../../../../helpers/framing';
import { cameraOf } from '../../../../helpers/projection';

const HUD = 'games/outbreak-duel/hud/hud.css';
const { state } = fullDuel().whole().position;
const PHASES = ['survivor', 'zombie'] as const;

describe.each(WINDOWS)('words over the street at $width x $height', (window) => {
  describe.each(PHASES)('from the seat of the %s phase', (phase) => {
    const scene = sceneModel({ ...state, phase });
    const dead = [...scene.boards[0].zombies, ...scene.boards[1].zombies];
    /** Odds at all the dead, as when every one may be hit. */
    const odds = dead.map(
      ({ uid }): Highlight => ({
        spot: { kind: 'zombie', zombie: uid },
        tone: 'choice',
        label: '3+ 67% · 2 damage',
      }),
    );
    const lens = lensOf(window, HUD);
    const view = wholeView(lens, wholeFor(scene), PITCH[lookFor(scene)], yawFor(scene));
    const labels = labelsIn(scene, odds);
    const laid = laidOut(cameraOf(lens, view), lens, { labels, faces: facesIn(scene) });

    it('are all there, one at each of the dead', () => {
      expect(laid).toHaveLength(dead.length);
      expect(laid).not.toContain(null);
    });

    it('never cover each other, with odds at all the dead of a full street', () => {
      expect(overlapsIn(laid)).toEqual([]);
    });
  });
});
