import type { KeyboardEvent } from 'react';
import { CARDS } from '../../../../models/outbreak-duel/content/cards';
import { countOf, entriesOf, type PairBody, type Side } from '../../../../models/outbreak-duel/decks/deck';
import { DECK_SIZES } from '../../../../models/outbreak-duel/decks/problems';
import type { CardId } from '../../../../models/outbreak-duel/ids';
import { useRoving } from '../../../hud/use-roving';
import { t } from '../../../i18n';
import { costOf, costWords, nameOf } from '../card-words';
import type { CardHandling } from './collection';
import { copiesAfter } from './copies-keys';
import { DeckCharts } from './deck-charts';
import { sortOf } from './filter';
import './deck-list.css';

interface RowProps extends CardHandling {
  readonly id: CardId;
  readonly n: number;
  readonly wrong: boolean;
  readonly tabIndex: 0 | -1;
  readonly onFocus: (id: CardId) => void;
}

/** One card of the deck and its copies: a press takes one out. */
function DeckRow({ id, n, wrong, tabIndex, onFocus, onLook, onCopies }: RowProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const copies = copiesAfter(event, n);
    if (copies === null) return;
    event.preventDefault();
    onCopies(id, copies);
  };
  return (
    <li>
      <button
        type="button"
        className={`deck-row sort-${sortOf(CARDS[id])}${wrong ? ' deck-row-wrong' : ''}`}
        data-key={id}
        tabIndex={tabIndex}
        aria-label={t('od.editor.row', { n, name: nameOf(id), cost: costWords(CARDS[id]) })}
        aria-keyshortcuts="+ - 0 1 2 3"
        onFocus={() => onFocus(id)}
        onPointerEnter={() => onLook(id)}
        onKeyDown={onKeyDown}
        onClick={() => onCopies(id, n - 1)}
      >
        <span className="deck-row-n">{`${n}×`}</span>
        <span className="deck-row-cost">{costOf(CARDS[id]).n}</span>
        <span>{nameOf(id)}</span>
      </button>
    </li>
  );
}

interface DeckListProps extends CardHandling {
  readonly side: Side;
  readonly pair: PairBody;
  /** Cards about which something is said. */
  readonly noted: readonly CardId[];
}

/** One deck of the pair: its cards, how many there are, and its charts. */
export function DeckList({ side, pair, noted, ...handling }: DeckListProps) {
  const copies = pair.cards[side];
  const entries = entriesOf(copies);
  const { list, tabIndexOf, onFocus, onKeyDown } = useRoving<HTMLUListElement>(entries.map(([id]) => id));
  const n = countOf(copies);
  const look = (id: CardId) => {
    onFocus(id);
    handling.onLook(id);
  };
  const fits = n === DECK_SIZES[side];
  return (
    <section className="panel deck-list" aria-labelledby={`deck-${side}`}>
      <h2 id={`deck-${side}`} className="deck-list-title">
        <span>{t(`od.editor.list.${side}`)}</span>{' '}
        <span className={fits ? 'deck-count deck-count-fits' : 'deck-count'}>
          {t('od.editor.count', { n, most: DECK_SIZES[side] })}
        </span>
      </h2>
      {entries.length === 0 ? (
        <p className="deck-rows deck-rows-none">{t('od.editor.empty')}</p>
      ) : (
        <ul ref={list} className="deck-rows" onKeyDown={onKeyDown}>
          {entries.map(([id, count]) => (
            <DeckRow
              key={id}
              id={id}
              n={count}
              wrong={noted.includes(id)}
              tabIndex={tabIndexOf(id)}
              {...handling}
              onFocus={look}
            />
          ))}
        </ul>
      )}
      <DeckCharts side={side} copies={copies} />
    </section>
  );
}
