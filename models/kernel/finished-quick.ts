/**
 * Whether data is a meta of a finished game just as this app writes it, found out quicker than a schema does: a list of thousands asks it
 * of each. It only says yes to what `FinishedMetaSchema` would hand back unchanged; of everything else that schema is the judge.
 */
import * as v from 'valibot';
import { StoredIdSchema } from './stored-kind';

/** The most letters that ids, names and summaries have, and the most items of a list. */
export const MOST = { id: 64, name: 200, summary: 500, items: 64 } as const;

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const text =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most;
const id = text(MOST.id);
const name = text(MOST.name);
const summary = text(MOST.summary);
const yesOrNo: Check = (value) => typeof value === 'boolean';
const count: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const number: Check = (value) => Number.isFinite(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

function list(value: unknown, check: Check): boolean {
  return Array.isArray(value) && value.length <= MOST.items && value.every(check);
}

/** Whether it is an object with so many fields. Where each that is asked for is there, there are no others. */
function hasFields(value: unknown, fields: number): value is Fields {
  return typeof value === 'object' && value !== null && Object.keys(value).length === fields;
}

/** Names that a schema leaves out of a record. */
const LEFT_OUT = /^(?:__proto__|prototype|constructor)$/;

function isCounts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([key, many]) => id(key) && !LEFT_OUT.test(key) && count(many));
}

const isBot = orNull((value) => value === 'easy' || value === 'normal' || value === 'hard');
const isNumberOrNull = orNull(number);
const isIdOrNull = orNull(id);

function isSeat(seat: unknown): boolean {
  return (
    hasFields(seat, 7) &&
    id(seat.id) &&
    name(seat.name) &&
    isBot(seat.bot) &&
    yesOrNo(seat.won) &&
    isNumberOrNull(seat.score) &&
    list(seat.plays, id) &&
    isCounts(seat.weapons)
  );
}

function isLuck(luck: unknown): boolean {
  return (
    hasFields(luck, 5) &&
    id(luck.id) &&
    isIdOrNull(luck.seat) &&
    number(luck.expected) &&
    number(luck.got) &&
    (luck.wish === 'more' || luck.wish === 'less')
  );
}

/** See the head of this file. Never throws. */
export function isPlainFinishedMeta(data: unknown): boolean {
  return (
    hasFields(data, 12) &&
    v.is(StoredIdSchema, data.id) &&
    name(data.name) &&
    id(data.game) &&
    typeof data.savedAt === 'string' &&
    v.ISO_TIMESTAMP_REGEX.test(data.savedAt) &&
    count(data.round) &&
    summary(data.summary) &&
    name(data.seed) &&
    isIdOrNull(data.difficulty) &&
    yesOrNo(data.rivals) &&
    list(data.seats, isSeat) &&
    list(data.luck, isLuck) &&
    list(data.feats, id)
  );
}
