import type { Seat } from '../../../../models/kernel/types';
import { slotsUsed } from '../../../../models/survive-until-daylight/rules/inventory';
import { remaining, slotsOf } from '../../../../models/survive-until-daylight/rules/members';
import type { Member, State } from '../../../../models/survive-until-daylight/state';
import { useInView } from '../../../hud/use-in-view';
import { shownName, t } from '../../../i18n';
import { markCloseup } from '../../../play/closeup/closeup';
import { memberName } from '../names';
import { ruleOf } from '../rule-of';
import { CardIcon, type CardIconName } from './card-icon';
import { CharacterMark, colourOf } from './character-mark';
import type { Subject } from './closeup';

interface SeatBoardProps {
  readonly state: State;
  readonly member: Member;
  readonly seat: Seat;
  /** Is to decide something. */
  readonly deciding: boolean;
  /** Its bag lies open. */
  readonly shown: boolean;
  readonly onShow: () => void;
}

/** From this share of health left on it is shown as danger. */
const LOW = 0.35;

function Health({ member }: { readonly member: Member }) {
  const left = Math.max(0, remaining(member));
  const share = member.maxHealth > 0 ? left / member.maxHealth : 0;
  return (
    <span className="board-health" {...ruleOf('part', 'health')}>
      <CardIcon name="heart" />
      <span> {t('sd.hud.health', { left, of: member.maxHealth })}</span>
      <span className="health-bar" aria-hidden="true">
        <span className={share <= LOW ? 'health-low' : ''} style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  );
}

interface TokensProps {
  readonly icon: CardIconName;
  readonly count: number;
  readonly part: 'allies' | 'barricades' | 'traps';
}

function Tokens({ icon, count, part }: TokensProps) {
  if (count === 0) return null;
  const words = t(`sd.hud.${part}`, { n: count });
  return (
    <span className={`board-token board-${part}`} title={words} {...ruleOf('part', part)}>
      <CardIcon name={icon} />
      <span> {count}</span>
      <span className="unseen">{words}</span>
    </span>
  );
}

/** What stands before a seat. */
function Guards({ member: { allies, barricades, traps } }: { readonly member: Member }) {
  return (
    <>
      <Tokens icon="survivor" count={allies} part="allies" />
      <Tokens icon="in-planks" count={barricades} part="barricades" />
      <Tokens icon="in-wires" count={traps} part="traps" />
    </>
  );
}

function Marks({ state, member }: Pick<SeatBoardProps, 'state' | 'member'>) {
  return (
    <>
      {state.firstPlayer === member.seat && (
        <span className="board-first" title={t('sd.token.tk-first-player')} {...ruleOf('part', 'token')}>
          {t('sd.hud.first')}
        </span>
      )}
      {state.waveHolder === member.seat && (
        <span className="board-wave" {...ruleOf('part', 'wave')}>
          {t('sd.card.wave')}
        </span>
      )}
    </>
  );
}

/** One seat at a glance, a line until somebody looks at it; pressed, it opens its bag. */
export function SeatBoard({ state, member, seat, deciding, shown, onShow }: SeatBoardProps) {
  const name = memberName(state, member.seat);
  const board = useInView<HTMLButtonElement>(deciding || shown);
  const classes = ['seat-board', deciding ? 'seat-deciding' : '', shown ? 'seat-shown' : ''];
  return (
    <button
      ref={board}
      type="button"
      className={classes.join(' ')}
      style={{ borderLeftColor: colourOf(member.character) }}
      data-seat={member.seat}
      {...markCloseup<Subject>({ kind: 'seat', seat: member.seat })}
      aria-pressed={shown}
      onClick={onShow}
    >
      <span className="board-head">
        <CharacterMark character={member.character} />
        <strong>{name}</strong>
        {shown && member.character && <span className="board-player">{shownName(seat.name)}</span>}
        <Marks state={state} member={member} />
        {deciding && <span className="board-decides">{t('sd.hud.deciding')}</span>}
        {!shown && <Guards member={member} />}
        {!shown && <Health member={member} />}
      </span>
      {shown && (
        <span className="board-row">
          <Health member={member} />
          <span {...ruleOf('part', 'slots')}>
            {t('sd.hud.slots', { n: slotsUsed(member), of: slotsOf(member) })}
          </span>
          <Guards member={member} />
        </span>
      )}
    </button>
  );
}
