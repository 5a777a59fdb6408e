/** The log as lines to read: what happened by the rules, and between it what bots said and which seats changed hands. */
import type { LogRecord } from '../../../../machines/kernel/contract';
import type { Entry, EntryType } from '../../../../models/dying-light/entries';
import { entryOfElement, type RulebookEntryId } from '../../../../models/dying-light/rulebook';
import type { Aside, Seat } from '../../../../models/kernel/types';
import { t } from '../../../i18n';
import { narrate } from '../narrate';

export interface LogLine {
  readonly key: string;
  readonly text: string;
  readonly tone: 'plain' | 'round' | 'bad' | 'aside';
  /** The rule that it comes from. */
  readonly rule: RulebookEntryId | null;
}

/** Steps that are part of something told already; the table shows them. */
const QUIET: ReadonlySet<EntryType> = new Set<EntryType>([
  'die-placed',
  'activation-started',
  'card-acknowledged',
  'forced',
]);

/** Where something stands: after which move, and whether before or after what that move brought about. */
interface Placed {
  readonly move: number;
  readonly rank: 0 | 1 | 2;
  readonly line: () => LogLine;
}

function toneOf(type: EntryType): LogLine['tone'] {
  if (type === 'round-started' || type === 'nightfall' || type === 'daybreak') return 'round';
  return type === 'wound-light' || type === 'wound-heavy' || type === 'eliminated' ? 'bad' : 'plain';
}

function placedRecord({ move, entry }: LogRecord<Entry>, index: number): Placed {
  const line = (): LogLine => ({
    key: `entry ${index}`,
    text: narrate(entry),
    tone: toneOf(entry.type),
    rule: entryOfElement('log', entry.type),
  });
  return { move, rank: 1, line };
}

/** A bot that says the same again need not be heard twice. */
function isRepeated(aside: Aside, index: number, asides: readonly Aside[]): boolean {
  if (aside.kind !== 'comment') return false;
  const before = asides.slice(0, index).findLast(({ seat }) => seat === aside.seat);
  return before?.kind === 'comment' && asideText(before, '') === asideText(aside, '');
}

function asideText(aside: Aside, name: string): string {
  if (aside.kind === 'comment') return t('log.comment', { name, why: t(aside.text.id, aside.text.params) });
  const { controller } = aside;
  return controller.kind === 'human'
    ? t('log.hand-over.human', { name })
    : t('log.hand-over.bot', { name, level: `bot-level.${controller.level}` });
}

function placedAside(aside: Aside, index: number, seats: readonly Seat[]): Placed {
  const name = seats.find(({ id }) => id === aside.seat)?.name ?? aside.seat;
  const line = (): LogLine => ({
    key: `aside ${index}`,
    text: asideText(aside, name),
    tone: 'aside',
    rule: null,
  });
  return { move: aside.move, rank: aside.kind === 'comment' ? 0 : 2, line };
}

/** @param limit so many of the newest lines */
export function logLines(
  log: readonly LogRecord<Entry>[],
  asides: readonly Aside[],
  seats: readonly Seat[],
  limit: number,
): readonly LogLine[] {
  const records = log.map(placedRecord).filter((_, index) => !QUIET.has(log[index]?.entry.type ?? 'forced'));
  const beside = asides
    .filter((aside, index) => !isRepeated(aside, index, asides))
    .map((aside, index) => placedAside(aside, index, seats));
  return [...records, ...beside]
    .toSorted((one, other) => one.move - other.move || one.rank - other.rank)
    .slice(-limit)
    .map(({ line }) => line());
}
