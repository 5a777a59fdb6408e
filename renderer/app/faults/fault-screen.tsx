import { Button } from '../../hud/button';
import { t } from '../../i18n';
import { useApp } from '../app-context';
import type { Fault } from './fault';
import { FaultPage } from './fault-page';
import { reportText } from './report';

interface FaultScreenProps {
  readonly fault: Fault;
  /** Goes back to the game, or draws again what broke. */
  readonly onBack: () => void;
}

/** Something broke while a game may be on the table: it is as it was after the last move. */
export function FaultScreen({ fault, onBack }: FaultScreenProps) {
  const { host, platform, send } = useApp();
  const match = host.match();
  const report = async () =>
    reportText({ fault, facts: await platform.facts(), game: match?.session.save() ?? null });
  const leave = () => {
    host.leave();
    send('LEAVE');
    onBack();
  };
  if (!match) return <FaultPage fault={fault} report={report} back={t('ui.fault.title')} onBack={leave} />;
  return (
    <FaultPage
      fault={fault}
      report={report}
      back={t('ui.fault.back')}
      onBack={onBack}
      others={<Button label={t('ui.pause.leave')} onPress={leave} />}
    />
  );
}
