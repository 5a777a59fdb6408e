import { useMemo } from 'react';
import { BoxGeometry } from 'three';
import { CARD_RATIO } from '../../../../table/cards/card-shape';
import { type PickHandlers, Target } from '../../../../table/pick/Target';
import { WIDTHS } from '../../layout';
import { PILE_IDS, type Pick } from '../marks';
import type { SceneModel } from '../scene-model';
import { placeOfSpot } from './mark-frames';

const box = (width: number, height: number, depth: number) =>
  new BoxGeometry(width, height, depth).translate(0, height / 2, 0);

const SHAPES: Readonly<Record<Pick['kind'], BoxGeometry>> = {
  enemy: box(WIDTHS.line, 1.7, WIDTHS.line * CARD_RATIO),
  seat: box(1, 0.1, 1),
  pile: box(WIDTHS.pile, 0.5, WIDTHS.pile * CARD_RATIO),
  'combat-card': box(WIDTHS.combat, 0.5, WIDTHS.combat * 1.2),
};

function picksOf({ line, seats, combat }: SceneModel): readonly Pick[] {
  return [
    ...line.map(({ id }): Pick => ({ kind: 'enemy', card: id })),
    ...seats.map(({ seat }): Pick => ({ kind: 'seat', seat })),
    ...PILE_IDS.map((pile): Pick => ({ kind: 'pile', pile })),
    ...combat.map((_, index): Pick => ({ kind: 'combat-card', index })),
  ];
}

export interface PickerProps extends PickHandlers<Pick> {
  readonly scene: SceneModel;
}

/** Everything that can be pointed at. */
export function Picker({ scene, onPick, onHover }: PickerProps) {
  const picks = useMemo(() => picksOf(scene), [scene]);
  return picks.map((pick) => {
    const place = placeOfSpot(scene, pick);
    if (!place) return null;
    const { frame, y } = place;
    const at = [frame.x + frame.width / 2, y, frame.z + frame.depth / 2] as const;
    return (
      <Target
        key={JSON.stringify(pick)}
        pick={pick}
        geometry={SHAPES[pick.kind]}
        at={at}
        {...(pick.kind === 'seat' && { size: [frame.width, 1, frame.depth] })}
        onPick={onPick}
        onHover={onHover}
      />
    );
  });
}
