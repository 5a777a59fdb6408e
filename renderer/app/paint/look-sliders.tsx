import { Range } from '../../hud/slider';
import { t } from '../../i18n';
import { CLOSENESS, type Look } from './use-look';

/** From which side the figure is looked at, and how near. */
export function LookSliders({ look }: { readonly look: Look }) {
  return (
    <>
      <Range
        label={t('paint.turn')}
        value={look.turn}
        least={-180}
        most={180}
        step={5}
        words={t('photo.degrees', { n: look.turn })}
        onChange={look.setTurn}
      />
      <Range
        label={t('paint.closeness')}
        value={look.closeness}
        {...CLOSENESS}
        words={t('ui.settings.percent', { n: Math.round(look.closeness * 100) })}
        onChange={look.setCloseness}
      />
    </>
  );
}
