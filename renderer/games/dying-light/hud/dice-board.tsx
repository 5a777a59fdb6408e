import { MOMENTUM_SLOT, TRACK_EXPOSURE } from '../../../../models/dying-light/content/board';
import { tempo } from '../../../../models/dying-light/rules/tempo';
import type { Die as DieData, Runner } from '../../../../models/dying-light/state';
import { Panel } from '../../../hud/panel';
import { t } from '../../../i18n';
import { Icon } from '../../../icons';
import { runnerName } from '../names';
import { Die } from './die';
import './dice-board.css';

function Track({ runner }: { readonly runner: Runner }) {
  const at = tempo(runner);
  return (
    <ol className="track" aria-label={t('hud.track', { tempo: at })}>
      {runner.track.map((die, index) => {
        const slot = index + 1;
        const marks = `${slot === at ? 'track-tempo' : ''} ${slot === MOMENTUM_SLOT ? 'track-momentum' : ''}`;
        return (
          <li key={slot} className={marks} title={t('hud.slot', { slot, n: TRACK_EXPOSURE[index] ?? 0 })}>
            <span className="track-exposure">{TRACK_EXPOSURE[index]}</span>
            <span className="slot">{die && <Die die={die} />}</span>
          </li>
        );
      })}
    </ol>
  );
}

interface SlotsProps {
  readonly title: string;
  readonly kind: string;
  readonly dice: readonly (DieData | null)[];
}

function Slots({ title, kind, dice }: SlotsProps) {
  const places = dice.map((die, index) => ({ place: index + 1, die }));
  return (
    <figure className={`slots slots-${kind}`}>
      <figcaption>{title}</figcaption>
      <div className="slots-row">
        {places.map(({ place, die }) => (
          <span key={place} className="slot">
            {die && <Die die={die} />}
          </span>
        ))}
      </div>
    </figure>
  );
}

function Pool({ dice }: { readonly dice: readonly DieData[] }) {
  return (
    <figure className="slots slots-pool">
      <figcaption>{t('hud.pool', { n: dice.length })}</figcaption>
      <div className="slots-row">
        {dice.map((die) => (
          <Die key={die.id} die={die} />
        ))}
      </div>
    </figure>
  );
}

/** The character board of one Runner: pool, Action Track with the Exposure above, Momentum, Fatigue, Cooldown. */
export function DiceBoard({ runner }: { readonly runner: Runner }) {
  return (
    <Panel title={t('hud.board', { runner: runnerName(runner.id) })} className="dice-board" bare>
      <Pool dice={runner.pool} />
      <figure className="slots slots-track">
        <figcaption>
          {t('hud.track-title')} <Icon name="exposure" />
        </figcaption>
        <Track runner={runner} />
      </figure>
      <Slots title={t('hud.momentum')} kind="spot" dice={[runner.momentumSpot]} />
      <Slots title={t('hud.fatigue')} kind="fatigue" dice={runner.fatigue} />
      <Slots title={t('hud.cooldown')} kind="cooldown" dice={runner.cooldown} />
    </Panel>
  );
}
