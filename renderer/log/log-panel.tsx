import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { titleOf } from '../../models/kernel/rulebook';
import type { AnyEntry } from '../../models/kernel/types';
import type { LogText } from '../games/face';
import { KeyMark, useShortcutName } from '../hud/key-mark';
import { Panel } from '../hud/panel';
import { useOpened } from '../hud/use-opened';
import { composedText, t } from '../i18n';
import { LOG } from '../input/commands';
import { useCommands } from '../input/shortcuts';
import { useTelling } from '../play/telling';
import { useRulebook } from '../rulebook/use-rulebook';
import { useSame } from '../table/useSame';
import { type Log, type LogLine, logLines } from './log-lines';
import { SpokenLines } from './spoken-lines';
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
  const { book, open } = useRulebook();
  const { rule, text, tone } = line;
  return (
    <li className={`log-${tone}`}>
      {rule ? (
        <button
          type="button"
          className="log-link"
          data-rule={rule}
          tabIndex={isLast ? 0 : -1}
          title={t('rules.about', { title: composedText(titleOf(book, rule)) })}
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

interface LogPanelProps<Entry extends AnyEntry> extends Log<Entry> {
  /** An entry in words. Keep the function: a new one writes the log anew. */
  readonly tell: (entry: Entry) => LogText | null;
  /** Begins open rather than as a strip of the newest lines. */
  readonly opened?: boolean;
}

interface OpenerProps {
  readonly isOpen: boolean;
  /** Id of the log. */
  readonly log: string;
  readonly onToggle: () => void;
}

function Opener({ isOpen, log, onToggle }: OpenerProps) {
  useCommands([[LOG, onToggle]]);
  const shortcut = useShortcutName(LOG);
  const label = t(isOpen ? 'log.shorten' : 'log.open');
  return (
    <button
      type="button"
      className="log-opener"
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      aria-controls={log}
      aria-keyshortcuts={shortcut}
      onClick={onToggle}
    >
      <KeyMark command={LOG} />
      <span className="log-arrow" aria-hidden="true" />
    </button>
  );
}

/** What happened, newest at the bottom, of which what matters is read out: a strip of the newest lines that opens to everything. */
export function LogPanel<Entry extends AnyEntry>({ tell, opened = false, ...said }: LogPanelProps<Entry>) {
  const { log, asides } = said;
  const seats = useSame(said.seats);
  const end = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useOpened(opened ? 'log of a replay' : 'log', opened);
  const { untold } = useTelling();
  const lines = useMemo(() => {
    const told = untold > 0 ? log.slice(0, Math.max(0, log.length - untold)) : log;
    return logLines({ log: told, asides, seats }, tell, SHOWN);
  }, [log, untold, asides, seats, tell]);
  const newest = lines.at(-1)?.key;
  const lastLink = lines.findLast(({ rule }) => rule !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height shows other lines
  useLayoutEffect(() => {
    if (newest !== undefined) end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [newest, isOpen]);
  return (
    <Panel title={t('ui.desk.log')} className={isOpen ? 'log-panel log-open' : 'log-panel'} bare>
      <div
        ref={end}
        id={id}
        className="log"
        role="log"
        aria-live="off"
        aria-label={t('ui.desk.log')}
        onKeyDown={walk}
      >
        <ol>
          {lines.map((line) => (
            <Line key={line.key} line={line} isLast={line === lastLink} />
          ))}
        </ol>
      </div>
      <SpokenLines lines={lines} />
      <Opener isOpen={isOpen} log={id} onToggle={() => setOpen(!isOpen)} />
    </Panel>
  );
}
