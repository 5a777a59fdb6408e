import { CARDS } from '../../../../models/outbreak-duel/content/cards';
import type { CardId } from '../../../../models/outbreak-duel/ids';
import { Panel } from '../../../hud/panel';
import { t } from '../../../i18n';
import { costWords, figuresOf, keywordsOf, nameOf, textOf, timingOf, typeWords } from '../card-words';

function Looked({ card }: { readonly card: CardId }) {
  const figures = figuresOf(CARDS[card]).map(({ id, value }) =>
    value === t('od.editor.hits') ? t('od.editor.no-roll') : `${t(`od.editor.figure.${id}`)} ${value}`,
  );
  const facts = [typeWords(CARDS[card]), costWords(CARDS[card]), timingOf(CARDS[card]), ...figures];
  return (
    <>
      <p className="card-look-head">
        <strong>{nameOf(card)}</strong> <span>{facts.filter(Boolean).join(' · ')}</span>
      </p>
      {textOf(card) !== '' && <p>{textOf(card)}</p>}
      <dl>
        {keywordsOf(CARDS[card]).map(({ name, meaning }) => (
          <div key={name}>
            <dt>{name}:</dt> <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The card that is pointed at, with its keywords explained. */
export function CardLook({ card }: { readonly card: CardId | null }) {
  return (
    <Panel title={t('od.editor.look')} className="card-look" bare>
      {card ? <Looked card={card} /> : <p className="card-look-hint">{t('od.editor.look-nothing')}</p>}
    </Panel>
  );
}
