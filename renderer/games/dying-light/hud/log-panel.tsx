import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { LogRecord } from '../../../../machines/kernel/contract';
import type { Entry } from '../../../../models/dying-light/entries';
import type { Aside, Seat } from '../../../../models/kernel/types';
import { Panel } from '../../../hud/panel';
import { t } from '../../../i18n';
import { useRulebook } from '../../../rulebook/use-rulebook';
import { type LogLine, logLines } from './log-lines';
import './log-panel.css';

/** The log keeps everything; the panel shows this many of the newest lines. */
const SHOWN = 150;

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The arrow keys walk from line to line, so that the log is one stop of the Tab key. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const lines: Element[] = [...event.currentTarget.querySelectorAll('.log-link')];
  const step = STEPS[event.key];
  const { activeElement } = document;
  const at = activeElement ? lines.indexOf(activeElement) : -1;
  if (!step || at < 0) return;
  event.preventDefault();
  const next = lines[step(at, lines.length)];
  if (next instanceof HTMLElement) next.focus();
}

interface LineProps {
  readonly line: LogLine;
  readonly isLast: boolean;
}

/** What came of a rule leads to it. */
function Line({ line, isLast }: LineProps) {
  const { open } = useRulebook();
  const { rule, text, tone } = line;
  return (
    <li className={`log-${tone}`}>
      {rule ? (
        <button
          type="button"
          className="log-link"
          data-rule={rule}
          tabIndex={isLast ? 0 : -1}
          title={t('rules.about', { title: `rulebook.${rule}.title` })}
          onClick={() => open(rule)}
        >
          {text}
        </button>
      ) : (
        text
      )}
    </li>
  );
}

interface LogPanelProps {
  readonly log: readonly LogRecord<Entry>[];
  readonly asides: readonly Aside[];
  readonly seats: readonly Seat[];
}

/** What happened, newest at the bottom; read out as it grows. */
export function LogPanel({ log, asides, seats }: LogPanelProps) {
  const end = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => logLines(log, asides, seats, SHOWN), [log, asides, seats]);
  const newest = lines.at(-1)?.key;
  const lastLink = lines.findLast(({ rule }) => rule !== null);
  useEffect(() => {
    if (newest !== undefined) end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [newest]);
  return (
    <Panel title={t('hud.log')} className="log-panel">
      <div ref={end} className="log" role="log" aria-label={t('hud.log')} onKeyDown={walk}>
        <ol>
          {lines.map((line) => (
            <Line key={line.key} line={line} isLast={line === lastLink} />
          ))}
        </ol>
      </div>
    </Panel>
  );
}
