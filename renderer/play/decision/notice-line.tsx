import { HelpMark } from '../../rulebook/help-mark';
import type { Notice } from '../composer/notice';

interface NoticeLineProps {
  readonly notice: Notice;
  /** What the coach adds; empty for nothing. */
  readonly hint?: string;
}

/** Why the last try came to nothing, with the way to its rule. */
export function NoticeLine({ notice: { text, rule }, hint = '' }: NoticeLineProps) {
  return (
    <div className="notice">
      <p role="alert">{[text, hint].filter(Boolean).join(' ')}</p>
      {rule && <HelpMark entry={rule} />}
    </div>
  );
}
