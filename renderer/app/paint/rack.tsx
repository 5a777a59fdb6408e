import { type CSSProperties, useId } from 'react';
import { Choices } from '../../hud/choices';
import { Slider } from '../../hud/slider';
import { useRoving } from '../../hud/use-roving';
import { t } from '../../i18n';
import type { PaintArea } from '../../paint/areas';
import type { Coat } from '../../paint/paintwork';
import { POT_IDS, POTS, potOf } from '../../paint/pots';

const OWN = 'own';

interface PotsProps {
  readonly coat: Coat;
  readonly onPaint: (coat: Coat, sliding?: string) => void;
}

/** What the colour is called: by its pot, or as somebody mixed it. */
function colourName({ colour }: Coat): string {
  if (colour === null) return t('paint.as-it-came');
  const pot = potOf(colour);
  return pot ? t(`paint.pot.${pot}`) : t('paint.mixed', { colour });
}

/** A pot of every paint, and first of all the paint that the miniature came with. */
function Pots({ coat, onPaint }: PotsProps) {
  const { list, tabIndexOf, onFocus, onKeyDown } = useRoving<HTMLDivElement>([OWN, ...POT_IDS]);
  const pot = (key: string, colour: string | null, label: string) => (
    <button
      key={key}
      type="button"
      className={colour ? 'paint-pot' : 'paint-pot paint-pot-none'}
      style={colour ? ({ '--pot': colour } as CSSProperties) : undefined}
      data-key={key}
      aria-label={label}
      aria-pressed={coat.colour === colour}
      title={label}
      tabIndex={tabIndexOf(key)}
      onFocus={() => onFocus(key)}
      onClick={() => onPaint({ ...coat, colour })}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no row of pots
    <div ref={list} className="paint-pots" role="group" aria-label={t('paint.pots')} onKeyDown={onKeyDown}>
      {[
        pot(OWN, null, t('paint.as-it-came')),
        ...POT_IDS.map((id) => pot(id, POTS[id], t(`paint.pot.${id}`))),
      ]}
    </div>
  );
}

/** Any colour at all. */
function Mixing({ coat, onPaint }: PotsProps) {
  const id = useId();
  return (
    <div className="paint-mixing">
      <span className="paint-colour-name" aria-live="polite">
        {colourName(coat)}
      </span>
      <label htmlFor={id}>{t('paint.mix')}</label>
      <input
        id={id}
        type="color"
        value={coat.colour ?? '#808080'}
        onChange={(event) => onPaint({ ...coat, colour: event.target.value.toLowerCase() }, 'colour')}
      />
    </div>
  );
}

interface RackProps extends PotsProps {
  readonly areas: readonly PaintArea[];
  readonly area: PaintArea;
  readonly onArea: (area: PaintArea) => void;
}

/** Which part is painted, with which paint, and how strongly wash and brush go over it. */
export function Rack({ areas, area, coat, onArea, onPaint }: RackProps) {
  return (
    <>
      <Choices
        inline
        title={t('paint.areas')}
        choices={areas.map((key) => ({ key, label: t(`paint.area.${key}`) }))}
        chosen={area}
        onChoose={onArea}
      />
      <Pots coat={coat} onPaint={onPaint} />
      <Mixing coat={coat} onPaint={onPaint} />
      <div className="paint-dials">
        <Slider
          label={t('paint.wash')}
          percent={coat.wash}
          onChange={(wash) => onPaint({ ...coat, wash }, 'wash')}
        />
        <Slider
          label={t('paint.brush')}
          percent={coat.brush}
          onChange={(brush) => onPaint({ ...coat, brush }, 'brush')}
        />
      </div>
    </>
  );
}
