import { useRef } from 'react';
import { TextField } from '../hud/text-field';
import { isBlank, t } from '../i18n';

interface SeedFieldProps {
  readonly seed: string;
  readonly onChange: (seed: string) => void;
}

/**
 * The seed that somebody wrote, once they are done with it: without blanks that came with it from elsewhere, for those give other
 * luck. Where nothing is left of it, the one before.
 */
export function finishedSeed(written: string, before: string): string {
  return isBlank(written) ? before : written.trim();
}

/** The seed of a game to come. */
export function SeedField({ seed, onChange }: SeedFieldProps) {
  const last = useRef(seed);
  const leave = () => {
    last.current = finishedSeed(seed, last.current);
    if (last.current !== seed) onChange(last.current);
  };
  return <TextField label={t('ui.new.seed')} value={seed} longest={40} onChange={onChange} onLeave={leave} />;
}
