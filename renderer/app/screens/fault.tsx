import { Button } from '../../hud/button';
import { t } from '../../i18n';
import { useApp } from '../app-context';
import { Screen } from './screen';

/** Something broke inside a move. The position before it is still there. */
export function FaultScreen({ message }: { readonly message: string }) {
  const { host, send } = useApp();
  const leave = () => {
    host.leave();
    send('LEAVE');
  };
  return (
    <Screen title={t('ui.fault')}>
      <p>{t('ui.fault.text')}</p>
      <pre className="fault-message">{message}</pre>
      <div className="dialog-buttons">
        <Button label={t('ui.pause.leave')} onPress={leave} />
        <Button look="primary" label={t('ui.fault.back')} onPress={() => send('RESUME')} first />
      </div>
    </Screen>
  );
}
