import type { SeatId } from '../../../../models/kernel/types';
import type { CardId } from '../../../../models/survive-until-daylight/ids';
import {
  countOf,
  roomFor,
  slotsUsed,
  stacks,
} from '../../../../models/survive-until-daylight/rules/inventory';
import { memberOf, slotsOf } from '../../../../models/survive-until-daylight/rules/members';
import type { Member, State } from '../../../../models/survive-until-daylight/state';
import { t } from '../../../i18n';
import type { Composer } from '../compose/composer';
import { isMeant, type Pick } from '../compose/picks';
import { memberName } from '../names';
import { BagCard } from './bag-card';
import './bag.css';

/** What fills one slot: a single card, or a whole stack. */
interface Slot {
  readonly key: string;
  readonly card: CardId;
  readonly count: number;
}

function slotsIn(member: Member): readonly Slot[] {
  return roomFor(member).flatMap(({ cardId: card, count }) =>
    stacks(card)
      ? [{ key: card, card, count }]
      : Array.from({ length: countOf(member, card) }, (_, index) => ({
          key: `${card} ${index}`,
          card,
          count: 1,
        })),
  );
}

interface BagProps {
  readonly state: State;
  readonly seat: SeatId;
  /** Null where the bag is only looked at. */
  readonly composer: Composer | null;
}

/** The bag of a seat as cards. Those that the open decision can use are lit. */
export function Bag({ state, seat, composer }: BagProps) {
  const member = memberOf(state, seat);
  const name = memberName(state, seat);
  const own = composer?.seat === seat ? composer : null;
  const pickOf = (card: CardId): Pick => ({ kind: 'card', card });
  const isPicked = (card: CardId) =>
    own?.picks.some((pick) => pick.kind === 'card' && pick.card === card) ?? false;
  const isUsable = (card: CardId) => own?.moves.some((move) => isMeant(move, pickOf(card))) ?? false;
  return (
    <section className="bag" aria-label={t('sd.hud.bag', { name })}>
      <h2 className="bag-title">
        {t('sd.hud.bag', { name })}
        <span>{t('sd.hud.slots', { n: slotsUsed(member), of: slotsOf(member) })}</span>
      </h2>
      <ul className="bag-cards">
        {slotsIn(member).map(({ key, card, count }) => (
          <BagCard
            key={key}
            card={card}
            count={count}
            usable={isUsable(card)}
            chosen={isPicked(card)}
            onPress={own && (() => own.pick(pickOf(card)))}
          />
        ))}
      </ul>
    </section>
  );
}
