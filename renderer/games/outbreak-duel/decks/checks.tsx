import type { Message } from '../../../../models/kernel/types';
import { countOf, type PairBody } from '../../../../models/outbreak-duel/decks/deck';
import type { Problem } from '../../../../models/outbreak-duel/decks/problems';
import { averageZtc, type Warning } from '../../../../models/outbreak-duel/decks/warnings';
import { Panel } from '../../../hud/panel';
import { messageText, numberText, t } from '../../../i18n';
import './checks.css';

const HUNDREDTHS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

interface LineProps {
  readonly look: 'error' | 'warning' | 'fine';
  readonly words: string;
}

function Line({ look, words }: LineProps) {
  return (
    <li className="check">
      <strong className={`check-mark check-${look}`}>{t(`od.editor.${look}`)}</strong>
      <span>{words}</span>
    </li>
  );
}

interface ChecksProps {
  readonly pair: PairBody;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Warning[];
}

/** The average cost of the zombies, once there are any. */
function averageWords({ cards }: PairBody): string {
  if (countOf(cards.zombie) === 0) return '';
  return t('od.editor.average', { n: numberText(averageZtc(cards.zombie), HUNDREDTHS) });
}

/** A key of its own for each sentence: the same card may be named on both sides. */
function keyed<M extends Message>(messages: readonly M[]) {
  return messages.map((message) => ({ key: `${message.id} ${JSON.stringify(message.params)}`, message }));
}

/** What the rules say of the pair, renewed with every change. */
export function Checks({ pair, problems, warnings }: ChecksProps) {
  return (
    <Panel title={t('od.editor.checks')} className="checks">
      <div role="status" className="checks-said">
        <ul>
          {keyed(problems).map(({ key, message }) => (
            <Line key={key} look="error" words={messageText(message)} />
          ))}
          {keyed(warnings).map(({ key, message }) => (
            <Line key={key} look="warning" words={messageText(message)} />
          ))}
          {problems.length === 0 && (
            <Line look="fine" words={`${t('od.editor.ready')} ${averageWords(pair)}`} />
          )}
        </ul>
      </div>
    </Panel>
  );
}
