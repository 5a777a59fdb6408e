import { bestScore, resultFor } from '../../../models/kernel/outcome';
import { Button } from '../../hud/button';
import { composedText, t } from '../../i18n';
import { useApp } from '../app-context';
import { Screen } from './screen';
import './result.css';

/** How the game ended, and what it came to in numbers. */
export function ResultScreen() {
  const { host, replays, send } = useApp();
  const match = host.match();
  const snapshot = match && host.seen(match);
  const outcome = snapshot?.outcome;
  if (!match || !outcome) return null;
  const score = bestScore(outcome);
  const { face, session } = match;
  const leave = (next: 'LEAVE' | 'NEW_GAME') => {
    host.leave();
    send('LEAVE');
    if (next === 'NEW_GAME') send('NEW_GAME');
  };
  const watch = () => {
    replays.open(session.save());
    send('WATCH');
  };
  return (
    <Screen
      title={t(`ui.result.${resultFor(outcome, snapshot.viewer)}`)}
      actions={
        <div className="result-actions">
          <Button label={t('ui.result.look')} onPress={() => send('LOOK_AT_TABLE')} />
          <Button label={t('replay.watch')} onPress={watch} />
          <Button label={t('ui.result.leave')} onPress={() => leave('LEAVE')} />
          <Button look="primary" label={t('ui.new-game')} onPress={() => leave('NEW_GAME')} first />
        </div>
      }
    >
      <p className="result-reason">{composedText(outcome.reason)}</p>
      {score !== null && (
        <p className="result-score">
          <span>{t('ui.result.score', { n: score })}</span>
          {outcome.rank !== null && <strong>{composedText(outcome.rank)}</strong>}
        </p>
      )}
      {face.lesson && host.lesson() && <p>{composedText(face.lesson.after)}</p>}
      <face.Statistics snapshot={snapshot} />
    </Screen>
  );
}
