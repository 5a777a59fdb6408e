import type { Fault } from '../../../../models/dying-light/content/check';
import { isHint } from '../../../../models/dying-light/content/check/own';
import { t } from '../../../i18n';
import { useWorkbench } from './composing';
import { faultText } from './fault-words';

interface CheckStripProps {
  readonly faults: readonly Fault[];
  /** Shows where a fault is. */
  readonly onFault: (fault: Fault) => void;
}

/** What is wrong with the scenario, as long as anything is; each fault leads to its place. */
export function CheckStrip({ faults, onFault }: CheckStripProps) {
  const { body } = useWorkbench();
  const hindering = faults.filter((fault) => !isHint(fault)).length;
  return (
    <section className="check-strip" aria-label={t('dl.editor.checks')}>
      <p role="status" className={hindering > 0 ? 'check-bad' : 'check-fine'}>
        {hindering > 0 ? t('dl.editor.faults', { n: hindering }) : t('dl.editor.fine')}
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => {
            const text = faultText(fault, body);
            return (
              <li key={`${fault.path.join('.')} ${fault.id}`}>
                <button
                  type="button"
                  className={isHint(fault) ? 'check-hint' : 'check-fault'}
                  onClick={() => onFault(fault)}
                >
                  {text}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
