import { CARDS } from '../../../../models/outbreak-duel/content/cards';
import { SURVIVORS } from '../../../../models/outbreak-duel/content/survivors';
import type { CardId, SurvivorId } from '../../../../models/outbreak-duel/ids';
import { composedText, t } from '../../../i18n';
import { keywordsOf, timingOf, typeWords } from '../card-words';
import { cardName, cardText } from '../names';
import { pictureUrl } from '../scene/art/card-art';
import type { ShownCard } from './card-of-spot';
import './large-card.css';

function isSurvivor(card: ShownCard): card is SurvivorId {
  return Object.hasOwn(SURVIVORS, card);
}

/** Every number that is printed on a card, in words. */
function numbersOf(card: CardId): readonly string[] {
  const data = CARDS[card];
  switch (data.type) {
    case 'weapon':
      return [
        t('od.hud.cost.ap', { n: data.ap }),
        t('od.odds.damage', { n: data.damage }),
        data.hit === null ? t('od.odds.sure') : t('od.hud.hits-on', { n: data.hit }),
        t('od.hud.durability', { n: data.dur }),
      ];
    case 'item':
      return [t('od.hud.cost.ap', { n: data.ap }), t('od.hud.durability', { n: data.dur })];
    case 'zombie':
      return [
        t('od.hud.cost.th', { n: data.ztc }),
        t('od.hud.hp', { n: data.hp }),
        t('od.odds.damage', { n: data.damage }),
        t('od.hud.escape-on', { n: data.ed }),
      ];
    case 'react':
      return [t('od.hud.cost.tp', { n: data.tp })];
    case 'scr':
      return [
        data.speed === 'react' ? t('od.hud.cost.tp', { n: data.tp }) : t('od.hud.cost.ap', { n: data.ap }),
      ];
    default:
      return [t('od.hud.cost.ap', { n: data.ap })];
  }
}

function SurvivorNote({ card }: { readonly card: SurvivorId }) {
  const { hp, damage } = SURVIVORS[card];
  return (
    <>
      <p className="od-large-type">{composedText(`od.card.${card}.role`)}</p>
      <p className="od-large-numbers">
        {[t('od.hud.hp', { n: hp }), t('od.hud.base-damage-only', { n: damage })].join(' · ')}
      </p>
      <p>{cardText(card)}</p>
    </>
  );
}

function CardNote({ card }: { readonly card: CardId }) {
  const text = cardText(card);
  return (
    <>
      <p className="od-large-type">
        {[typeWords(CARDS[card]), timingOf(CARDS[card])].filter(Boolean).join(' · ')}
      </p>
      <p className="od-large-numbers">{numbersOf(card).join(' · ')}</p>
      {text && <p>{text}</p>}
      <dl>
        {keywordsOf(CARDS[card]).map(({ name, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface LargeCardProps {
  readonly card: ShownCard;
}

/** A card to be read: everything that is printed on it, and what its words mean. */
export function LargeCard({ card }: LargeCardProps) {
  return (
    <aside className={`od-large od-${card[0]}`} aria-live="polite">
      <h3>{cardName(card)}</h3>
      <img src={pictureUrl(card).href} alt="" />
      {isSurvivor(card) ? <SurvivorNote card={card} /> : <CardNote card={card} />}
    </aside>
  );
}
