/** Prompts and reasons as sentences. The rules name things by their ids; here they get the names that people read. */
import type { Params } from '../../../models/kernel/types';
import { hasMessage } from '../../i18n';
import { sayingsOf } from '../../play/sayings';
import { entryOfReason } from './rule-of';

/** Which message ids a parameter of this name may stand for. */
const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  runner: ['dl.runner.*.short'],
  other: ['dl.runner.*.short'],
  name: ['dl.runner.*.short'],
  area: ['dl.area.*'],
  from: ['dl.area.*', 'dl.zone.*'],
  to: ['dl.area.*', 'dl.zone.*'],
  zone: ['dl.zone.*'],
  infected: ['dl.infected.*'],
  type: ['dl.infected.*', 'dl.die.*'],
  boost: ['dl.boost.*'],
  wound: ['dl.wound.*.name'],
  item: ['dl.item.*.name', 'dl.weapon.*.name'],
  card: ['dl.card.*.title'],
  period: ['dl.period.*'],
  cause: ['dl.cause.*'],
  source: ['dl.risk.*'],
  purpose: ['dl.pick-for.*'],
};

function messageFor(name: string, value: string): string {
  const patterns = Object.hasOwn(MEANINGS, name) ? (MEANINGS[name] ?? []) : [];
  return patterns.map((pattern) => pattern.replace('*', value)).find(hasMessage) ?? value;
}

/** The parameters with message ids in place of the ids of the rules. */
function withNames(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? messageFor(name, value) : value,
    ]),
  );
}

export const { reasonText, promptText, noticeOf } = sayingsOf('dl', entryOfReason, withNames);
