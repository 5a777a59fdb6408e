import { MOMENTUM_SLOT, TRACK_EXPOSURE } from '../../../../models/dying-light/content/board';
import type { TablePart } from '../../../../models/dying-light/rulebook';
import { entryOfElement } from '../../../../models/dying-light/rulebook';
import { tempo } from '../../../../models/dying-light/rules/tempo';
import type { Die as DieData, Runner } from '../../../../models/dying-light/state';
import { Button } from '../../../hud/button';
import { Panel } from '../../../hud/panel';
import { t } from '../../../i18n';
import { Icon } from '../../../icons';
import { HelpMark } from '../../../rulebook/help-mark';
import { CARDS } from '../commands';
import type { Composer } from '../compose/composer';
import { paidDice, paidWith } from '../compose/paid-with';
import { runnerName } from '../names';
import { ruleOf } from '../rule-of';
import { Die } from './die';
import './dice-board.css';

function Track({ runner }: { readonly runner: Runner }) {
  const at = tempo(runner);
  return (
    <ol className="track" aria-label={t('dl.hud.track', { tempo: at })}>
      {runner.track.map((die, index) => {
        const slot = index + 1;
        const marks = `${slot === at ? 'track-tempo' : ''} ${slot === MOMENTUM_SLOT ? 'track-momentum' : ''}`;
        return (
          <li key={slot} className={marks} title={t('dl.hud.slot', { slot, n: TRACK_EXPOSURE[index] ?? 0 })}>
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
  readonly part: TablePart;
  readonly dice: readonly (DieData | null)[];
}

function Slots({ title, kind, part, dice }: SlotsProps) {
  const places = dice.map((die, index) => ({ place: index + 1, die }));
  return (
    <figure className={`slots slots-${kind}`} {...ruleOf('part', part)}>
      <figcaption>{title}</figcaption>
      <div className="slots-row">
        {places.map(({ place, die }) => (
          <span key={place} className="slot">
            {die && <Die die={die} />}
          </span>
        ))}
      </div>
      <HelpMark entry={entryOfElement('part', part)} />
    </figure>
  );
}

interface PoolProps {
  readonly dice: readonly DieData[];
  /** Null where the board is only looked at. */
  readonly composer: Composer | null;
}

/** A die of the pool; one that can pay for what is being put together is a button. */
function PoolDie({ die, composer }: { readonly die: DieData } & Pick<PoolProps, 'composer'>) {
  const questions = composer?.composition.questions ?? [];
  const payment = paidWith(questions, die.id);
  if (!composer || !payment) return <Die die={die} />;
  return (
    <button
      type="button"
      className="die-button"
      aria-pressed={paidDice(questions).has(die.id)}
      onClick={() => composer.answer(payment.question, payment.key)}
    >
      <Die die={die} />
    </button>
  );
}

function Pool({ dice, composer }: PoolProps) {
  return (
    <figure className="slots slots-pool" {...ruleOf('part', 'pool')}>
      <figcaption>{t('dl.hud.pool', { n: dice.length })}</figcaption>
      <div className="slots-row">
        {dice.map((die) => (
          <PoolDie key={die.id} die={die} composer={composer} />
        ))}
      </div>
      <HelpMark entry={entryOfElement('part', 'pool')} />
    </figure>
  );
}

interface DiceBoardProps {
  readonly runner: Runner;
  /** Pays with dice that are pointed at; left out where the board is only looked at. */
  readonly composer?: Composer;
  /** Shows the Runner's cards as they are printed; left out where they can't be read. */
  readonly onCards?: () => void;
}

/** The character board of one Runner: pool, Action Track with the Exposure above, Momentum, Fatigue, Cooldown. */
export function DiceBoard({ runner, composer, onCards }: DiceBoardProps) {
  return (
    <Panel title={t('dl.hud.board', { runner: runnerName(runner.id) })} className="dice-board" bare>
      <Pool dice={runner.pool} composer={composer ?? null} />
      <figure className="slots slots-track" {...ruleOf('part', 'track')}>
        <figcaption>
          {t('dl.hud.track-title')} <Icon name="exposure" />
        </figcaption>
        <Track runner={runner} />
        <HelpMark entry={entryOfElement('part', 'track')} />
      </figure>
      <Slots title={t('dl.hud.momentum')} kind="spot" part="momentum-spot" dice={[runner.momentumSpot]} />
      <Slots title={t('dl.hud.fatigue')} kind="fatigue" part="fatigue" dice={runner.fatigue} />
      <Slots title={t('dl.hud.cooldown')} kind="cooldown" part="cooldown" dice={runner.cooldown} />
      {onCards && (
        <Button look="quiet" icon="item" label={t('dl.hud.cards')} shortcut={CARDS} onPress={onCards} />
      )}
    </Panel>
  );
}
