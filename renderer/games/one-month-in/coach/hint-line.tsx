import type { Move } from '../../../../models/one-month-in/moves';
import { Button } from '../../../hud/button';
import { t } from '../../../i18n';
import type { HintMemory } from '../../face';
import { useHint } from './use-hint';
import './hint-line.css';

interface HintLineProps {
  /** None while a bot decides. */
  readonly legal: readonly Move[];
  /** Null where hints are turned off. */
  readonly memory: HintMemory | null;
}

/** A word for those who play without the lesson, said once and closed when it has been read. */
export function HintLine({ legal, memory }: HintLineProps) {
  const hint = useHint(legal, memory);
  return (
    hint && (
      <aside className="om-hint" aria-live="polite">
        <p>{hint.text}</p>
        <Button look="quiet" label={t('om.hint.close')} onPress={hint.close} />
      </aside>
    )
  );
}
