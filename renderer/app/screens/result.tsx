import { Button } from '../../hud/button';
import { t } from '../../i18n';
import { useApp } from '../app-context';
import { Screen } from './screen';
import './result.css';

/** How the game ended. */
export function ResultScreen() {
  const { host, send } = useApp();
  const outcome = host.session()?.getSnapshot().outcome;
  if (!outcome) return null;
  const leave = (next: 'LEAVE' | 'NEW_GAME') => {
    host.leave();
    send('LEAVE');
    if (next === 'NEW_GAME') send('NEW_GAME');
  };
  return (
    <Screen title={t(`ui.result.${outcome.result}`)}>
      <p className="result-reason">{t(outcome.reason)}</p>
      {outcome.score !== null && (
        <p className="result-score">
          {t('ui.result.score', { n: outcome.score })}
          {outcome.rank !== null && <strong>{t(outcome.rank)}</strong>}
        </p>
      )}
      <div className="dialog-buttons">
        <Button label={t('ui.result.look')} onPress={() => send('LOOK_AT_TABLE')} />
        <Button label={t('ui.result.leave')} onPress={() => leave('LEAVE')} />
        <Button look="primary" label={t('ui.new-game')} onPress={() => leave('NEW_GAME')} first />
      </div>
    </Screen>
  );
}
