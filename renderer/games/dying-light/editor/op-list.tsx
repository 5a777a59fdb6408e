import { moved } from '../../../../models/dying-light/editor/document';
import { FAMILIES, type Node } from '../../../../models/dying-light/editor/vocabulary';
import { t } from '../../../i18n';
import { Composer } from './composer';
import { RowHand } from './fields';

const FRESH_OP: Node = FAMILIES.op.words.spawn?.fresh as Node;

interface OpListProps {
  readonly ops: readonly Node[];
  readonly onOps: (ops: readonly Node[]) => void;
}

/** What happens, one after the other. */
export function OpList({ ops, onOps }: OpListProps) {
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
              onSwap={(from, by) => onOps(moved(ops, from, by))}
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
