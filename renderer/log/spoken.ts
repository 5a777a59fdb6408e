/** What of a log that grows is read out: what matters, and only once. Pure. */
import type { LogLine } from './log-lines';

/** As many lines as one listens to before deciding. */
const MOST = 5;

/** Lines that came after one that was read out before; none where that one is no longer there. */
function linesAfter(lines: readonly LogLine[], last: string): readonly LogLine[] {
  const at = lines.findIndex(({ key }) => key === last);
  return at < 0 ? [] : lines.slice(at + 1);
}

/** What matters of many lines, in their order: those that are bad or begin a Round, then the newest. */
export function whatMatters<Line extends Pick<LogLine, 'tone'>>(
  lines: readonly Line[],
  most = MOST,
): readonly Line[] {
  if (lines.length <= most) return lines;
  const heavy = lines.filter(({ tone }) => tone !== 'plain').slice(-most);
  const light = lines.filter(({ tone }) => tone === 'plain').slice(heavy.length - most);
  const chosen = new Set(heavy.length === most ? heavy : [...heavy, ...light]);
  return lines.filter((line) => chosen.has(line));
}

/**
 * The lines that are read out now. What bots say is there to be read and tells nothing new.
 * @param last key of the newest line when something was read out before
 */
export function newlySpoken(lines: readonly LogLine[], last: string): readonly LogLine[] {
  return whatMatters(linesAfter(lines, last).filter(({ tone }) => tone !== 'aside'));
}
