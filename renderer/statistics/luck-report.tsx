import type { LuckLine } from '../../models/kernel/statistics';
import type { SeatId } from '../../models/kernel/types';
import { composedText, numberText, t } from '../i18n';
import './statistics.css';

const PLAIN = { maximumFractionDigits: 1 };
const SIGNED = { ...PLAIN, minimumFractionDigits: 1, signDisplay: 'exceptZero' } as const;

/** One line of the report as people read it. */
interface LuckText {
  readonly key: string;
  readonly name: string;
  readonly expected: string;
  readonly got: string;
  /** "+1.5": so much better than promised, whether more or less was wished for. */
  readonly luck: string;
}

/**
 * The report in words; what was never thrown or drawn is left out.
 * @param words what the message ids of the lines begin with: `<words>.<line>`
 * @param nameOf whose luck a line tells of, where it is not that of all together
 */
export function luckTexts(
  words: string,
  lines: readonly LuckLine[],
  nameOf: (seat: SeatId) => string,
): readonly LuckText[] {
  return lines
    .filter(({ expected, got }) => expected !== 0 || got !== 0)
    .map(({ id, expected, got, wish, seat }) => {
      const what = composedText(`${words}.${id}`);
      return {
        key: `${seat} ${id}`,
        name: seat ? t('stats.luck.of', { name: nameOf(seat), what }) : what,
        expected: numberText(expected, PLAIN),
        got: numberText(got, PLAIN),
        luck: numberText(wish === 'more' ? got - expected : expected - got, SIGNED),
      };
    });
}

interface LuckReportProps {
  readonly words: string;
  readonly lines: readonly LuckLine[];
  readonly nameOf?: (seat: SeatId) => string;
}

/** What luck promised and what it brought; nothing when nothing was thrown. */
export function LuckReport({ words, lines, nameOf = (seat) => seat }: LuckReportProps) {
  const texts = luckTexts(words, lines, nameOf);
  if (texts.length === 0) return null;
  return (
    <details className="statistic-group" open>
      <summary>{t('stats.luck')}</summary>
      <table className="statistic-table" aria-label={t('stats.luck')}>
        <thead>
          <tr>
            <th scope="col">{t('stats.counted')}</th>
            <th scope="col">{t('stats.luck.expected')}</th>
            <th scope="col">{t('stats.luck.got')}</th>
            <th scope="col">{t('stats.luck.luck')}</th>
          </tr>
        </thead>
        <tbody>
          {texts.map(({ key, name, expected, got, luck }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{expected}</td>
              <td>{got}</td>
              <td>{luck}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
