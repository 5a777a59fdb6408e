import { useId } from 'react';
import { t } from '../i18n';
import './slider.css';

const STEP = 5;

interface RangeProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** The value in words. */
  readonly words: string;
  readonly onChange: (value: number) => void;
}

/** A number that can be turned up and down. */
export function Range({ label, value, least, most, step, words, onChange }: RangeProps) {
  const id = useId();
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output htmlFor={id}>{words}</output>
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly percent: number;
  readonly onChange: (percent: number) => void;
}

/** Something that can be turned up and down, from 0 to 100 per cent. */
export function Slider({ label, percent, onChange }: SliderProps) {
  const words = t('ui.settings.percent', { n: percent });
  return (
    <Range label={label} value={percent} least={0} most={100} step={STEP} words={words} onChange={onChange} />
  );
}
