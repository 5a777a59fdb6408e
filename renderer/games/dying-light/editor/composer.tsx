/** Sentences of the scenario language, put together from boxes of choices. What stands in each is in `slots/`. */
import { TOKEN_IDS } from '../../../../models/dying-light/content/tokens';
import {
  FAMILIES,
  type Family,
  type Node,
  reworded,
  type SlotKind,
  tagOf,
} from '../../../../models/dying-light/editor/vocabulary';
import type { TokenId, TokenKind } from '../../../../models/dying-light/ids';
import { composedText } from '../../../i18n';
import { useWorkbench } from './composing';
import { PickBox } from './fields';
import { wordLabel } from './phrases';
import { AnySlot } from './slots/any-slot';
import { firstNames } from './slots/choices';

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
export function Gaps({ family, node, onNode }: NodeProps) {
  const slots = Object.entries(FAMILIES[family].words[tagOf(family, node)]?.slots ?? {});
  const [inside, below] = [false, true].map((isBelow) =>
    slots.filter(([, kind]) => BELOW.includes(kind) === isBelow),
  );
  return [...(inside ?? []), ...(below ?? [])].map(([name, kind]) => (
    <AnySlot
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
