import { type ComponentType, useEffect, useMemo } from 'react';
import { useAmbience, useScore } from '../../audio/use-sound';
import type { GameFace } from '../../games/face';
import { Button } from '../../hud/button';
import { useScreenFocus } from '../../hud/use-screen-focus';
import { t } from '../../i18n';
import { BACK, PHOTO, REPLAY } from '../../input/commands';
import { useCommands } from '../../input/shortcuts';
import type { Story } from '../../motion/story';
import { TellingProvider, useOnceTold } from '../../play/telling';
import { TABLE_SPEED } from '../../replay/player';
import { ReplayControls } from '../../replay/replay-controls';
import type { Watched } from '../../replay/replay-desk';
import { ReplayLog, useReplayed } from '../../replay/replay-log';
import { usePlayer } from '../../replay/use-player';
import { useApp } from '../app-context';
import { usePhotographer } from '../photo/use-photo';
import { canDraw } from '../quality';
import { useTellingOf } from '../use-telling';
import { useContinue } from './use-continue';
import '../../hud/layout.css';
import '../../hud/top-bar.css';
import '../../replay/replay.css';

interface Moment {
  readonly face: GameFace;
  readonly state: unknown;
}

/** Shows a moment of the game on the 3D table, and how it came about. */
function useTable({ face, state }: Moment, story: Story, speed: keyof typeof TABLE_SPEED): void {
  const { stage } = useApp();
  useEffect(() => {
    const scene = <face.Scene state={state} story={story} />;
    stage.show({ scene, playing: true, speed: TABLE_SPEED[speed] });
  }, [stage, face, state, story, speed]);
}

/** A panel that is not ahead of the table. */
function ToldPanel({
  of: Panel,
  state,
}: {
  readonly of: ComponentType<{ state: unknown }>;
  readonly state: unknown;
}) {
  return <Panel state={useOnceTold(state)} />;
}

function ReplayBar({ face, state, onLeave }: Moment & { readonly onLeave: () => void }) {
  return (
    <header className="top-bar">
      <ToldPanel of={face.panels.Top} state={state} />
      <h1 className="replay-title">{t('replay.title')}</h1>
      <span className="top-buttons">
        <Button label={t('replay.leave')} shortcut={BACK} look="quiet" onPress={onLeave} />
      </span>
    </header>
  );
}

/** A moment of a replay as a photo; the replay stands still meanwhile. */
function usePhoto(watched: Watched, at: number, state: unknown, stop: () => void): void {
  const { notify } = useApp();
  const take = usePhotographer();
  const seats = watched.face.game.rules.seatsOf(state);
  const { tell, ...log } = useReplayed({ watched, at, seats });
  const press = () => {
    if (!canDraw()) return notify(t('photo.no-table'), true);
    stop();
    take(watched.face, log, tell);
  };
  useCommands([[PHOTO, press]]);
}

/** A game played again on the table, with its boards and its log. */
export function ReplayScreen({ watched }: { readonly watched: Watched }) {
  const { face, replay } = watched;
  const { Left, Right } = face.panels;
  const { rules } = face.game;
  const { settings, send } = useApp();
  const {
    player,
    rounds,
    story,
    send: tell,
  } = usePlayer(watched, settings.reducedMotion ? 'instant' : settings.speed);
  const { state } = useMemo(() => replay.positionAt(player.at), [replay, player.at]);
  const continueFrom = useContinue(watched);
  const page = useScreenFocus();
  useTable({ face, state }, story, player.speed);
  usePhoto(watched, player.at, state, () => player.isPlaying && tell({ type: 'toggle' }));
  const telling = useTellingOf(story, TABLE_SPEED[player.speed], 0);
  useScore(story, TABLE_SPEED[player.speed], 0);
  useAmbience(face.sound?.timeOf(state));
  const leave = () => send('BACK');
  const back = () => tell({ type: 'back' });
  const forward = () => tell({ type: 'forward' });
  useCommands([
    [BACK, leave],
    [REPLAY.toggle, () => tell({ type: 'toggle' })],
    [REPLAY.back, back],
    [REPLAY.forward, forward],
  ]);
  return (
    <TellingProvider value={telling}>
      <main ref={page} className="hud" aria-label={t('replay.title')}>
        <ReplayBar face={face} state={state} onLeave={leave} />
        <div className="hud-left">
          <ToldPanel of={Left} state={state} />
        </div>
        <div className="hud-right">
          <ToldPanel of={Right} state={state} />
          <ReplayLog watched={watched} at={player.at} seats={rules.seatsOf(state)} />
        </div>
        <div className="hud-bottom">
          <ReplayControls
            replay={replay}
            rounds={rounds}
            player={player}
            send={tell}
            onContinue={() => continueFrom(player.at)}
            whyNot={rules.outcome(state) ? t('replay.over') : null}
          />
        </div>
      </main>
    </TellingProvider>
  );
}
