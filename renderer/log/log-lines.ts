/** The log as lines to read: what happened by the rules, and between it what bots said and which seats changed hands. */
import type { LogRecord } from '../../machines/kernel/contract';
import type { Listing } from '../../models/kernel/journal';
import type { AnyEntry, Aside } from '../../models/kernel/types';
import type { LogText } from '../games/face';
import { messageText, t } from '../i18n';
import type { CalledSeat } from '../seats/called';
import { houseRuleText } from '../seats/house-words';

export interface LogLine {
  readonly key: string;
  readonly text: string;
  readonly tone: LogText['tone'] | 'aside';
  /** The entry of the rulebook that it comes from. */
  readonly rule: string | null;
}

/** What there is to read. */
export interface Log<Entry extends AnyEntry> {
  readonly log: Listing<LogRecord<Entry>>;
  readonly asides: Listing<Aside>;
  /** Seats by the names that the log uses, so that whoever speaks is known by what it tells. */
  readonly seats: readonly CalledSeat[];
}

/** Where something stands: after which move, and whether before or after what that move brought about. */
interface Placed {
  readonly move: number;
  readonly rank: 0 | 1 | 2;
  readonly line: LogLine;
}

/** A bot that says the same again need not be heard twice. */
function isRepeated(aside: Aside, index: number, asides: readonly Aside[]): boolean {
  if (aside.kind !== 'comment') return false;
  const before = asides
    .slice(0, index)
    .findLast((one) => one.kind !== 'house-rule' && one.seat === aside.seat);
  return before?.kind === 'comment' && asideText(before, '') === asideText(aside, '');
}

function asideText(aside: Aside, name: string): string {
  if (aside.kind === 'house-rule') return t('log.house-rule', { rule: houseRuleText(aside) });
  if (aside.kind === 'comment') return t('log.comment', { name, why: messageText(aside.text) });
  const { controller } = aside;
  return controller.kind === 'human'
    ? t('log.hand-over.human', { name })
    : t('log.hand-over.bot', { name, level: t(`bot-level.${controller.level}`) });
}

function placedAside(aside: Aside, index: number, seats: readonly CalledSeat[]): Placed {
  const by = aside.kind === 'house-rule' ? null : aside.seat;
  const name = seats.find(({ id }) => id === by)?.name ?? '';
  const line: LogLine = { key: `aside ${index}`, text: asideText(aside, name), tone: 'aside', rule: null };
  return { move: aside.move, rank: aside.kind === 'comment' ? 0 : 2, line };
}

/** A line that stands for `n` alike. */
function repeated(line: LogText, n: number): LogText {
  return n === 1 ? line : { ...line, text: t('log.times', { text: line.text, n }) };
}

/** The newest entries that are read, oldest first. What happens several times in a row by one move is one line. */
function placedRecords<Entry extends AnyEntry>(
  log: Listing<LogRecord<Entry>>,
  tell: (entry: Entry) => LogText | null,
  limit: number,
): readonly Placed[] {
  const told: { readonly move: number; readonly index: number; readonly line: LogText; n: number }[] = [];
  for (let index = log.length - 1; index >= 0 && told.length < limit; index--) {
    const record = log.at(index);
    const line = record && tell(record.entry);
    const after = told.at(-1);
    if (line && after?.move === record.move && after.line.text === line.text) after.n++;
    else if (line) told.push({ move: record.move, index, line, n: 1 });
  }
  return told.reverse().map(
    ({ move, index, line, n }): Placed => ({
      move,
      rank: 1,
      line: { key: `entry ${index}`, ...repeated(line, n) },
    }),
  );
}

/**
 * @param tell an entry in words; null for one that nobody needs to read
 * @param limit so many of the newest lines
 */
export function logLines<Entry extends AnyEntry>(
  { log, asides, seats }: Log<Entry>,
  tell: (entry: Entry) => LogText | null,
  limit: number,
): readonly LogLine[] {
  const said = [...asides];
  const beside = said
    .filter((aside, index) => !isRepeated(aside, index, said))
    .map((aside, index) => placedAside(aside, index, seats));
  return [...placedRecords(log, tell, limit), ...beside]
    .toSorted((one, other) => one.move - other.move || one.rank - other.rank)
    .slice(-limit)
    .map(({ line }) => line);
}
