import { useEffect, useRef } from 'react';
import type { LogRecord } from '../../../../machines/kernel/contract';
import type { Entry, EntryType } from '../../../../models/dying-light/entries';
import { Panel } from '../../../hud/panel';
import { t } from '../../../i18n';
import { narrate } from '../narrate';
import './log-panel.css';

/** Steps that are part of something told already; the table shows them. */
const QUIET: ReadonlySet<EntryType> = new Set<EntryType>([
  'die-placed',
  'activation-started',
  'card-acknowledged',
  'forced',
]);
/** The log keeps everything; the panel shows this many of the newest lines. */
const SHOWN = 150;

function lineClass(type: EntryType): string {
  if (type === 'round-started' || type === 'nightfall' || type === 'daybreak') return 'log-round';
  if (type === 'wound-light' || type === 'wound-heavy' || type === 'eliminated') return 'log-bad';
  return '';
}

/** What happened, newest at the bottom; read out as it grows. */
export function LogPanel({ log }: { readonly log: readonly LogRecord<Entry>[] }) {
  const end = useRef<HTMLDivElement>(null);
  const lines = log
    .map(({ entry }, index) => ({ entry, index }))
    .filter(({ entry }) => !QUIET.has(entry.type))
    .slice(-SHOWN);
  const newest = lines.at(-1)?.index;
  useEffect(() => {
    if (newest !== undefined) end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [newest]);
  return (
    <Panel title={t('hud.log')} className="log-panel">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard */}
      <div ref={end} className="log" role="log" aria-label={t('hud.log')} tabIndex={0}>
        <ol>
          {lines.map(({ entry, index }) => (
            <li key={index} className={lineClass(entry.type)}>
              {narrate(entry)}
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}
