import { TextField } from '../hud/text-field';
import { t } from '../i18n';

interface SeedFieldProps {
  readonly seed: string;
  readonly onChange: (seed: string) => void;
}

/** The seed of a game to come. */
export function SeedField({ seed, onChange }: SeedFieldProps) {
  return <TextField label={t('ui.new.seed')} value={seed} longest={40} onChange={onChange} />;
}
