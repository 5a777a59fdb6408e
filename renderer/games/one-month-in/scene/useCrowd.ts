import { useMemo, useRef } from 'react';
import type { Crowd } from './clashes';
import { type Figure, trackCrowd } from './figures/crowd';
import { type Chosen, groupName, type Standing, standingIn } from './figures/standing';
import { tinsIn } from './figures/tins';
import type { Highlight } from './marks';
import type { Piece } from './pieces/Pieces';
import { tokensIn } from './pieces/standing-tokens';
import type { SceneModel } from './scene-model';

function chosenIn(highlights: readonly Highlight[]): Chosen {
  return new Map(
    highlights.flatMap(({ spot, count }) =>
      spot.kind === 'group' && count ? [[groupName(spot.seat, spot.tile, spot.zone), count] as const] : [],
    ),
  );
}

interface Table {
  /** Every piece. */
  readonly pieces: readonly Piece[];
  readonly crowd: Crowd;
}

/** Everything on the table; miniatures stay who they are from one scene to the next. */
export function useCrowd(scene: SceneModel, highlights: readonly Highlight[]): Table {
  const known = useRef<readonly Standing[]>([]);
  const crowd = useRef<readonly Figure[]>([]);
  const figures = useMemo(() => {
    crowd.current = trackCrowd(crowd.current, scene);
    return crowd.current;
  }, [scene]);
  return useMemo(() => {
    const standing = standingIn(scene, figures, chosenIn(highlights));
    const before = known.current;
    known.current = standing;
    const pieces = [
      ...standing.map((piece) => ({ ...piece, lit: piece.ap > 0 })),
      ...tinsIn(scene, standing),
      ...tokensIn(scene),
    ];
    return { pieces, crowd: { before, after: standing } };
  }, [scene, figures, highlights]);
}
