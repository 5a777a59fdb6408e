import { Button } from '../hud/button';
import { Panel } from '../hud/panel';
import { Select } from '../hud/select';
import { t } from '../i18n';
import { REPLAY } from '../input/commands';
import { FidelityNote } from './fidelity-note';
import { type Player, type PlayerEvent, REPLAY_SPEEDS } from './player';
import type { AnyReplay } from './replay-desk';
import { RoundSelect } from './round-select';
import type { RoundStart } from './rounds';

interface ControlsProps {
  readonly player: Player;
  readonly send: (event: PlayerEvent) => void;
}

function Transport({ player, send }: ControlsProps) {
  const { at, last, isPlaying } = player;
  const atStart = at === 0 ? t('replay.at-start') : null;
  const atEnd = at === last ? t('replay.at-end') : null;
  return (
    <>
      <Button
        label={t('replay.back')}
        icon="back"
        shortcut={REPLAY.back}
        reason={atStart}
        onPress={() => send({ type: 'back' })}
      />
      <Button
        look="primary"
        label={t(isPlaying ? 'replay.pause' : 'replay.play')}
        icon={isPlaying ? 'pause' : 'play'}
        shortcut={REPLAY.toggle}
        reason={atEnd}
        first
        onPress={() => send({ type: 'toggle' })}
      />
      <Button
        label={t('replay.forward')}
        icon="forward"
        shortcut={REPLAY.forward}
        reason={atEnd}
        onPress={() => send({ type: 'forward' })}
      />
    </>
  );
}

function Timeline({ player, send }: ControlsProps) {
  const { at, last } = player;
  return (
    <label className="replay-timeline">
      <span>{t('replay.move', { n: at, of: last })}</span>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        onChange={(event) => send({ type: 'jump', to: Number(event.target.value) })}
      />
    </label>
  );
}

interface ReplayControlsProps extends ControlsProps {
  readonly replay: AnyReplay;
  readonly rounds: readonly RoundStart[];
  readonly onContinue: () => void;
  /** Why nobody can go on from here; null when one can. */
  readonly whyNot: string | null;
}

/** Everything that moves a replay on, back and elsewhere. */
export function ReplayControls(props: ReplayControlsProps) {
  const { replay, rounds, player, send, onContinue, whyNot } = props;
  return (
    <Panel title={t('replay.controls')} className="replay-controls" bare>
      <FidelityNote replay={replay} />
      <div className="replay-row">
        <Timeline player={player} send={send} />
        <RoundSelect rounds={rounds} at={player.at} onJump={(to) => send({ type: 'jump', to })} />
        <Select
          label={t('replay.speed')}
          options={REPLAY_SPEEDS.map((key) => ({ key, label: t(`ui.settings.speed.${key}`) }))}
          chosen={player.speed}
          onChoose={(speed) => send({ type: 'speed', speed })}
        />
      </div>
      <div className="replay-row">
        <Transport player={player} send={send} />
        <Button label={t('replay.continue')} reason={whyNot} onPress={onContinue} />
      </div>
    </Panel>
  );
}
