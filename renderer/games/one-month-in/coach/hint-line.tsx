import type { Move } from '../../../../models/one-month-in/moves';
import { Button } from '../../../hud/button';
import { t } from '../../../i18n';
import { useHint } from './use-hint';
import './hint-line.css';

interface HintLineProps {
  /** None while a bot decides. */
  readonly legal: readonly Move[];
  /** False where hints are turned off. */
  readonly wanted: boolean;
}

/** A word for those who play without the lesson, said once and closed when it has been read. */
export function HintLine({ legal, wanted }: HintLineProps) {
  const hint = useHint(legal, wanted);
  return (
    hint && (
      <aside className="om-hint" aria-live="polite">
        <p>{hint.text}</p>
        <Button look="quiet" label={t('om.hint.close')} onPress={hint.close} />
      </aside>
    )
  );
}
