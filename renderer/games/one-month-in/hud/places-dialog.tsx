import type { HexKey } from '../../../../models/kernel/hex';
import { headcount } from '../../../../models/one-month-in/rules/groups';
import { places, tileOf } from '../../../../models/one-month-in/rules/table';
import type { State, Tile } from '../../../../models/one-month-in/state';
import { listOf, t } from '../../../i18n';
import { BoardList, type ListedPlace } from '../../../play/board-list/board-list';
import type { Composer } from '../compose/composer';
import { tileOfSpot } from '../compose/picks';
import { placeName, teamName } from '../names';
import type { Highlight } from '../scene/marks';
import { useSnapshot } from '../table-game';
import { tableMarks } from './marks';

interface PlacesDialogProps {
  readonly composer: Composer;
  readonly onClose: () => void;
}

/** "Held by Blue, 2 zombies, and Red: 3 outside" */
function standing({ owner, zombies, loot, groups }: Tile, state: State): string {
  return listOf([
    ...(owner ? [t('om.hud.tile.owner', { team: teamName(state, owner) })] : []),
    ...(zombies > 0 ? [t('om.hud.tile.zombies', { n: zombies })] : []),
    ...(loot.length > 0 ? [t('om.hud.tile.loot', { n: loot.length })] : []),
    ...groups.map(({ seat, zone, ap }) =>
      t('om.hud.tile.group', {
        team: teamName(state, seat),
        n: headcount(ap),
        zone: t(`om.zone.${zone}`),
      }),
    ),
  ]);
}

/** What glows there, as far as it can be picked. */
function markAt(place: HexKey, marks: readonly Highlight[], composer: Composer): Highlight | undefined {
  return marks.find(({ spot }) => tileOfSpot(spot) === place && composer.allows(spot));
}

/** The city as a list of its tiles. */
export function PlacesDialog({ composer, onClose }: PlacesDialogProps) {
  const { state } = useSnapshot().position;
  const marks = tableMarks(composer, state);
  const listed = (place: HexKey): ListedPlace => {
    const mark = markAt(place, marks, composer);
    return {
      key: place,
      name: placeName(state, place),
      offer: mark ? (mark.label ?? t('om.hud.places.open')) : null,
      words: standing(tileOf(state, place), state),
      onPick: () => mark && composer.pick(mark.spot),
    };
  };
  return <BoardList places={places(state).map(listed)} onClose={onClose} />;
}
