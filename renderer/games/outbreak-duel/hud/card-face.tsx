import { CARDS } from '../../../../models/outbreak-duel/content/cards';
import type { SurvivorCardId } from '../../../../models/outbreak-duel/ids';
import type { State } from '../../../../models/outbreak-duel/state';
import { t } from '../../../i18n';
import { keywordsOf } from '../card-words';
import { costOf } from '../compose/card-words';
import { cardName, cardText } from '../names';
import { pictureUrl } from '../scene/art/card-art';

/** Damage, Hit Roll and durability of a Weapon. */
function WeaponNumbers({ card }: { readonly card: SurvivorCardId }) {
  const data = CARDS[card];
  if (data.type !== 'weapon') return null;
  return (
    <span className="od-weapon-numbers">
      <b className="od-damage">{data.damage}</b>
      <b className="od-ed">{data.hit === null ? t('od.hud.sure-hit') : t('od.roll', { need: data.hit })}</b>
      <b className="od-dur">{data.dur}</b>
    </span>
  );
}

interface CardFaceProps {
  readonly card: SurvivorCardId;
  readonly state: State;
}

/** A card of a hand as it is read: price, name, text, what it is. */
export function CardFace({ card, state }: CardFaceProps) {
  const data = CARDS[card];
  const { n, what } = costOf(card, state);
  const words = keywordsOf(data).map(({ name }) => name);
  return (
    <>
      <span className="od-card-head">
        <b className={`od-cost od-cost-${what}`}>{n}</b>
        <span className="od-card-name">{cardName(card)}</span>
      </span>
      <img className="od-card-art" src={pictureUrl(card).href} alt="" />
      <span className="od-card-text">
        {data.type === 'weapon' && <span>{t(`od.range.${data.range}`)}</span>}
        {words.length > 0 && data.type === 'weapon' && <span>{words.join(', ')}</span>}
        <span>{cardText(card)}</span>
      </span>
      <WeaponNumbers card={card} />
      <span className="od-card-type">{t(`od.type.${data.type}`)}</span>
    </>
  );
}
