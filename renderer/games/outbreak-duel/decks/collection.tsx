import { type KeyboardEvent, useMemo } from 'react';
import { CARDS } from '../../../../models/outbreak-duel/content/cards';
import { MOST_COPIES, type PairBody } from '../../../../models/outbreak-duel/decks/deck';
import type { CardId } from '../../../../models/outbreak-duel/ids';
import { useRoving } from '../../../hud/use-roving';
import { t } from '../../../i18n';
import { costWords, nameOf, typeWords } from '../card-words';
import { CardFace } from './card-face';
import { copiesAfter } from './copies-keys';
import { type Filter, shownCards } from './filter';
import { FilterBar } from './filter-bar';
import './collection.css';

export interface CardHandling {
  /** Why nothing can be changed; null where it can. */
  readonly locked: string | null;
  readonly onCopies: (id: CardId, n: number) => void;
  readonly onLook: (id: CardId) => void;
}

interface CardProps extends CardHandling {
  readonly id: CardId;
  readonly n: number;
  readonly tabIndex: 0 | -1;
  readonly onFocus: (id: CardId) => void;
}

/** The copies of a card as squares, and buttons that change them. The card itself does the same with keys. */
function Copies({ id, n, locked, onCopies }: Pick<CardProps, 'id' | 'n' | 'locked' | 'onCopies'>) {
  const name = nameOf(id);
  return (
    <span className="copies">
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('od.editor.fewer', { name })}
        aria-disabled={locked !== null || n === 0}
        onClick={() => onCopies(id, n - 1)}
      >
        <span aria-hidden="true">{'\u2212'}</span>
      </button>
      <span className="pips" aria-hidden="true">
        {Array.from({ length: MOST_COPIES }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: squares in a row, of which each is its place
          <span key={at} className={at < n ? 'pip pip-on' : 'pip'} />
        ))}
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('od.editor.more', { name })}
        aria-disabled={locked !== null || n >= MOST_COPIES}
        onClick={() => onCopies(id, n + 1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </span>
  );
}

function CollectedCard({ id, n, tabIndex, onFocus, onLook, locked, onCopies }: CardProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const copies = copiesAfter(event, n);
    if (copies === null) return;
    event.preventDefault();
    onCopies(id, copies);
  };
  const words = { name: nameOf(id), type: typeWords(CARDS[id]), cost: costWords(CARDS[id]) };
  return (
    <li className={n > 0 ? 'collected' : 'collected collected-out'} onPointerEnter={() => onLook(id)}>
      <button
        type="button"
        className="collected-card"
        data-key={id}
        tabIndex={tabIndex}
        aria-label={t('od.editor.card', { ...words, n, most: MOST_COPIES })}
        aria-keyshortcuts="+ - 0 1 2 3"
        onFocus={() => onFocus(id)}
        onKeyDown={onKeyDown}
        onClick={() => onCopies(id, n + 1)}
      >
        <CardFace card={id} />
      </button>
      <Copies id={id} n={n} locked={locked} onCopies={onCopies} />
    </li>
  );
}

interface CollectionProps extends CardHandling {
  readonly pair: PairBody;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** All cards of one side that the filter lets through. */
export function Collection({ pair, filter, onFilter, ...handling }: CollectionProps) {
  const ids = useMemo(() => shownCards(filter, pair), [filter, pair]);
  const { list, tabIndexOf, onFocus, onKeyDown } = useRoving<HTMLUListElement>(ids);
  const look = (id: CardId) => {
    onFocus(id);
    handling.onLook(id);
  };
  return (
    <section className="panel deck-collection" aria-label={t('od.editor.collection')}>
      <FilterBar filter={filter} onFilter={onFilter} />
      <ul ref={list} className="collected-cards" onKeyDown={onKeyDown}>
        {ids.map((id) => (
          <CollectedCard
            key={id}
            id={id}
            n={pair.cards[filter.side][id] ?? 0}
            tabIndex={tabIndexOf(id)}
            {...handling}
            onFocus={look}
          />
        ))}
      </ul>
      {ids.length === 0 && <p className="collected-none">{t('od.editor.nothing')}</p>}
    </section>
  );
}
