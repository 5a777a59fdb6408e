import { boostsOf } from '../../../../models/dying-light/content/dice';
import type { Die as DieData } from '../../../../models/dying-light/state';
import { t } from '../../../i18n';
import { Icon } from '../../../icons';
import { faceText } from '../narrate/dice';
import './die.css';

/** One rolled die. Its colour tells the type, and so does its corner for those who can't see colours. */
export function Die({ die }: { readonly die: DieData }) {
  const icons = boostsOf(die.type, die.face);
  return (
    <span
      className={`die die-${die.type} ${icons.length > 1 ? 'die-two' : ''}`}
      role="img"
      aria-label={t('dl.hud.die', { type: t(`dl.die.${die.type}`), face: faceText(die) })}
      title={faceText(die)}
      data-icons={icons.join(' ')}
    >
      {icons.map((icon) => (
        <Icon key={icon} name={icon} />
      ))}
    </span>
  );
}
