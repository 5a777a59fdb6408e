import { useMemo } from 'react';
import { AREA_ZONES } from '../../../../../models/dying-light/content/map';
import { AREA_IDS, INFECTED_TYPES, type ZoneId } from '../../../../../models/dying-light/ids';
import type { Place } from '../../../../table/camera/view';
import { type FloatingLabel, Labels } from '../../../../table/labels/Labels';
import { boundsOf, floorOf, isBuilding } from '../../layout/city';
import type { Figure } from '../crowd';
import { INFECTED_COLOURS, RUNNER_COLOURS } from '../figures/figure-kinds';
import { FIGURE_SCALE, RUNNER_SCALE, sizesIn } from '../figures/figure-sizes';
import type { Highlight } from '../marks';
import { figurePose, runnerPose } from '../poses';
import type { AreaNames, SceneModel } from '../scene-model';
import type { PlacedToken } from '../tokens/place-tokens';
import { TONES, zonesIn } from './Highlights';

/** Shares of the window's height. */
const SIZES = { price: 0.031, count: 0.031, name: 0.024 } as const;
/** More miniatures of one type than this are counted for the eye. */
const UNCOUNTED = 4;
/** How high a name or a price floats over its floor, and how far it stays within its Zone. */
const LOW = 0.1;
const INSET = 0.75;
const OVER_TOKEN = 1.3;
/** Share of a miniature's height at which its face is. */
const FACE = 0.86;

function southWest(zone: ZoneId): Place {
  const { x, z, depth } = boundsOf(zone);
  return [x + INSET, floorOf(zone) + LOW, z + depth - INSET / 2];
}

function northEdge(zone: ZoneId): Place {
  const { x, z, width } = boundsOf(zone);
  return [x + width / 2, floorOf(zone) + LOW, z + 0.3];
}

/** Names of the streets; those of buildings are on their roofs. */
function nameLabels(names: AreaNames): readonly FloatingLabel[] {
  return AREA_IDS.flatMap((area) => {
    const [zone] = AREA_ZONES[area];
    if (!zone || isBuilding(zone)) return [];
    const look = { text: names[area].toUpperCase(), colour: '#f5ead0', plain: true };
    return [{ look, at: northEdge(zone), rank: 'name' as const, size: SIZES.name }];
  });
}

/** Prices, at the corner of their Zone rather than over who stands there. */
function priceLabels(
  highlights: readonly Highlight[],
  tokens: readonly PlacedToken[],
): readonly FloatingLabel[] {
  return highlights.flatMap((highlight) => {
    const { label } = highlight;
    const [zone] = zonesIn(highlight);
    const token = 'token' in highlight ? tokens.find(({ id }) => id === highlight.token)?.spot : undefined;
    const at = zone ? southWest(zone) : token && ([token.x, token.y + OVER_TOKEN, token.z] as const);
    if (!label || !at) return [];
    const look = { text: label, colour: TONES[highlight.tone] };
    return [{ look, at, rank: 'price' as const, size: SIZES.price }];
  });
}

function headOf(pose: { readonly x: number; readonly y: number; readonly z: number }, height: number): Place {
  return [pose.x, pose.y + height, pose.z];
}

/** Counts over crowds, Exposure over Runners. */
function countLabels({ scene, figures }: CityLabelsProps): readonly FloatingLabel[] {
  const sizeOf = sizesIn(figures);
  const crowds = AREA_IDS.flatMap((area) =>
    INFECTED_TYPES.map((type) => figures.filter((figure) => figure.area === area && figure.type === type)),
  ).filter((crowd) => crowd.length > UNCOUNTED);
  const counts = crowds.flatMap((crowd) => {
    const [first] = crowd;
    if (!first) return [];
    const look = { text: `${crowd.length}`, icon: 'spawn', colour: INFECTED_COLOURS[first.type] } as const;
    const at = headOf(figurePose(first, scene.tokens), FIGURE_SCALE * sizeOf(first) + 0.3);
    return [{ look, at, rank: 'count' as const, size: SIZES.count }];
  });
  const exposed = scene.runners.filter(({ exposure }) => exposure > 0);
  const exposures = exposed.map(({ id, zone, exposure }) => {
    const look = { text: `${exposure}`, icon: 'exposure', colour: RUNNER_COLOURS[id] } as const;
    return {
      look,
      at: headOf(runnerPose(id, zone), RUNNER_SCALE + 0.3),
      rank: 'count' as const,
      size: SIZES.count,
    };
  });
  return [...exposures, ...counts];
}

function facesIn({ scene, figures }: Pick<CityLabelsProps, 'scene' | 'figures'>): readonly Place[] {
  const sizeOf = sizesIn(figures);
  return [
    ...figures
      .filter(({ down }) => !down)
      .map((figure) => headOf(figurePose(figure, scene.tokens), FACE * FIGURE_SCALE * sizeOf(figure))),
    ...scene.runners.map(({ id, zone }) => headOf(runnerPose(id, zone), FACE * RUNNER_SCALE)),
  ];
}

export interface CityLabelsProps {
  readonly scene: SceneModel;
  readonly figures: readonly Figure[];
  readonly tokens: readonly PlacedToken[];
  readonly highlights: readonly Highlight[];
  readonly names: AreaNames;
}

/** All that is written over the city: prices, counts, names of streets. */
export function CityLabels(props: CityLabelsProps) {
  const { scene, figures, tokens, highlights, names } = props;
  const streets = useMemo(() => nameLabels(names), [names]);
  const labels = [...priceLabels(highlights, tokens), ...countLabels(props), ...streets];
  return <Labels labels={labels} faces={facesIn({ scene, figures })} />;
}
