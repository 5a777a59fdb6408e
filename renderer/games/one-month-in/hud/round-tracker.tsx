import { unseenByKind } from '../../../../models/one-month-in/odds/loot';
import { foodLeft, zombiesLeft } from '../../../../models/one-month-in/rules/supplies';
import type { State } from '../../../../models/one-month-in/state';
import { t } from '../../../i18n';
import { Icon } from '../../../icons';
import { ruleOf } from '../rule-of';
import { Figure } from './figure';
import './round-tracker.css';

/** Counts of cards that nobody has seen, by kind (OM-INFO-01). */
function UnseenLoot({ state }: { readonly state: State }) {
  const { salvage, survivors, zombies } = unseenByKind(state);
  return (
    <p className="om-unseen" {...ruleOf('part', 'unseen-loot')}>
      <span>{t('om.hud.unseen')}</span>
      <Figure
        icon="salvage"
        value={salvage}
        words={t('om.hud.unseen.salvage', { n: salvage })}
        part="unseen-loot"
      />
      <Figure
        icon="people"
        value={survivors}
        words={t('om.hud.unseen.survivors', { n: survivors })}
        part="unseen-loot"
      />
      <Figure
        icon="zombie"
        value={zombies}
        words={t('om.hud.unseen.zombies', { n: zombies })}
        part="unseen-loot"
      />
    </p>
  );
}

/** How far the game is, and what all teams share: round, supplies, fog and unseen loot. */
export function RoundTracker({ state }: { readonly state: State }) {
  const { round, options, tiles } = state;
  const [food, zombies] = [foodLeft(state), zombiesLeft(state)];
  const fog = Object.values(tiles).filter(({ status }) => status === 'fog').length;
  return (
    <div className="om-tracker">
      <p className="om-round" {...ruleOf('part', 'round')}>
        <Icon name="day" />
        {round === 0 ? t('om.hud.setting-up') : t('om.hud.round', { n: round, last: options.maxRounds })}
      </p>
      <progress className="om-rounds" value={round} max={options.maxRounds} aria-hidden="true" />
      <p className="om-common">
        <Figure icon="food" value={food} words={t('om.hud.food-supply', { n: food })} part="food-supply" />
        <Figure
          icon="zombie"
          value={zombies}
          words={t('om.hud.zombie-supply', { n: zombies })}
          part="zombie-supply"
        />
        <Figure icon="fog" value={fog} words={t('om.hud.fog-left', { n: fog })} part="fog" />
      </p>
      <UnseenLoot state={state} />
    </div>
  );
}
