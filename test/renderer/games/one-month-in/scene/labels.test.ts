import { describe, expect, it } from 'vitest';
import { type HexKey, hexOf, keyOf, neighbours } from '../../../../../models/kernel/hex';
import { cityStage, subjectOf } from '../../../../../renderer/games/one-month-in/layout';
import { sceneModel } from '../../../../../renderer/games/one-month-in/scene/from-state';
import type { Highlight } from '../../../../../renderer/games/one-month-in/scene/marks';
import { facesIn, labelsIn } from '../../../../../renderer/games/one-month-in/scene/overlay/labels';
import { closeView } from '../../../../../renderer/table/camera/close-view';
import { laidOut, overlapsIn } from '../../../../helpers/floating';
import { lensOf, WINDOWS } from '../../../../helpers/framing';
import { BLUE, RED, table } from '../../../../helpers/one-month-in';
import { cameraOf } from '../../../../helpers/projection';

const HERE: HexKey = '0,0';
const state = table({
  at: {
    [HERE]: { id: 'research-centre', owner: RED, counting: true, people: [[BLUE, 'outer', [0, 20, 0]]] },
    '1,0': { id: 'church', zombies: 60, people: [[RED, 'outer', [9, 0, 0]]] },
  },
});
const scene = sceneModel(state);
const tiles = Object.keys(scene.tiles) as HexKey[];
/** Odds at every tile, as when a whole team may go anywhere. */
const odds = tiles.flatMap((tile): readonly Highlight[] => [
  { spot: { kind: 'ground', tile, ground: 'outer' }, tone: 'choice', label: '87%, lose 0.8' },
  { spot: { kind: 'ground', tile, ground: 'inner' }, tone: 'warned', label: '36%, lose 1.4' },
]);

describe.each(WINDOWS)('words over the city at $width x $height', (window) => {
  const lens = lensOf(window, null);
  const beside = neighbours(hexOf(HERE)).map(keyOf);
  const camera = cameraOf(lens, closeView(lens, subjectOf(HERE, beside, cityStage(tiles))));
  const labels = labelsIn(scene, odds);
  const laid = laidOut(camera, lens, { labels, faces: facesIn(scene) });

  it('are all there: prices and odds, counts too large for a plate, and clocks', () => {
    expect(labels.filter(({ rank }) => rank === 'price')).toHaveLength(odds.length);
    expect(labels.filter(({ rank }) => rank === 'count').length).toBeGreaterThan(0);
    expect(laid).not.toContain(null);
  });

  it('never cover each other, with odds at every tile', () => {
    expect(overlapsIn(laid)).toEqual([]);
  });
});
