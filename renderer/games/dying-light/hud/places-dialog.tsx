import { useState } from 'react';
import { ZONE_IDS, type ZoneId } from '../../../../models/dying-light/ids';
import { areaOf } from '../../../../models/dying-light/map';
import { Button } from '../../../hud/button';
import { Dialog } from '../../../hud/dialog';
import { t } from '../../../i18n';
import { BACK } from '../../../input/commands';
import type { Composer } from '../compose/composer';
import { placeWords, priceWords, whyNotThere } from '../compose/place-words';
import { zoneName } from '../names';
import { useSnapshot } from '../table-game';
import { entryOfPick } from './entry-of-pick';
import './places-dialog.css';

interface PlacesDialogProps {
  readonly composer: Composer;
  readonly onClose: () => void;
}

/** The whole board as a list: every Zone with what lies there, and what can be done there. */
export function PlacesDialog({ composer, onClose }: PlacesDialogProps) {
  const { position, prompt } = useSnapshot();
  const { state } = position;
  const [onlyOpen, setOnlyOpen] = useState(composer.moves.length > 0);
  const price = (zone: ZoneId) => priceWords(composer.moves, zone, state);
  const reason = (zone: ZoneId) =>
    price(zone) ? null : (prompt.id === 'acting' && whyNotThere(zone, state)) || t('dl.hud.nothing-there');
  const pick = (zone: ZoneId) => {
    composer.pick({ kind: 'zone', zone, area: areaOf(zone) });
    onClose();
  };
  return (
    <Dialog title={t('dl.hud.places')} onClose={onClose} wide>
      <label className="places-filter">
        <input type="checkbox" checked={onlyOpen} onChange={() => setOnlyOpen(!onlyOpen)} />
        {t('dl.hud.places-open')}
      </label>
      <ul className="places">
        {ZONE_IDS.filter((zone) => !onlyOpen || price(zone)).map((zone, index) => (
          <li key={zone}>
            <Button
              label={[zoneName(zone), price(zone)].filter((word) => word).join(', ')}
              detail={placeWords(zone, state)}
              reason={reason(zone)}
              rule={entryOfPick({ kind: 'zone', zone, area: areaOf(zone) }, state)}
              first={index === 0}
              onPress={() => pick(zone)}
            />
          </li>
        ))}
      </ul>
      <div className="dialog-buttons">
        <Button label={t('ui.close')} shortcut={BACK} onPress={onClose} />
      </div>
    </Dialog>
  );
}
