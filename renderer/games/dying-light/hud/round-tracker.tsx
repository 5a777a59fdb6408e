import { FIRST_NIGHT_ROUND, ROUND_SPACES } from '../../../../models/dying-light/content/board';
import type { State } from '../../../../models/dying-light/state';
import { t } from '../../../i18n';
import { Icon } from '../../../icons';
import { ruleOf } from '../rule-of';
import './round-tracker.css';

function spaceClass(space: number, { round, scenario }: State): string {
  const time = space < FIRST_NIGHT_ROUND ? 'space-day' : 'space-night';
  const now = space === round ? 'space-now' : '';
  const past = space < round ? 'space-past' : '';
  return `space ${time} ${now} ${past} ${space === scenario.lastRound ? 'space-last' : ''}`;
}

/** Fourteen spaces, seven under the sun and seven under the moon, with the events still to come. */
export function RoundTracker({ state }: { readonly state: State }) {
  const { round, scenario } = state;
  const spaces = Array.from({ length: ROUND_SPACES }, (_, index) => index + 1);
  const hasEvent = (space: number) => Object.values(scenario.events).includes(space);
  const time = t(round < FIRST_NIGHT_ROUND ? 'dl.hud.day' : 'dl.hud.night');
  return (
    <div className="round-tracker" {...ruleOf('part', 'round-tracker')}>
      <p className="round-now">
        <Icon name={round < FIRST_NIGHT_ROUND ? 'day' : 'night'} />
        {t('dl.hud.round', { round, last: scenario.lastRound, time })}
      </p>
      <ol className="spaces" aria-hidden="true">
        {spaces.map((space) => (
          <li
            key={space}
            className={spaceClass(space, state)}
            title={t(hasEvent(space) ? 'dl.hud.space-event' : 'dl.hud.space', { space })}
          >
            {hasEvent(space) ? <Icon name="event" /> : space}
          </li>
        ))}
      </ol>
    </div>
  );
}
