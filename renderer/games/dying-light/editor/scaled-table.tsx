import { DIFFICULTIES } from '../../../../models/dying-light/ids';
import { t } from '../../../i18n';
import { NumberBox } from './fields';

const COUNTS = [0, 1, 2, 3];

interface ScaledProps {
  readonly value: Readonly<Record<(typeof DIFFICULTIES)[number], readonly number[]>>;
  readonly onValue: (value: ScaledProps['value']) => void;
  readonly max?: number;
}

/** A number for every difficulty and number of Runners. */
export function ScaledTable({ value, onValue, max = 99 }: ScaledProps) {
  return (
    <table className="editor-table">
      <thead>
        <tr>
          <th scope="col">{t('dl.editor.runners')}</th>
          {COUNTS.map((count) => (
            <th key={count} scope="col">
              {count + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DIFFICULTIES.map((level) => (
          <tr key={level}>
            <th scope="row">{t(`dl.difficulty.${level}`)}</th>
            {COUNTS.map((count) => (
              <td key={count}>
                <NumberBox
                  label={t('dl.editor.for', { level: t(`dl.difficulty.${level}`), n: count + 1 })}
                  value={value[level][count] ?? 0}
                  min={0}
                  max={max}
                  onNumber={(number) => onValue({ ...value, [level]: value[level].with(count, number) })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
