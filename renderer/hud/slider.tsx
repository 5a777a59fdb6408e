import { useId } from 'react';
import { t } from '../i18n';
import './slider.css';

const STEP = 5;

interface SliderProps {
  readonly label: string;
  readonly percent: number;
  readonly onChange: (percent: number) => void;
}

/** Something that can be turned up and down, from 0 to 100 per cent. */
export function Slider({ label, percent, onChange }: SliderProps) {
  const id = useId();
  const words = t('ui.settings.percent', { n: percent });
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={STEP}
        value={percent}
        aria-valuetext={words}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output htmlFor={id}>{words}</output>
    </div>
  );
}
