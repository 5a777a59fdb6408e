import { HORDE } from '../../../../models/survive-until-daylight/content/horde';
import { forecast } from '../../../../models/survive-until-daylight/preview';
import { healthLeft } from '../../../../models/survive-until-daylight/rules/line';
import { memberOf } from '../../../../models/survive-until-daylight/rules/members';
import type { LineCard, State } from '../../../../models/survive-until-daylight/state';
import { useInView } from '../../../hud/use-in-view';
import { t } from '../../../i18n';
import { markCloseup } from '../../../play/closeup/closeup';
import { Fold } from '../../../play/frame/fold';
import { oneDigit, percent } from '../../../play/sayings';
import type { Composer } from '../compose/composer';
import { isMeant, type Pick } from '../compose/picks';
import { hordeName, linePlace, memberName, placedName } from '../names';
import { ruleOf } from '../rule-of';
import { CardIcon } from './card-icon';
import type { Subject } from './closeup';
import type { LineTone } from './marks';
import { lineTones } from './marks';
import './line-panel.css';

/** More cards than this stand closer together. */
const ROOMY = 8;

/** What the enemies' phase may do to the holder of WAVE!. */
function Outlook({ state }: { readonly state: State }) {
  if (!state.waveHolder) return null;
  const { attackers, expected, worst, death, danger } = forecast(state, memberOf(state, state.waveHolder));
  const params = {
    name: memberName(state, state.waveHolder),
    n: attackers,
    expected: oneDigit(expected),
    worst,
    chance: percent(death),
    danger: t(`sd.danger.${danger}`),
  };
  return (
    <p className={`outlook outlook-${danger}`} {...ruleOf('part', 'forecast')}>
      {t(attackers === 0 ? 'sd.hud.outlook-none' : 'sd.hud.outlook', params)}
    </p>
  );
}

function wordsOf(state: State, { id, type, damage, spears, stunned }: LineCard): string {
  const words = [t('sd.hud.line-card', { enemy: placedName(state, id), damage, health: HORDE[type].health })];
  if (spears > 0) words.push(t('sd.hud.spears', { n: spears }));
  if (stunned) words.push(t('sd.hud.stunned'));
  return words.join(', ');
}

interface EnemyProps {
  readonly state: State;
  readonly card: LineCard;
  readonly tone: LineTone | null;
  readonly onPick: (() => void) | null;
}

/** A card of the line: kind, health, spears and stun. */
function Enemy({ state, card, tone, onPick }: EnemyProps) {
  const { health } = HORDE[card.type];
  const words = wordsOf(state, card);
  const entry = useInView<HTMLLIElement>(tone === 'target' || tone === 'next');
  return (
    <li ref={entry}>
      <button
        type="button"
        className={`enemy enemy-${card.type} ${tone ? `enemy-${tone}` : ''} ${card.stunned ? 'enemy-stunned' : ''}`}
        aria-label={words}
        title={t(`sd.horde.${card.type}.text`)}
        data-enemy={card.id}
        {...ruleOf('horde', card.type)}
        {...markCloseup<Subject>({ kind: 'enemy', card: card.id })}
        onClick={onPick ?? undefined}
      >
        <span className="enemy-place">{linePlace(state, card.id)}</span>
        <CardIcon name={card.type} />
        <span className="enemy-name">{hordeName(card.type)}</span>
        <span className="enemy-health">{card.damage > 0 ? `${healthLeft(card)}/${health}` : health}</span>
        {card.spears > 0 && <span className="enemy-mark">{t('sd.hud.spear-mark', { n: card.spears })}</span>}
        {card.stunned && <span className="enemy-mark">{t('sd.hud.stun-mark')}</span>}
      </button>
    </li>
  );
}

interface LinePanelProps {
  readonly state: State;
  /** Null where the line is only looked at. */
  readonly composer: Composer | null;
}

/** The assault that stands on the street, or that nobody does. */
function LineTitle({ state }: { readonly state: State }) {
  const assault = state.assaults.at(-1);
  return (
    <span className="line-title" {...ruleOf('part', 'line')}>
      <span>{t('sd.hud.line')}</span>
      <span className="line-count">{state.line.length}</span>
      {assault && <span className="line-assault">{t(`sd.assault.${assault}`)}</span>}
    </span>
  );
}

/** What the line may do; it opens to its cards from left to right, in the order in which they attack. */
export function LinePanel({ state, composer }: LinePanelProps) {
  const tones = lineTones(composer, state);
  const pickOf = ({ id }: LineCard): Pick => ({ kind: 'enemy', card: id });
  const isOpen = (card: LineCard) => composer?.moves.some((move) => isMeant(move, pickOf(card))) ?? false;
  return (
    <Fold
      title={t('sd.hud.line')}
      className="line-panel"
      line={<LineTitle state={state} />}
      always={<Outlook state={state} />}
    >
      {state.line.length === 0 && <p className="line-empty">{t('sd.hud.line-empty')}</p>}
      <ol className={state.line.length > ROOMY ? 'line-cards line-crowded' : 'line-cards'}>
        {state.line.map((card) => (
          <Enemy
            key={card.id}
            state={state}
            card={card}
            tone={tones.get(card.id) ?? (isOpen(card) ? 'open' : null)}
            onPick={composer?.seat ? () => composer.pick(pickOf(card)) : null}
          />
        ))}
      </ol>
    </Fold>
  );
}
