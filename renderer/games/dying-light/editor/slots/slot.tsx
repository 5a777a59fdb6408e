import { LONGEST_SENTENCE } from '../../../../../models/dying-light/content/check/words';
import {
  type Family,
  type Node,
  type SlotKind,
  textAt,
} from '../../../../../models/dying-light/editor/vocabulary';
import type { Option } from '../../../../../models/dying-light/scenario/format';
import { t } from '../../../../i18n';
import { Composer } from '../composer';
import { useWorkbench } from '../composing';
import { NumberBox, PickBox, WordsBox } from '../fields';
import { OpList } from '../op-list';
import { OptionList } from '../option-list';
import { AnySlot, type SlotProps, slotLabel } from './any-slot';
import { choicesFor } from './choices';
import { ChosenSlot } from './chosen-slot';
import { ExprSlot } from './expr-slot';
import { ListSlot, Names } from './list-slot';
import { NearSlot } from './near-slot';
import { PatternSlot } from './pattern-slot';
import { ZonesSlot } from './zones-slot';

const SENTENCES: Readonly<Partial<Record<SlotKind, Family>>> = {
  cond: 'cond',
  place: 'place',
  runner: 'runner',
};

/** What stands in one slot, to be chosen. */
export function Slot(props: SlotProps) {
  const { kind, value, onValue } = props;
  const { rules } = useWorkbench();
  const choices = choicesFor(kind, rules);
  if (choices) return <ChosenSlot {...props} choices={choices} />;
  const family = SENTENCES[kind];
  if (family) return <Composer family={family} node={value as Node} onNode={onValue} />;
  switch (kind) {
    case 'expr':
      return <ExprSlot {...props} />;
    case 'near':
      return <NearSlot {...props} />;
    case 'pattern':
      return <PatternSlot {...props} />;
    case 'zones':
      return <ZonesSlot {...props} />;
    case 'areas':
      return <Names {...props} kind="area" fresh="market" />;
    case 'tokens':
      return <Names {...props} kind="token" fresh="obj-a" />;
    case 'exprs':
    case 'conds':
      return (
        <ListSlot
          values={value as readonly unknown[]}
          fresh={kind === 'exprs' ? 1 : { cond: 'night' }}
          onValues={onValue}
          one={(one, onOne) => (
            <AnySlot kind={kind === 'exprs' ? 'expr' : 'cond'} value={one} onValue={onOne} />
          )}
        />
      );
    case 'sentence':
      return (
        <WordsBox
          hidden
          label={slotLabel(kind)}
          value={textAt(value as Node, 'text')}
          longest={LONGEST_SENTENCE}
          onWords={(text) => onValue({ text })}
        />
      );
    case 'on':
      return (
        <PickBox
          label={slotLabel(kind)}
          value={String(value)}
          options={[
            ['true', t('dl.vocab.on')],
            ['false', t('dl.vocab.off')],
          ]}
          onPick={(on) => onValue(on === 'true')}
        />
      );
    case 'ops':
      return <OpList ops={value as readonly Node[]} onOps={onValue} />;
    case 'options':
      return <OptionList options={value as readonly Option[]} onOptions={onValue} />;
    default:
      return <NumberBox label={slotLabel(kind)} value={Number(value)} min={1} max={14} onNumber={onValue} />;
  }
}
