/** What of a log that grows is read out: what matters, and only once. Pure. */
import type { LogLine } from './log-lines';

/** As many lines as one listens to before deciding. */
const MOST = 5;

/** Lines that came after one that was read out before; none where that one is no longer there. */
function linesAfter(lines: readonly LogLine[], last: string): readonly LogLine[] {
  const at = lines.findIndex(({ key }) => key === last);
  return at < 0 ? [] : lines.slice(at + 1);
}

/**
 * The lines that are read out now. What bots say is there to be read and tells nothing new; of many lines those count that are bad or
 * begin a Round, then the newest.
 * @param last key of the newest line when something was read out before
 */
export function newlySpoken(lines: readonly LogLine[], last: string): readonly LogLine[] {
  const fresh = linesAfter(lines, last).filter(({ tone }) => tone !== 'aside');
  if (fresh.length <= MOST) return fresh;
  const heavy = fresh.filter(({ tone }) => tone !== 'plain').slice(-MOST);
  const light = fresh.filter(({ tone }) => tone === 'plain').slice(heavy.length - MOST);
  const chosen = new Set(heavy.length === MOST ? heavy : [...heavy, ...light]);
  return fresh.filter((line) => chosen.has(line));
}
