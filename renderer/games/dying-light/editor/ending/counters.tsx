import type { Counter as Counted } from '../../../../../models/dying-light/scenario/format';
import { Switch } from '../../../../hud/switch';
import { t } from '../../../../i18n';
import { useWorkbench } from '../composing';
import { Part, SignButton, WordsBox } from '../fields';
import { ExprSlot } from '../slots/expr-slot';

interface CounterProps {
  readonly counter: Counted;
  /** Undefined takes out what a field has. */
  readonly onField: (field: keyof Counted, value: unknown) => void;
  readonly onRemove: () => void;
}

/** Out of how many it counts, if that is told. */
function Limit({ counter: { limit }, onField }: Omit<CounterProps, 'onRemove'>) {
  if (limit === undefined)
    return (
      <button type="button" className="button button-quiet" onClick={() => onField('limit', 1)}>
        {t('dl.editor.add-limit')}
      </button>
    );
  return (
    <div className="composer-line">
      <span>{t('dl.editor.out-of')}</span>
      <ExprSlot value={limit} onValue={(value) => onField('limit', value)} />
      <SignButton sign="×" label={t('dl.editor.take-out')} onPress={() => onField('limit', undefined)} />
    </div>
  );
}

function Counter({ counter, onField, onRemove }: CounterProps) {
  const { text, value, eachRunner } = counter;
  return (
    <div className="editor-block">
      <WordsBox
        label={t('dl.editor.counter-text')}
        value={typeof text === 'object' ? text.text : text}
        longest={80}
        onWords={(words) => onField('text', { text: words })}
      />
      <div className="composer-line">
        <ExprSlot value={value} onValue={(next) => onField('value', next)} />
      </div>
      <Limit counter={counter} onField={onField} />
      <div className="composer-line">
        <Switch
          label={t('dl.editor.each-runner')}
          on={eachRunner === true}
          onChange={(on) => onField('eachRunner', on || undefined)}
        />
        <SignButton sign="×" label={t('dl.editor.take-out')} onPress={onRemove} />
      </div>
    </div>
  );
}

/** What is counted for all to see. */
export function Counters() {
  const { rules, put } = useWorkbench();
  const counters = rules.counters ?? [];
  const add = () => {
    const counter = { text: { text: t('dl.editor.new-counter') }, value: { expr: 'salvage' } };
    put(['counters'], [...counters, counter]);
  };
  return (
    <Part title={t('dl.editor.counters')} place="counters">
      <p className="editor-hint">{t('dl.editor.counters-hint')}</p>
      {counters.map((counter, index) => (
        <Counter
          // biome-ignore lint/suspicious/noArrayIndexKey: a counter is known by its place
          key={index}
          counter={counter}
          onField={(field, value) => put(['counters', index, field], value)}
          onRemove={() => put(['counters', index], undefined)}
        />
      ))}
      <button type="button" className="button" onClick={add}>
        {t('dl.editor.add-counter')}
      </button>
    </Part>
  );
}
