import { type ReactNode, useState } from 'react';
import { Button } from '../../hud/button';
import { errorText, t } from '../../i18n';
import { copyText } from '../saves/hand-out';
import { Screen } from '../screens/screen';
import type { Fault } from './fault';
import './fault-page.css';

interface FaultPageProps {
  readonly fault: Fault;
  /** Resolves with the text that "Copy report" copies. */
  readonly report: () => Promise<string>;
  /** Label of the way on. */
  readonly back: string;
  readonly onBack: () => void;
  /** Other ways on. */
  readonly others?: ReactNode;
}

/** What is shown when something broke inside. It needs nothing of the app around it, for that may be what broke. */
export function FaultPage({ fault, report, back, onBack, others }: FaultPageProps) {
  const [said, setSaid] = useState('');
  const copy = () => {
    report()
      .then(copyText)
      .then(
        () => setSaid(t('ui.fault.copied')),
        (error: unknown) => setSaid(errorText(error)),
      );
  };
  return (
    <Screen title={t('ui.fault')}>
      <p>{t('ui.fault.words')}</p>
      <textarea
        className="fault-message"
        readOnly
        aria-label={t('ui.fault.what')}
        value={fault.stack ?? fault.message}
      />
      <p className="fault-small">{t('ui.fault.holds')}</p>
      <div className="fault-buttons">
        <Button look="primary" label={back} onPress={onBack} first />
        <Button label={t('ui.fault.copy')} onPress={copy} />
        {others}
        <p role="status">{said}</p>
      </div>
    </Screen>
  );
}
