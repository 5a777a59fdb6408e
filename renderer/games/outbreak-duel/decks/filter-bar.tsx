import { SIDES } from '../../../../models/outbreak-duel/decks/deck';
import { Button } from '../../../hud/button';
import { composedText, t } from '../../../i18n';
import { COSTS, cardsOfSide, type Filter, NO_FILTER, RANGES, SORTS, toggled } from './filter';

interface FilterBarProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

interface ChipsProps<Value extends string | number> {
  readonly title: string;
  readonly values: readonly Value[];
  readonly chosen: readonly Value[];
  readonly label: (value: Value) => string;
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Buttons that stay down, any number of them. */
function Chips<Value extends string | number>(props: ChipsProps<Value>) {
  const { title, values, chosen, label, onChange } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand in a line of its own
    <div className="chips" role="group" aria-label={title}>
      {values.map((value) => (
        <Button
          key={value}
          label={label(value)}
          pressed={chosen.includes(value)}
          onPress={() => onChange(toggled(chosen, value))}
        />
      ))}
    </div>
  );
}

/** Which cards are shown: side, words, cost, type, range, and whether they are in the deck. */
export function FilterBar({ filter, onFilter }: FilterBarProps) {
  const { side, sorts, costs, ranges, inDeck, text } = filter;
  const set = (change: Partial<Filter>) => onFilter({ ...filter, ...change });
  const isFiltered = sorts.length + costs.length + ranges.length > 0 || inDeck || text !== '';
  return (
    <div className="filter-bar">
      <div className="filter-line">
        {SIDES.map((one) => (
          <Button
            key={one}
            label={`${t(`od.editor.cards.${one}`)} ${cardsOfSide(one).length}`}
            pressed={one === side}
            onPress={() => onFilter({ ...NO_FILTER, side: one })}
          />
        ))}
        <input
          type="search"
          className="filter-search"
          aria-label={t('od.editor.search')}
          placeholder={t('od.editor.search')}
          maxLength={60}
          value={text}
          onChange={({ target }) => set({ text: target.value })}
        />
        <Chips
          title={t(`od.editor.filter.cost.${side}`)}
          values={COSTS[side]}
          chosen={costs}
          label={(n) => t(side === 'zombie' ? 'od.editor.cost.th' : 'od.editor.filter.pay', { n })}
          onChange={(chosen) => set({ costs: chosen })}
        />
      </div>
      <div className="filter-line">
        <Chips
          title={t('od.editor.filter.sort')}
          values={SORTS[side]}
          chosen={sorts}
          label={(sort) => composedText(`od.editor.sort.${sort}`)}
          onChange={(chosen) => set({ sorts: chosen })}
        />
        {side === 'survivor' && (
          <Chips
            title={t('od.editor.filter.range')}
            values={RANGES}
            chosen={ranges}
            label={(range) => composedText(`od.range.${range}`)}
            onChange={(chosen) => set({ ranges: chosen })}
          />
        )}
        <Button label={t('od.editor.in-deck')} pressed={inDeck} onPress={() => set({ inDeck: !inDeck })} />
        {isFiltered && (
          <Button look="quiet" label={t('od.editor.all')} onPress={() => onFilter({ ...NO_FILTER, side })} />
        )}
      </div>
    </div>
  );
}
