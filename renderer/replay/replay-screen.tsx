import { useEffect, useMemo, useRef } from 'react';
import type { State } from '../../models/dying-light/state';
import { useApp } from '../app/app-context';
import { DiceBoard } from '../games/dying-light/hud/dice-board';
import { RoundTracker } from '../games/dying-light/hud/round-tracker';
import { RunnerPanels, shownRunner } from '../games/dying-light/hud/runner-panels';
import { ScenarioPanel } from '../games/dying-light/hud/scenario-panel';
import type { Story } from '../games/dying-light/scene';
import { Button } from '../hud/button';
import { t } from '../i18n';
import { useShortcuts } from '../input/shortcuts';
import { TABLE_SPEED } from './player';
import { ReplayControls } from './replay-controls';
import type { DyingLightReplay } from './replay-desk';
import { ReplayLog } from './replay-log';
import { useContinue } from './use-continue';
import { usePlayer } from './use-player';
import './replay.css';

const nothing = () => {};

/** Shows a moment of the game on the 3D table, and how it came about. */
function useTable(state: State, story: Story, speed: keyof typeof TABLE_SPEED): void {
  const { stage } = useApp();
  useEffect(() => {
    stage.show({
      state,
      story,
      skip: 0,
      marks: [],
      selected: [],
      playing: true,
      speed: TABLE_SPEED[speed],
      onPick: nothing,
      onHover: nothing,
    });
  }, [stage, state, story, speed]);
}

/** The focus begins at the button that plays. */
function useFirstFocus() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.querySelector<HTMLElement>('[data-first]')?.focus(), []);
  return ref;
}

function ReplayBar({ state, onLeave }: { readonly state: State; readonly onLeave: () => void }) {
  return (
    <header className="top-bar">
      <RoundTracker state={state} />
      <h1 className="replay-title">{t('replay.title')}</h1>
      <span className="top-buttons">
        <Button label={t('replay.leave')} shortcut="Esc" look="quiet" onPress={onLeave} />
      </span>
    </header>
  );
}

/** A game played again on the table, with its boards and its log. */
export function ReplayScreen({ replay }: { readonly replay: DyingLightReplay }) {
  const { settings, send } = useApp();
  const {
    player,
    story,
    send: tell,
  } = usePlayer(replay, settings.reducedMotion ? 'instant' : settings.speed);
  const { state } = useMemo(() => replay.positionAt(player.at), [replay, player.at]);
  const continueFrom = useContinue(replay);
  const page = useFirstFocus();
  const runner = shownRunner(state);
  useTable(state, story, player.speed);
  const leave = () => send('BACK');
  const back = () => tell({ type: 'back' });
  const forward = () => tell({ type: 'forward' });
  useShortcuts({
    Escape: leave,
    ' ': () => tell({ type: 'toggle' }),
    ArrowLeft: back,
    ArrowRight: forward,
  });
  return (
    <main ref={page} className="hud" aria-label={t('replay.title')}>
      <ReplayBar state={state} onLeave={leave} />
      <div className="hud-left">
        <RunnerPanels state={state} />
        {runner && <DiceBoard runner={runner} />}
      </div>
      <div className="hud-right">
        <ScenarioPanel state={state} />
        <ReplayLog replay={replay} at={player.at} state={state} />
      </div>
      <div className="hud-bottom">
        <ReplayControls
          replay={replay}
          player={player}
          send={tell}
          onContinue={() => continueFrom(player.at)}
          whyNot={state.outcome ? t('replay.over') : null}
        />
      </div>
    </main>
  );
}
