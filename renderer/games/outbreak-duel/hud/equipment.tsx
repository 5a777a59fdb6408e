import { ITEMS } from '../../../../models/outbreak-duel/content/items';
import type { Player } from '../../../../models/outbreak-duel/state';
import { t } from '../../../i18n';
import { cardName } from '../names';
import { ruleOf } from '../rule-of';
import type { Spot } from '../spot';
import { pointedAt } from './pointed';

interface EquipmentProps {
  readonly player: Player;
  readonly onPick: (spot: Spot) => void;
  readonly onShow: (spot: Spot | null) => void;
}

interface PieceProps extends Pick<EquipmentProps, 'onPick' | 'onShow'> {
  readonly spot: Spot;
  readonly name: string;
  /** Durability and the like; empty for nothing. */
  readonly detail: string;
  readonly spent: boolean;
  readonly part: 'weapon' | 'items' | 'attachments';
}

/** A card of the Equipment Area as a button: pointing at it is the same as on the table. */
function Piece({ spot, name, detail, spent, part, onPick, onShow }: PieceProps) {
  return (
    <li>
      <button
        type="button"
        className={spent ? 'od-piece od-spent' : 'od-piece'}
        aria-label={[name, detail, spent ? t('od.hud.spent') : ''].filter(Boolean).join(', ')}
        {...ruleOf('part', part)}
        {...pointedAt(spot, { onPick, onShow })}
      >
        <span>{name}</span>
        {detail && <span className="od-piece-detail">{detail}</span>}
      </button>
    </li>
  );
}

/** Weapon, Items and attachments of a player. */
export function Equipment({ player, ...hands }: EquipmentProps) {
  const { seat, weapon, items, attachments } = player;
  const worn = [
    ...(weapon?.attachments ?? []).map((card, index) => ({ card, index, on: 'weapon' as const })),
    ...attachments.map((card, index) => ({ card, index, on: 'survivor' as const })),
  ];
  if (!weapon && items.length === 0 && worn.length === 0)
    return <p className="od-bare">{t('od.hud.no-equipment')}</p>;
  return (
    <ul className="od-equipment" aria-label={t('od.hud.equipment')}>
      {weapon && (
        <Piece
          {...hands}
          spot={{ kind: 'weapon', seat }}
          name={cardName(weapon.card)}
          detail={t('od.hud.dur', { n: weapon.dur, of: weapon.durMax })}
          spent={weapon.spent}
          part="weapon"
        />
      )}
      {worn.map(({ card, index, on }) => (
        <Piece
          key={`${on} ${index}`}
          {...hands}
          spot={{ kind: 'attachment', seat, on, index }}
          name={cardName(card)}
          detail=""
          spent={false}
          part="attachments"
        />
      ))}
      {items.map(({ uid, card, dur, spent }) => (
        <Piece
          key={uid}
          {...hands}
          spot={{ kind: 'item', seat, item: uid }}
          name={cardName(card)}
          detail={t('od.hud.dur', { n: dur, of: ITEMS[card].dur })}
          spent={spent}
          part="items"
        />
      ))}
    </ul>
  );
}
