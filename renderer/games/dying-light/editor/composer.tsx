/** Sentences of the scenario language, put together from boxes of choices. */

import type { ReactNode } from 'react';
import { LONGEST_SENTENCE } from '../../../../models/dying-light/content/check/words';
import { TOKEN_IDS } from '../../../../models/dying-light/content/tokens';
import {
  FAMILIES,
  type Family,
  type Node,
  reworded,
  type SlotKind,
  tagOf,
  textAt,
} from '../../../../models/dying-light/editor/vocabulary';
import {
  AREA_IDS,
  COMMON_ITEM_IDS,
  EPIC_DECK_IDS,
  INFECTED_TYPES,
  STARTING_WEAPON_IDS,
  TOKEN_KINDS,
  type TokenId,
  type TokenKind,
  ZONE_IDS,
  type ZoneId,
} from '../../../../models/dying-light/ids';
import { areaOf } from '../../../../models/dying-light/map';
import type { Option, Scenario } from '../../../../models/dying-light/scenario/format';
import { nodesIn } from '../../../../models/dying-light/scenario/nodes';
import { composedText, t } from '../../../i18n';
import { areaName, infectedName, itemName, tokenName } from '../names';
import { useWorkbench } from './composing';
import { NumberBox, PickBox, RowHand, SignButton, WordsBox } from './fields';
import { COMPARISONS, cardTitle, kindWords, tokenLabel, wordLabel, zoneLabel } from './phrases';

type Choices = readonly (readonly [string, string])[];

interface SlotProps {
  readonly kind: SlotKind;
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
}

const ITEMS = [...COMMON_ITEM_IDS, ...EPIC_DECK_IDS, 'e-inhibitor', ...STARTING_WEAPON_IDS] as const;
const PLACED = TOKEN_KINDS.filter((kind) => kind !== 'nest');
const NUMBER = 'number';

const named = (names: readonly string[]): Choices => names.map((name) => [name, name]);
const tokenChoices = (kinds: readonly TokenKind[]): Choices =>
  kinds.flatMap((kind) => TOKEN_IDS[kind].map((id) => [id, tokenLabel(id)] as const));
const ZONES: () => Choices = () => ZONE_IDS.map((zone) => [zone, zoneLabel(zone)]);
const AREAS: () => Choices = () => AREA_IDS.map((area) => [area, areaName(area)]);

/** Names of variables that every Runner has, wherever they are spoken of. */
function runnerVars(rules: Scenario): readonly string[] {
  const names = nodesIn(rules).flatMap(({ value }) => {
    if (value.op === 'setRunner' || value.op === 'addRunner') return [String(value.var)];
    return value.expr === 'runnerVar' ? [String(value.name)] : [];
  });
  return [...new Set(['carry', ...names])].filter((name) => name !== '');
}

/** What a slot of one box offers; null for slots of another kind. */
function choicesFor(kind: SlotKind, rules: Scenario): Choices | null {
  switch (kind) {
    case 'zone':
      return ZONES();
    case 'area':
      return AREAS();
    case 'card':
      return rules.cards.map(({ id }) => [id, cardTitle(rules, id)]);
    case 'comparison':
      return Object.entries(COMPARISONS);
    case 'deck':
      return ['common', 'epic'].map((deck) => [deck, composedText(`dl.vocab.deck.${deck}`)]);
    case 'decider':
      return ['actor', 'group'].map((who) => [who, composedText(`dl.vocab.decider.${who}`)]);
    case 'witness':
      return ['actor', 'any'].map((who) => [who, composedText(`dl.vocab.witness.${who}`)]);
    case 'infected':
      return INFECTED_TYPES.map((type) => [type, infectedName(type, 2)]);
    case 'item':
      return ITEMS.map((item) => [item, itemName(item)]);
    case 'loot':
      return (['loot-common', 'loot-epic'] as const).map((loot) => [loot, tokenName(loot)]);
    case 'placed':
      return PLACED.map((one) => [one, tokenName(one)]);
    case 'token':
      return tokenChoices(PLACED);
    case 'token-or-this':
      return [['this', t('dl.vocab.this')], ...tokenChoices(PLACED)];
    case 'uv':
      return tokenChoices(['uv']);
    case 'var':
      return named(Object.keys(rules.vars));
    case 'param':
      return named(Object.keys(rules.params));
    case 'list':
      return named(Object.keys(rules.lists));
    case 'runner-var':
      return named(runnerVars(rules));
    case 'event':
      return named(['1', '2', '3']);
    case 'nest':
      return named(['1', '2', '3']);
    default:
      return null;
  }
}

/** Slots whose value is a number though they are chosen as words. */
const NUMBERED: readonly SlotKind[] = ['event', 'nest'];

function label(kind: SlotKind): string {
  return composedText(`dl.slot.${kind}`);
}

/** The first name there is for slots that need one. */
function firstNames(rules: Scenario): Readonly<Partial<Record<SlotKind, string>>> {
  return {
    card: rules.cards[0]?.id ?? '',
    var: Object.keys(rules.vars)[0] ?? '',
    param: Object.keys(rules.params)[0] ?? '',
    list: Object.keys(rules.lists)[0] ?? '',
    'runner-var': runnerVars(rules)[0] ?? '',
  };
}

function ChosenSlot({ kind, value, onValue, choices }: SlotProps & { readonly choices: Choices }) {
  const { arm, point } = useWorkbench();
  const onFocus = () => {
    if (kind === 'zone') {
      point([value as ZoneId]);
      arm((zone) => onValue(zone));
    } else if (kind === 'area') arm((zone) => onValue(areaOf(zone)));
    else arm(null);
  };
  return (
    <PickBox
      label={label(kind)}
      value={String(value)}
      options={choices}
      onFocus={onFocus}
      onPick={(next) => onValue(NUMBERED.includes(kind) ? Number(next) : next)}
    />
  );
}

interface ListSlotProps<T> {
  readonly values: readonly T[];
  readonly fresh: T;
  readonly onValues: (values: readonly T[]) => void;
  readonly one: (value: T, onValue: (value: T) => void) => ReactNode;
}

/** Several of a kind side by side, each of which can be taken out, and one more at the end. */
function ListSlot<T>({ values, fresh, onValues, one }: ListSlotProps<T>) {
  return (
    <span className="composer-list">
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values of a list have no other name
        <span key={index} className="composer-item">
          <span className="composer-one">{one(value, (next) => onValues(values.with(index, next)))}</span>
          {values.length > 1 && (
            <SignButton
              sign="×"
              label={t('dl.editor.take-out')}
              onPress={() => onValues(values.toSpliced(index, 1))}
            />
          )}
        </span>
      ))}
      <SignButton sign="+" label={t('dl.editor.one-more')} onPress={() => onValues([...values, fresh])} />
    </span>
  );
}

/** Several names of a kind. */
function Names({ kind, value, onValue, fresh }: SlotProps & { readonly fresh: string }) {
  return (
    <ListSlot
      values={value as readonly string[]}
      fresh={fresh}
      onValues={onValue}
      one={(one, onOne) => <Slot kind={kind} value={one} onValue={(next) => onOne(String(next))} />}
    />
  );
}

/** A kind of token, or some by their names. */
function PatternSlot({ value, onValue }: Omit<SlotProps, 'kind'>) {
  const pattern = value as Node;
  const kinds: Choices = [
    ...PLACED.map((kind) => [kind, kindWords(kind)] as const),
    ['', t('dl.vocab.these-tokens')],
  ];
  const chosen = 'kind' in pattern ? String(pattern.kind) : '';
  return (
    <>
      <PickBox
        label={label('pattern')}
        value={chosen}
        options={kinds}
        onPick={(kind) => onValue(kind === '' ? { ids: ['obj-a'] } : { kind })}
      />
      {chosen === '' && (
        <Names kind="token" value={pattern.ids} onValue={(ids) => onValue({ ids })} fresh="obj-b" />
      )}
    </>
  );
}

/** Zones by name, or a table that has some for every difficulty and number of Runners. */
function ZonesSlot({ value, onValue }: Omit<SlotProps, 'kind'>) {
  const { rules } = useWorkbench();
  const tables = Object.entries(rules.params)
    .filter(([, rows]) => Array.isArray(rows.normal[0]))
    .map(([name]) => name);
  const byName = Array.isArray(value);
  return (
    <>
      {(tables.length > 0 || !byName) && (
        <PickBox
          label={label('zones')}
          value={byName ? '' : String((value as Node).param)}
          options={[['', t('dl.vocab.these-zones')], ...named(tables)]}
          onPick={(name) => onValue(name === '' ? ['C'] : { param: name })}
        />
      )}
      {byName && <Names kind="zone" value={value} onValue={onValue} fresh="C" />}
    </>
  );
}

const NEAR_AREA = 'area';

/** The Runner or the Area that something is near to. */
function NearSlot({ value, onValue }: Omit<SlotProps, 'kind'>) {
  const node = value as Node;
  const isArea = 'area' in node;
  const words = Object.keys(FAMILIES.runner.words);
  return (
    <>
      <PickBox
        label={label('near')}
        value={isArea ? NEAR_AREA : tagOf('runner', node)}
        options={[
          [NEAR_AREA, t('dl.vocab.an-area')],
          ...words.map((tag) => [tag, wordLabel('runner', tag)] as const),
        ]}
        onPick={(tag) => onValue(tag === NEAR_AREA ? { area: 'market' } : FAMILIES.runner.words[tag]?.fresh)}
      />
      {isArea ? (
        <Slot kind="area" value={node.area} onValue={(area) => onValue({ area })} />
      ) : (
        <Gaps family="runner" node={node} onNode={onValue} />
      )}
    </>
  );
}

/** A number, or how it is worked out. */
export function ExprSlot({ value, onValue }: Omit<SlotProps, 'kind'>) {
  const { rules } = useWorkbench();
  const plain = typeof value === 'number';
  const node = plain ? {} : (value as Node);
  const tag = plain ? NUMBER : tagOf('expr', node);
  const tags = Object.keys(FAMILIES.expr.words);
  return (
    <span className="composer-number">
      <PickBox
        label={label('expr')}
        value={tag}
        options={[
          [NUMBER, t('dl.vocab.number')],
          ...tags.map((one) => [one, wordLabel('expr', one)] as const),
        ]}
        onPick={(next) => onValue(next === NUMBER ? 1 : reworded('expr', node, next, firstNames(rules)))}
      />
      {plain ? (
        <NumberBox label={t('dl.vocab.number')} value={value} onNumber={onValue} />
      ) : (
        <Gaps family="expr" node={node} onNode={onValue} />
      )}
    </span>
  );
}

const SENTENCES: Readonly<Partial<Record<SlotKind, Family>>> = {
  cond: 'cond',
  place: 'place',
  runner: 'runner',
};

/** What stands in one slot, to be chosen. */
function Slot(props: SlotProps) {
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
          one={(one, onOne) => <Slot kind={kind === 'exprs' ? 'expr' : 'cond'} value={one} onValue={onOne} />}
        />
      );
    case 'sentence':
      return (
        <WordsBox
          hidden
          label={label(kind)}
          value={textAt(value as Node, 'text')}
          longest={LONGEST_SENTENCE}
          onWords={(text) => onValue({ text })}
        />
      );
    case 'on':
      return (
        <PickBox
          label={label(kind)}
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
      return <NumberBox label={label(kind)} value={Number(value)} min={1} max={14} onNumber={onValue} />;
  }
}

/** Slots that need lines of their own below the sentence. */
const BELOW: readonly SlotKind[] = ['ops', 'options'];
interface NodeProps {
  readonly family: Family;
  readonly node: Node;
  readonly onNode: (node: unknown) => void;
}

/** A token of another kind is another token. */
function withSlot(node: Node, slot: string, value: unknown): Node {
  const next = { ...node, [slot]: value };
  if (slot !== 'kind' || !('op' in node)) return next;
  const ids = TOKEN_IDS[value as TokenKind];
  if ('id' in node) return { ...next, id: ids[0] };
  if (!('ids' in node)) return next;
  const count = (node.ids as readonly TokenId[]).length;
  return { ...next, ids: ids.slice(0, count) };
}

/** The slots of a sentence in its order; those that need lines of their own come last. */
function Gaps({ family, node, onNode }: NodeProps) {
  const slots = Object.entries(FAMILIES[family].words[tagOf(family, node)]?.slots ?? {});
  const [inside, below] = [false, true].map((isBelow) =>
    slots.filter(([, kind]) => BELOW.includes(kind) === isBelow),
  );
  return [...(inside ?? []), ...(below ?? [])].map(([name, kind]) => (
    <Slot
      key={name}
      kind={kind}
      value={node[name]}
      onValue={(value) => onNode(withSlot(node, name, value))}
    />
  ));
}

/** One sentence: which word it has, and what stands in its slots. */
export function Composer({ family, node, onNode }: NodeProps) {
  const { rules } = useWorkbench();
  const tag = tagOf(family, node);
  const options = Object.keys(FAMILIES[family].words).map((one) => [one, wordLabel(family, one)] as const);
  return (
    <span className={`composer composer-${family}`}>
      <PickBox
        label={composedText(`dl.slot.${family}`)}
        value={tag}
        options={options}
        onPick={(next) => onNode(reworded(family, node, next, firstNames(rules)))}
      />
      <Gaps family={family} node={node} onNode={onNode} />
    </span>
  );
}

interface OpListProps {
  readonly ops: readonly Node[];
  readonly onOps: (ops: readonly Node[]) => void;
}

/** What happens, one after the other. */
export function OpList({ ops, onOps }: OpListProps) {
  const swap = (index: number, by: -1 | 1) => {
    const [one, other] = [ops[index], ops[index + by]];
    if (one && other) onOps(ops.with(index, other).with(index + by, one));
  };
  return (
    <ol className="composer-ops">
      {ops.map((op, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an op is known by its place
        <li key={index}>
          <Composer family="op" node={op} onNode={(next) => onOps(ops.with(index, next as Node))} />
          <span className="composer-hand">
            <RowHand
              index={index}
              many={ops.length}
              removes={t('dl.editor.take-out')}
              onSwap={swap}
              onRemove={() => onOps(ops.toSpliced(index, 1))}
            />
          </span>
        </li>
      ))}
      <li className="composer-more">
        <button type="button" className="button" onClick={() => onOps([...ops, FRESH_OP])}>
          {t('dl.editor.add-op')}
        </button>
      </li>
    </ol>
  );
}

const FRESH_OP: Node = FAMILIES.op.words.spawn?.fresh as Node;

/** What can be chosen from. */
function OptionList({
  options,
  onOptions,
}: {
  readonly options: readonly Option[];
  readonly onOptions: (options: readonly Option[]) => void;
}) {
  const add = () => {
    let number = options.length + 1;
    while (options.some(({ id }) => id === `option-${number}`)) number += 1;
    onOptions([...options, { id: `option-${number}`, text: { text: '' }, do: [] }]);
  };
  return (
    <ul className="composer-options">
      {options.map((option, index) => {
        const change = (next: Option) => onOptions(options.with(index, next));
        return (
          <li key={option.id}>
            <span className="composer-hand">
              <Slot
                kind="sentence"
                value={option.text}
                onValue={(text) => change({ ...option, text: text as Option['text'] })}
              />
              <SignButton
                sign="×"
                label={t('dl.editor.take-out')}
                onPress={() => onOptions(options.toSpliced(index, 1))}
              />
            </span>
            <Guard
              when={option.when as unknown as Node | undefined}
              onWhen={(when) => {
                const { when: _, ...rest } = option;
                change(when ? ({ ...rest, when } as unknown as Option) : rest);
              }}
            />
            <OpList
              ops={option.do as unknown as readonly Node[]}
              onOps={(ops) => change({ ...option, do: ops as unknown as Option['do'] })}
            />
          </li>
        );
      })}
      <li className="composer-more">
        <button type="button" className="button" onClick={add}>
          {t('dl.editor.add-option')}
        </button>
      </li>
    </ul>
  );
}

/** A condition that may be there or not. */
export function Guard({
  when,
  onWhen,
}: {
  readonly when: Node | undefined;
  readonly onWhen: (when: Node | undefined) => void;
}) {
  if (!when)
    return (
      <button type="button" className="button button-quiet" onClick={() => onWhen({ cond: 'night' })}>
        {t('dl.editor.add-condition')}
      </button>
    );
  return (
    <span className="composer-guard">
      <span>{t('dl.editor.only-if')}</span>
      <Composer family="cond" node={when} onNode={(node) => onWhen(node as Node)} />
      <SignButton sign="×" label={t('dl.editor.no-condition')} onPress={() => onWhen(undefined)} />
    </span>
  );
}
