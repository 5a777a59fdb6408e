import { useState } from 'react';
import { Button } from '../../hud/button';
import { Dialog } from '../../hud/dialog';
import { t } from '../../i18n';
import { BACK } from '../../input/commands';
import './board-list.css';

/** A place on the table in words. */
export interface ListedPlace {
  readonly key: string;
  readonly name: string;
  /** What can be done there, with its price or odds; null for nothing. */
  readonly offer: string | null;
  /** Who and what is there. */
  readonly words: string;
  /** Why nothing can be done there, if the rules say so. */
  readonly why?: string | null;
  /** Entry of the rulebook that `?` opens there. */
  readonly rule?: string;
  readonly onPick: () => void;
}

interface BoardListProps {
  readonly places: readonly ListedPlace[];
  readonly onClose: () => void;
}

/** The whole board as a list: every place with what lies there, and what can be done there. */
export function BoardList({ places, onClose }: BoardListProps) {
  const [onlyOpen, setOnlyOpen] = useState(places.some(({ offer }) => offer !== null));
  const pick = (place: ListedPlace) => {
    place.onPick();
    onClose();
  };
  return (
    <Dialog title={t('ui.desk.places')} onClose={onClose} wide>
      <label className="places-filter">
        <input type="checkbox" checked={onlyOpen} onChange={() => setOnlyOpen(!onlyOpen)} />
        {t('ui.desk.places-open')}
      </label>
      <ul className="places">
        {places
          .filter(({ offer }) => !onlyOpen || offer !== null)
          .map((place, index) => (
            <li key={place.key}>
              <Button
                label={[place.name, place.offer].filter((word) => word).join(', ')}
                detail={place.words}
                reason={place.offer === null ? (place.why ?? t('ui.desk.nothing-there')) : null}
                {...(place.rule && { rule: place.rule })}
                first={index === 0}
                onPress={() => pick(place)}
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
