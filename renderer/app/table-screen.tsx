import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DieId } from '../../models/dying-light/ids';
import { coachFocus, withCoachMarks } from '../coach/coach-marks';
import { CoachPanel } from '../coach/coach-panel';
import { type Coach, useCoach } from '../coach/use-coach';
import { useBots } from '../games/dying-light/hud/bots';
import { type Composer, useComposer } from '../games/dying-light/hud/composer';
import { DyingLightHud } from '../games/dying-light/hud/dying-light-hud';
import { GameProvider, type TableGame, useSnapshot } from '../games/dying-light/hud/game-context';
import { reasonNotThere } from '../games/dying-light/hud/place-words';
import { tableMarks } from '../games/dying-light/hud/table-marks';
import type { Highlight, Story, Pick as TablePick } from '../games/dying-light/scene';
import { useShortcuts } from '../input/shortcuts';
import { useRulebook } from '../rulebook/use-rulebook';
import { useApp } from './app-context';
import type { DyingLightSession, GameHost } from './game-host';
import { SPEED_OF } from './settings';
import type { StageView } from './stage';
import { lengthOf, nextStory, type Told } from './story';

/** Milliseconds at single speed before a bot plays, so that one can follow. */
const BOT_PAUSE = 800;

const NO_DICE: readonly DieId[] = [];

function tableGame(session: DyingLightSession, host: GameHost): TableGame {
  return {
    getSnapshot: session.getSnapshot,
    subscribe: session.subscribe,
    legalMoves: () => session.legalMoves(),
    whyIllegal: (move) => session.whyIllegal(move),
    play: (move, by) => host.play(move, by),
    undo: () => session.undo(),
  };
}

/** What happened on the way to the position now on the table. */
function useStory(): Story {
  const snapshot = useSnapshot();
  const [told, setTold] = useState<Told>(() => nextStory(null, snapshot));
  const now = nextStory(told, snapshot);
  if (now !== told) setTold(now);
  return now.story;
}

/** The places that the open decision is about, and those that the coach talks about. */
function useMarks({ candidates, composition }: Composer, coach: Coach | null): readonly Highlight[] {
  const { state } = useSnapshot().position;
  const marks = useMemo(() => tableMarks(candidates, composition, state), [candidates, composition, state]);
  const shows = coach?.lit ? coach.advice.shows : null;
  return useMemo(() => (shows ? withCoachMarks(marks, shows) : marks), [marks, shows]);
}

/** Where the camera looks, and whether the coach's panel takes some of the window. */
function useCoachView(coach: Coach | null): Pick<StageView, 'coached' | 'focus'> {
  const coached = coach !== null;
  const shows = coach?.advice.shows;
  return useMemo(() => {
    const focus = shows && coachFocus(shows);
    return { coached, ...(focus && { focus }) };
  }, [coached, shows]);
}

interface TableView {
  readonly composer: Composer;
  readonly coach: Coach | null;
  readonly story: Story;
  readonly onHover: (pick: TablePick | null) => void;
}

/** Shows the position on the 3D table. */
function useTableView({ composer, coach, story, onHover }: TableView): void {
  const { stage } = useApp();
  const { state } = useSnapshot().position;
  const [skip, setSkip] = useState(0);
  const latest = useRef(composer);
  const { composition } = composer;
  const marks = useMarks(composer, coach);
  const coachView = useCoachView(coach);
  useShortcuts({ ' ': () => setSkip(skip + 1) });
  useEffect(() => {
    latest.current = composer;
  });
  useEffect(() => {
    stage.show({
      state,
      story,
      skip,
      marks,
      selected: composition.move?.type === 'MOVE' ? composition.move.dice : NO_DICE,
      playing: true,
      ...coachView,
      onPick: (pick) => latest.current.pick(pick),
      onHover,
    });
  }, [stage, state, story, skip, marks, composition, coachView, onHover]);
}

function useGameOver(): void {
  const { send } = useApp();
  const { outcome } = useSnapshot();
  const over = outcome !== null;
  useEffect(() => {
    if (over) send('GAME_OVER');
  }, [over, send]);
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

/** Milliseconds that a bot waits: until everything has been shown, and a moment more. */
function useBotPause(story: Story): number {
  const { settings } = useApp();
  const speed = settings.reducedMotion ? 'instant' : SPEED_OF[settings.speed];
  return speed === 'instant' ? 20 : (BOT_PAUSE + lengthOf(story)) / speed;
}

function PlayedTable({ shown }: { readonly shown: boolean }) {
  const { host, settings, send } = useApp();
  const snapshot = useSnapshot();
  const { state } = snapshot.position;
  const [hovered, setHovered] = useState<TablePick | null>(null);
  const story = useStory();
  const composer = useComposer(useCallback((zone) => reasonNotThere(zone, state), [state]));
  const coach = useCoach(composer.legal, settings.reducedMotion);
  useTableView({ composer, coach, story, onHover: setHovered });
  useGameOver();
  useReadyMark();
  const { isOpen: isReading } = useRulebook();
  useBots(snapshot, host.playBot, useBotPause(story), shown && !isReading);
  if (!shown) return null;
  return (
    <>
      {coach && <CoachPanel coach={coach} />}
      <DyingLightHud
        composer={composer}
        hovered={hovered}
        passAtOnce={!settings.confirmations}
        onMenu={() => send('PAUSE')}
      />
    </>
  );
}

interface TableScreenProps {
  readonly session: DyingLightSession;
  /** False while a menu lies over the table. */
  readonly shown: boolean;
}

/** A game being played. */
export function TableScreen({ session, shown }: TableScreenProps) {
  const { host } = useApp();
  const game = useMemo(() => tableGame(session, host), [session, host]);
  return (
    <GameProvider value={game}>
      <PlayedTable shown={shown} />
    </GameProvider>
  );
}
