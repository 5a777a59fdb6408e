import { bestScore } from '../../../models/kernel/outcome';
import type { Outcome, Seat } from '../../../models/kernel/types';
import { startMatch } from '../../games/face-of';
import { Button } from '../../hud/button';
import { composedText, shownName, t } from '../../i18n';
import { useApp } from '../app-context';
import { cardOf } from '../photo/card-of';
import { randomSeed } from '../random-id';
import { useKeptRecord } from '../records/use-kept-record';
import { ChronicleList } from './chronicle-list';
import { NextGame } from './next-game';
import { resultTitle, rivalScores } from './result-words';
import { Screen } from './screen';
import { ToDecksButton } from './to-decks';
import { ToEditorButton } from './to-editor';
import './result.css';

/** What each of the rivals has scored, the best first. */
function RivalScores({ outcome, seats }: { readonly outcome: Outcome; readonly seats: readonly Seat[] }) {
  const scored = rivalScores(outcome, seats);
  if (scored.length === 0) return null;
  return (
    <ol className="result-scores" aria-label={t('ui.result.scores')}>
      {scored.map(({ id, name, n }) => (
        <li key={id} className={outcome.winners.includes(id) ? 'result-winner' : ''}>
          <span>{shownName(name)}</span> <span>{t('ui.result.score', { n })}</span>
        </li>
      ))}
    </ol>
  );
}

/** What a team has scored together, and the rank that earns. */
function TeamScore({ outcome }: { readonly outcome: Outcome }) {
  const score = bestScore(outcome);
  if (score === null) return null;
  return (
    <p className="result-score">
      <span>{t('ui.result.score', { n: score })}</span>
      {outcome.rank !== null && <strong>{composedText(outcome.rank)}</strong>}
    </p>
  );
}

/** How the game ended, and what it came to in numbers. */
export function ResultScreen() {
  const { host, replays, sharedCard, send } = useApp();
  const match = host.match();
  const snapshot = match && host.seen(match);
  const outcome = snapshot?.outcome;
  useKeptRecord(match, snapshot, () => match?.session.save() ?? null);
  if (!match || !outcome) return null;
  const { face, session } = match;
  const { rivals, seatsOf } = face.game.rules;
  const leave = (next: 'LEAVE' | 'NEW_GAME') => {
    host.leave();
    send('LEAVE');
    if (next === 'NEW_GAME') send('NEW_GAME');
  };
  const { again } = face.plan;
  const taught = face.lesson !== null && host.lesson() !== null;
  const playAgain = () => {
    if (!again) return;
    host.take(startMatch(face, again.plan(snapshot.position.state, randomSeed())));
    send('GAME_READY');
  };
  const watch = () => {
    replays.open(session.save());
    send('WATCH');
  };
  const share = () => {
    const { seed } = session.save();
    sharedCard.current = cardOf(match, session.seen('table'), { seed, now: new Date() });
    send('SHARE');
  };
  return (
    <Screen
      wide
      title={resultTitle(match, snapshot)}
      actions={
        <div className="result-actions">
          <Button label={t('ui.result.look')} onPress={() => send('LOOK_AT_TABLE')} />
          <Button label={t('replay.watch')} onPress={watch} />
          <Button label={t('share.title')} onPress={share} />
          {again && <Button label={composedText(again.label)} onPress={playAgain} />}
          <ToDecksButton />
          <ToEditorButton />
          <Button label={t('ui.result.leave')} onPress={() => leave('LEAVE')} />
          <Button
            look={taught ? 'plain' : 'primary'}
            label={t('ui.new-game')}
            onPress={() => leave('NEW_GAME')}
            first={!taught}
          />
        </div>
      }
    >
      <div className="result-page">
        <div className="result-columns">
          <div>
            <p className="result-reason">{composedText(outcome.reason)}</p>
            {rivals ? (
              <RivalScores outcome={outcome} seats={seatsOf(snapshot.position.state)} />
            ) : (
              <TeamScore outcome={outcome} />
            )}
            {taught && <NextGame face={face} />}
            {host.adviceAsked() > 0 && <p>{t('ui.result.advice', { n: host.adviceAsked() })}</p>}
            <ChronicleList face={face} snapshot={snapshot} />
          </div>
          <face.Statistics snapshot={snapshot} />
        </div>
      </div>
    </Screen>
  );
}
