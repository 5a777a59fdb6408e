import { goalCard } from '../../../../models/dying-light/scenario/goal';
import type { State } from '../../../../models/dying-light/state';
import { composedText, t } from '../../../i18n';
import { Icon } from '../../../icons';
import './goal.css';

/** The scenario card that is followed now, by its title. */
export function Goal({ state }: { readonly state: State }) {
  const goal = goalCard(state);
  if (!goal) return null;
  return (
    <p className="goal">
      <Icon name="goal" title={t('hud.goal')} /> {composedText(`card.${goal}.title`)}
    </p>
  );
}
