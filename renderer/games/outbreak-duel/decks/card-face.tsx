import { CARDS } from '../../../../models/outbreak-duel/content/cards';
import type { CardId } from '../../../../models/outbreak-duel/ids';
import { t } from '../../../i18n';
import { costOf, figuresOf, keywordsOf, nameOf, textOf, timingOf, typeWords } from '../card-words';
import { pictureUrl } from '../scene/art/card-art';
import { sortOf } from './filter';
import './card-face.css';

/** The words of a card in one line each: when it is used, its keywords, its text. */
function Words({ card }: { readonly card: CardId }) {
  const keywords = keywordsOf(CARDS[card]).map(({ name }) => name);
  const text = textOf(card);
  // Quick stands in the text of a card already.
  const line = [timingOf(CARDS[card]), ...(text.startsWith('Quick') ? [] : keywords)].filter(Boolean);
  return (
    <span className="card-words">
      {line.length > 0 && <span className="card-line">{line.join(' · ')}</span>}
      {text !== '' && <span>{text}</span>}
    </span>
  );
}

/** A card as it is printed; without its illustration where there is none. All of it is also in the name of its button. */
export function CardFace({ card }: { readonly card: CardId }) {
  const { n, unit } = costOf(CARDS[card]);
  const picture = pictureUrl(card).href;
  return (
    <span className={`card-face sort-${sortOf(CARDS[card])}`}>
      <span className="card-head">
        <span className={`card-cost card-cost-${unit}`}>{n}</span>
        <span className="card-name">{nameOf(card)}</span>
      </span>
      {picture !== null && <img className="card-art" src={picture} alt="" loading="lazy" />}
      <Words card={card} />
      <span className="card-figures">
        {figuresOf(CARDS[card]).map(({ id, value }) => (
          <span key={id} className={`card-figure card-figure-${id}`} title={t(`od.editor.figure.${id}`)}>
            {value}
          </span>
        ))}
        <span className="card-type">{typeWords(CARDS[card])}</span>
      </span>
    </span>
  );
}
