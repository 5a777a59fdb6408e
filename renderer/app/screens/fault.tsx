import { Button } from '../../hud/button';
import { t } from '../../i18n';
import { useApp } from '../app-context';
import { Screen } from './screen';

interface FaultScreenProps {
  readonly message: string;
  /** Draws again what broke. */
  readonly onBack: () => void;
}

/** Something broke inside a move. The position before it is still there. */
export function FaultScreen({ message, onBack }: FaultScreenProps) {
  const { host, send } = useApp();
  const leave = () => {
    host.leave();
    send('LEAVE');
    onBack();
  };
  return (
    <Screen title={t('ui.fault')}>
      <p>{t('ui.fault.text')}</p>
      <pre className="fault-message">{message}</pre>
      <div className="dialog-buttons">
        <Button label={t('ui.pause.leave')} onPress={leave} />
        <Button look="primary" label={t('ui.fault.back')} onPress={onBack} first />
      </div>
    </Screen>
  );
}
