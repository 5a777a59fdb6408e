import { useEffect, useMemo } from 'react';
import { BoxGeometry, type BufferGeometry, CylinderGeometry } from 'three';
import { BUILDING_IDS, STREET_ZONE_IDS, type ZoneId } from '../../../../../models/dying-light/ids';
import { areaOf } from '../../../../../models/dying-light/map';
import { CARD_RATIO } from '../../../../table/cards/card-shape';
import { type PickHandlers as Handlers, Target } from '../../../../table/pick/Target';
import { diceOn, WIDTHS } from '../../layout/boards';
import { boundsOf, floorOf, isBuilding } from '../../layout/city';
import { lyingCards } from '../cards/lying-cards';
import type { Figure } from '../crowd';
import { DIE_SIZE } from '../dice/die-geometry';
import { FIGURE_SCALE, RUNNER_SCALE, sizesIn } from '../figures/figure-sizes';
import type { Pick } from '../marks';
import { figurePose, runnerPose } from '../poses';
import type { SceneModel } from '../scene-model';
import type { PlacedToken } from '../tokens/place-tokens';
import { zoneLight } from './zone-shape';

export type PickHandlers = Handlers<Pick>;

const STANDING = new CylinderGeometry(0.4, 0.42, 1.3, 8).translate(0, 0.65, 0);
const LYING = new CylinderGeometry(0.42, 0.42, 0.6, 8).translate(0, 0.3, 0);
const DIE = new BoxGeometry(DIE_SIZE, DIE_SIZE, DIE_SIZE);
/** Cards are as thick as a pile is high, so that the whole pile may be clicked. */
const CARD = new BoxGeometry(WIDTHS.card, 0.1, WIDTHS.card * CARD_RATIO);
const DECK = new BoxGeometry(WIDTHS.deck, 0.16, WIDTHS.deck * CARD_RATIO);

/** A street Zone is its floor; a building is its whole box, so that its walls may be clicked too. */
function zoneShape(zone: ZoneId): BufferGeometry {
  if (!isBuilding(zone)) return zoneLight([{ zones: [zone], colour: '#ffffff', fill: 1, line: 1 }]);
  const { x, z, width, depth } = boundsOf(zone);
  const height = floorOf(zone);
  return new BoxGeometry(width, height, depth).translate(x + width / 2, height / 2, z + depth / 2);
}

function ZoneTargets(handlers: PickHandlers) {
  const shapes = useMemo(
    () => [...STREET_ZONE_IDS, ...BUILDING_IDS].map((zone) => ({ zone, geometry: zoneShape(zone) })),
    [],
  );
  useEffect(
    () => () => {
      for (const { geometry } of shapes) geometry.dispose();
    },
    [shapes],
  );
  return shapes.map(({ zone, geometry }) => (
    <Target key={zone} pick={{ kind: 'zone', zone, area: areaOf(zone) }} geometry={geometry} {...handlers} />
  ));
}

export interface PickerProps extends PickHandlers {
  readonly scene: SceneModel;
  readonly figures: readonly Figure[];
  readonly tokens: readonly PlacedToken[];
}

/** Everything that can be pointed at. */
export function Picker({ scene, figures, tokens, onPick, onHover }: PickerProps) {
  const handlers = { onPick, onHover };
  const sizeOf = sizesIn(figures);
  return (
    <>
      <ZoneTargets {...handlers} />
      {figures.map((figure) => {
        const { x, y, z } = figurePose(figure, scene.tokens);
        const pick: Pick = { kind: 'infected', infected: figure.type, area: figure.area };
        return (
          <Target
            key={figure.key}
            pick={pick}
            geometry={figure.down ? LYING : STANDING}
            at={[x, y, z]}
            size={sizeOf(figure)}
            {...handlers}
          />
        );
      })}
      {scene.runners.map(({ id, zone }) => {
        const { x, y, z } = runnerPose(id, zone);
        return (
          <Target
            key={id}
            pick={{ kind: 'runner', runner: id, zone }}
            geometry={STANDING}
            at={[x, y, z]}
            size={RUNNER_SCALE / FIGURE_SCALE}
            {...handlers}
          />
        );
      })}
      {tokens.map(({ id, zone, spot: { x, y, z } }) => (
        <Target
          key={id}
          pick={{ kind: 'token', token: id, zone }}
          geometry={LYING}
          at={[x, y, z]}
          {...handlers}
        />
      ))}
      {scene.board &&
        diceOn(scene.board).map(({ die, spot: { x, y, z } }) => (
          <Target
            key={die.id}
            pick={{ kind: 'die', die: die.id }}
            geometry={DIE}
            at={[x, y, z]}
            {...handlers}
          />
        ))}
      {lyingCards(scene).map(({ key, card, spot: { x, y, z }, pile, width }) => {
        const pick: Pick =
          card.family === 'back' ? { kind: 'deck', deck: card.id, count: pile } : { kind: 'card', card };
        return (
          <Target
            key={key}
            pick={pick}
            geometry={width === WIDTHS.deck ? DECK : CARD}
            at={[x, y, z]}
            {...handlers}
          />
        );
      })}
    </>
  );
}
