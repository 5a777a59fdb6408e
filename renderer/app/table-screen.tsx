import { type ReactElement, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { AnyMove, SeatId } from '../../models/kernel/types';
import type { ScoredStory } from '../audio/score';
import { useAmbience, useScore } from '../audio/use-sound';
import { awayOf } from '../away/away';
import { AwayNote } from '../away/away-note';
import { CoachPanel } from '../coach/coach-panel';
import { useCoach } from '../coach/use-coach';
import type { AnySnapshot, GameFace, GameTypes, HintMemory, Match, TableGame } from '../games/face';
import { SKIP } from '../input/commands';
import { usePadSeats } from '../input/pad/seats';
import { useCommands } from '../input/shortcuts';
import type { Speed } from '../motion/director';
import { lengthOf } from '../motion/story';
import { TellingProvider } from '../play/telling';
import { useRulebook } from '../rulebook/use-rulebook';
import { SceneProvider } from '../table/on-table';
import { useApp } from './app-context';
import { botPaceOf, botPause, isBotsTurn, useBots } from './bots';
import { Curtain } from './curtain';
import type { GameHost } from './game-host';
import { PadDialogs } from './pads/pad-dialogs';
import { useTurn } from './pads/use-turn';
import { usePhotoKey } from './photo/use-photo';
import { SPEED_OF } from './settings';
import { nextStory } from './story';
import { useGameOver } from './use-game-over';
import { useTellingOf } from './use-telling';
import { useWishes } from './use-wishes';
import { handOverTo } from './viewpoint';

const NO_MOVES: readonly AnyMove[] = [];

/** @param advised whether people may ask what a bot would do */
function tableGame(match: Match, host: GameHost, advised: boolean): TableGame<GameTypes> {
  return {
    getSnapshot: () => host.seen(match),
    subscribe: host.subscribe,
    whyIllegal: host.whyNot,
    play: host.play,
    advise: advised ? host.advise : null,
    undo: host.undo,
    redo: host.redo,
  };
}

/** What happened on the way to the position now on the table. */
function useStory(face: GameFace, snapshot: AnySnapshot): ScoredStory {
  const [told, setTold] = useState(() => nextStory(null, snapshot, face));
  const now = nextStory(told, snapshot, face);
  if (now !== told) setTold(now);
  return now.story;
}

/** Space ends what the table plays. */
function useSkip(): number {
  const [skip, setSkip] = useState(0);
  useCommands([[SKIP, () => setSkip(skip + 1)]]);
  return skip;
}

/**
 * How a scene gets on the table. It has room for the coach in all of a lesson, so that the table stays where it is when the
 * coach waits, and gives way to no hint.
 * @param open everybody may see what lies on the table now
 */
function useOnScene(open: boolean): (scene: ReactElement) => void {
  const { stage, host } = useApp();
  const coached = useSyncExternalStore(host.subscribe, () => host.lesson() !== null);
  return useCallback(
    (scene) => stage.show({ scene, playing: true, coached, unpictured: !open }),
    [stage, coached, open],
  );
}

/** Tells end-to-end tests that everything can be pressed. */
function useReadyMark(): void {
  useEffect(() => {
    document.body.dataset.ready = 'table';
    return () => {
      delete document.body.dataset.ready;
    };
  }, []);
}

function useSpeed(): Speed {
  const { settings } = useApp();
  return settings.reducedMotion ? 'instant' : SPEED_OF[settings.speed];
}

/** Which small hints have been given; null in a lesson and where they are turned off. */
function useHints(): HintMemory | null {
  const { host, settings } = useApp();
  const said = useSyncExternalStore(host.subscribe, host.hints);
  const wanted = settings.hints && host.lesson() === null;
  return useMemo(() => (wanted ? { said, keep: host.keepHints } : null), [wanted, said, host]);
}

/** What the person who decides now has missed and not read yet; null for nothing, and in a lesson. Menus lie over it, and it stays read. */
function useAway({ face }: Match, snapshot: AnySnapshot, isCoached: boolean) {
  const [read, setRead] = useState('');
  const away = useMemo(() => {
    const { state } = snapshot.position;
    const { secrets, seatsOf } = face.game.rules;
    const at = isCoached ? [] : (face.awayAt ?? []);
    return awayOf(snapshot, { seats: seatsOf(state), at, secrets, tell: (entry) => face.tell(entry, state) });
  }, [face, snapshot, isCoached]);
  const key = away && `${away.seat.id} ${away.since}`;
  return { away: key === read ? null : away, onRead: () => setRead(key ?? '') };
}

interface TableScreenProps {
  readonly match: Match;
  /** False while a menu lies over the table. */
  readonly shown: boolean;
}

/** A game being played. */
export function TableScreen({ match, shown }: TableScreenProps) {
  const { face } = match;
  const { host, settings, send, notify } = useApp();
  const { isOpen: isReading } = useRulebook();
  const advised = useSyncExternalStore(host.subscribe, () => settings.advice && host.lesson() === null);
  const game = useMemo(() => tableGame(match, host, advised), [match, host, advised]);
  const snapshot = useSyncExternalStore(game.subscribe, game.getSnapshot);
  const isBots = isBotsTurn(snapshot.prompt, face.game.rules.seatsOf(snapshot.position.state));
  const legal = isBots ? NO_MOVES : snapshot.legal;
  const story = useStory(face, snapshot);
  const coach = useCoach({ host, notify }, match, snapshot, legal, settings.reducedMotion);
  const { viewer } = snapshot;
  const onScene = useOnScene(viewer === 'table' || viewer === 'everyone');
  const handedTo = handOverTo(match, snapshot);
  const hints = useHints();
  const pickUp = (seat: SeatId) => {
    host.pickUp(seat);
    const move = face.together?.pickUpMove(game.getSnapshot());
    if (move) game.play(move);
  };
  const skip = useSkip();
  const speed = useSpeed();
  const telling = useTellingOf(story, speed, skip);
  useScore(story, speed, skip);
  useAmbience(face.sound?.timeOf(snapshot.position.state));
  useGameOver(snapshot.outcome !== null, { story, speed, skip, shown });
  useReadyMark();
  usePhotoKey(match, snapshot, shown);
  useTurn(match, snapshot, shown);
  const { away, onRead } = useAway(match, snapshot, coach !== null);
  const { lost } = usePadSeats();
  const isAwake = isBots && shown && !isReading && !coach?.advice.holds && lost.size === 0;
  useWishes(match, snapshot, !isBots && shown && coach === null && telling.asks);
  useBots(
    snapshot,
    isAwake,
    host.readyBot,
    botPause(botPaceOf(snapshot.house, settings), speed, lengthOf(story), face.botPause),
  );
  return (
    <>
      {shown && coach && telling.over && <CoachPanel coach={coach} steps={face.lesson?.steps ?? 0} />}
      {shown && away && telling.over && <AwayNote away={away} onRead={onRead} />}
      <SceneProvider value={onScene}>
        {/* What somebody began to put together, or held in mind, goes with them. */}
        <TellingProvider value={telling}>
          <face.Play
            key={viewer}
            game={game}
            story={story}
            skip={skip}
            legal={legal}
            coach={coach}
            shown={shown}
            confirmations={settings.confirmations}
            hints={hints}
            onPeek={host.pickUp}
            onMenu={() => send('PAUSE')}
          />
        </TellingProvider>
      </SceneProvider>
      {shown && handedTo.length > 0 && (
        <Curtain people={handedTo} moves={snapshot.moves} onPickUp={pickUp} onMenu={() => send('PAUSE')} />
      )}
      {shown && <PadDialogs match={match} snapshot={snapshot} />}
    </>
  );
}
