import { useCallback, useEffect, useMemo } from 'react';
import { useBots } from '../games/dying-light/hud/bots';
import { type Composer, useComposer } from '../games/dying-light/hud/composer';
import { DyingLightHud } from '../games/dying-light/hud/dying-light-hud';
import { GameProvider, type TableGame, useSnapshot } from '../games/dying-light/hud/game-context';
import { whyNotThere } from '../games/dying-light/hud/place-words';
import { tableMarks } from '../games/dying-light/hud/table-marks';
import { useApp } from './app-context';
import type { DyingLightSession, GameHost } from './game-host';
import type { Settings } from './settings';

/** Milliseconds before a bot plays, so that one can follow. */
const BOT_PAUSE: Readonly<Record<Settings['speed'], number>> = { normal: 900, fast: 400, instant: 20 };

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

/** Shows the position on the 3D table, with the places that the open decision is about. */
function useTableView(composer: Composer): void {
  const { stage } = useApp();
  const { position, log } = useSnapshot();
  const { state } = position;
  const { composition, pickPlace } = composer;
  const selected = composition.move?.type === 'MOVE' ? composition.move.dice : [];
  useEffect(() => {
    stage.show({
      state,
      log,
      selected,
      marks: tableMarks(composer, state),
      playing: true,
      onPick: (pick) => 'zone' in pick && pickPlace(pick.zone),
      onHover: () => {},
    });
  });
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

function PlayedTable({ shown }: { readonly shown: boolean }) {
  const { host, settings, send } = useApp();
  const snapshot = useSnapshot();
  const { state } = snapshot.position;
  const composer = useComposer(useCallback((zone) => whyNotThere(zone, state), [state]));
  useTableView(composer);
  useGameOver();
  useReadyMark();
  useBots(snapshot, host.playBot, BOT_PAUSE[settings.speed]);
  if (!shown) return null;
  return (
    <DyingLightHud composer={composer} onMenu={() => send('PAUSE')} onHelp={() => send('HOW_TO_PLAY')} />
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
