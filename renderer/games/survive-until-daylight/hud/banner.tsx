import { useEffect, useState } from 'react';
import type { SeatId } from '../../../../models/kernel/types';
import { memberOf } from '../../../../models/survive-until-daylight/rules/members';
import type { State } from '../../../../models/survive-until-daylight/state';
import { shownName, t } from '../../../i18n';
import { memberName } from '../names';
import { CharacterMark, colourOf } from './character-mark';
import './banner.css';

/** Milliseconds that it stays. */
const SHOWN = 1000;

interface BannerProps {
  readonly state: State;
  /** Who is to decide; null while a bot does. */
  readonly seat: SeatId | null;
}

/** Names the seat for a moment when another one is to decide; what it says stands in the decision panel too. */
export function Banner({ state, seat }: BannerProps) {
  const [over, setOver] = useState<SeatId | null>(null);
  useEffect(() => {
    if (!seat) return;
    const timer = setTimeout(() => setOver(seat), SHOWN);
    return () => clearTimeout(timer);
  }, [seat]);
  const people = state.seats.filter(({ controller }) => controller.kind === 'human');
  const person = people.find(({ id }) => id === seat);
  if (!person || people.length < 2 || over === seat) return null;
  const { character } = memberOf(state, person.id);
  return (
    <p className="seat-banner" style={{ borderColor: colourOf(character) }} aria-hidden="true">
      <CharacterMark character={character} />
      <span>
        {t('sd.hud.banner', { name: shownName(person.name), character: memberName(state, person.id) })}
      </span>
    </p>
  );
}
