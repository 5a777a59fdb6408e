import { ZONE_IDS, type ZoneId } from '../../../../models/dying-light/ids';
import { areaOf } from '../../../../models/dying-light/map';
import { BoardList, type ListedPlace } from '../../../play/board-list/board-list';
import type { Composer } from '../compose/composer';
import { placeWords, priceWords, whyNotThere } from '../compose/place-words';
import { zoneName } from '../names';
import { useSnapshot } from '../table-game';
import { entryOfPick } from './entry-of-pick';

interface PlacesDialogProps {
  readonly composer: Composer;
  readonly onClose: () => void;
}

/** The city as a list of its Zones. */
export function PlacesDialog({ composer, onClose }: PlacesDialogProps) {
  const { position, prompt } = useSnapshot();
  const { state } = position;
  const listed = (zone: ZoneId): ListedPlace => {
    const pick = { kind: 'zone', zone, area: areaOf(zone) } as const;
    const rule = entryOfPick(pick, state);
    return {
      key: zone,
      name: zoneName(zone),
      offer: priceWords(composer.moves, zone, state),
      words: placeWords(zone, state),
      why: prompt.id === 'acting' ? whyNotThere(zone, state) : null,
      ...(rule && { rule }),
      onPick: () => composer.pick(pick),
    };
  };
  return <BoardList places={ZONE_IDS.map(listed)} onClose={onClose} />;
}
