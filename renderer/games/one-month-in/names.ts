/** The names that people read for places and ways of One Month In; those of teams and tiles are the log's, too. */
import { type BorderKey, directionTo, type HexKey, hexOf } from '../../../models/kernel/hex';
import { layoutFor } from '../../../models/one-month-in/content/layouts';
import type { TeamId, Zone } from '../../../models/one-month-in/ids';
import { endsOf } from '../../../models/one-month-in/rules/fences';
import { tileAt } from '../../../models/one-month-in/rules/table';
import type { State } from '../../../models/one-month-in/state';
import { shownName, t } from '../../i18n';
import { placeName } from './narrate/names';

export { placeName, teamName } from './narrate/names';

export function colourName(colour: TeamId): string {
  return t(`om.team.${colour}`);
}

/** "Zoo, inside"; a tile that is one zone by its name alone. */
export function zoneName(state: State, place: HexKey, zone: Zone): string {
  const name = placeName(state, place);
  return zone === 'whole' ? name : t('om.hud.zone', { tile: name, zone: t(`om.zone.${zone}`) });
}

/** "east" */
function wayWord(from: HexKey, to: HexKey): string {
  const direction = directionTo(hexOf(from), hexOf(to));
  return direction ? t(`om.hud.way.${direction}`) : '';
}

/** "Zoo, east" */
export function neighbourName(state: State, from: HexKey, to: HexKey): string {
  const way = wayWord(from, to);
  return tileAt(state, to)?.status === 'fog'
    ? t('om.hud.towards-fog', { way })
    : t('om.hud.towards', { tile: placeName(state, to), way });
}

/** Whose border it is of two tiles, as one says it: the own base, or what is not fog, comes first. */
function fromHere(state: State, [one, other]: readonly [HexKey, HexKey]): readonly [HexKey, HexKey] {
  const isHome = (place: HexKey) => state.teams.some(({ home }) => home === place);
  const isKnown = (place: HexKey) => tileAt(state, place)?.status !== 'fog';
  const turns = isHome(other) || (!isHome(one) && !isKnown(one) && isKnown(other));
  return turns ? [other, one] : [one, other];
}

/** "The Depot: Fog, east" */
export function borderName(state: State, edge: BorderKey): string {
  const ends = endsOf(state, edge);
  if (!ends) return '';
  const [here, there] = fromHere(state, ends);
  return t('om.hud.border', { tile: placeName(state, here), other: neighbourName(state, here, there) });
}

/** The map that is played. */
export function layoutName({ options, teams }: Pick<State, 'options' | 'teams'>): string {
  const { layout } = options;
  if (layout !== null && typeof layout === 'object') return shownName(layout.name);
  return t(`om.layout.${layoutFor(layout, teams.length)}`);
}
