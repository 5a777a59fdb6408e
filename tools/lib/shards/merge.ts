/** Puts the parts of a run together, or says what is wrong with them and what has to be played again. */
import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { canonicalJson } from '../../../models/kernel/hash';
import { InputError } from '../command-line';
import type { ContentRef } from '../own/content';
import { contentText } from '../own/words';
import { type AnyPart, type Job, type Numbered, readPart } from './part';
import { numbersOf, shardText } from './shard';

interface Found {
  readonly path: string;
  readonly part: AnyPart;
}

/** A run that was put together from its parts. */
export interface Merged<Order, Kept extends Numbered> extends Job<Order> {
  /** In the order of the games: all of them, unless shards are missing. */
  readonly records: readonly Kept[];
  /** Shards that are not there yet, from 1. */
  readonly missing: readonly number[];
}

/** A tool whose parts are put together. */
export interface Tool<Order> {
  readonly tool: Job<Order>['tool'];
  /** The options that ask for the run, as typed on a command line. */
  commandOf(order: Order, games: number): string;
}

/** A folder stands for all files in it that end with `.json`. */
function filesOf(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    if (!statSync(name, { throwIfNoEntry: false })?.isDirectory()) return name;
    const files = readdirSync(name).filter((file) => file.endsWith('.json'));
    return files.toSorted().map((file) => join(name, file));
  });
}

/** What makes a run another one, each with its name for people. */
function featuresOf({ order, games, shard, code }: AnyPart): readonly (readonly [string, string])[] {
  const { content, ...options } = order as { readonly content?: ContentRef };
  const asked = Object.entries({ ...options, games }).map(
    ([name, value]) => [name, canonicalJson(value)] as const,
  );
  return [
    ...asked,
    ['content', content ? contentText(content) : 'of the box'],
    ['number of shards', String(shard.of)],
    ['version of the code', code.slice(0, 8)],
  ];
}

/** How a part is of another run than the first one; null when it is of the same. */
function difference(first: Found, { path, part }: Found): string | null {
  const theirs = new Map(featuresOf(part));
  const other = featuresOf(first.part).find(([name, value]) => theirs.get(name) !== value);
  if (!other) return null;
  const [name, value] = other;
  return `${path} is of another run than ${first.path}: its ${name} is ${theirs.get(name)}, not ${value}.`;
}

function lacks({ path, part }: Found): string | null {
  const has = part.records.map(({ number }) => number);
  const whole = canonicalJson(has) === canonicalJson(numbersOf(part.shard, part.games));
  return whole ? null : `${path} has not all games of shard ${part.shard.number} of ${part.shard.of}.`;
}

function doubles(parts: readonly Found[]): readonly string[] {
  return parts.flatMap((one, index) => {
    const other = parts.slice(0, index).find(({ part }) => part.shard.number === one.part.shard.number);
    const { number, of } = one.part.shard;
    return other ? [`${other.path} and ${one.path} are both shard ${number} of ${of}.`] : [];
  });
}

/** What is wrong, a sentence each, and the parts that can be used. */
function sift(paths: readonly string[], tool: string) {
  const faults: string[] = [];
  const sound: Found[] = [];
  for (const path of paths) {
    const read = readPart(path);
    if (!read.ok) faults.push(read.fault);
    else if (read.part.tool !== tool) faults.push(`${path} is a part of ${read.part.tool}, not of ${tool}.`);
    else sound.push({ path, part: read.part });
  }
  const [first] = sound;
  const ofRun = first ? sound.filter((one) => difference(first, one) === null) : [];
  const others = first ? sound.flatMap((one) => difference(first, one) ?? []) : [];
  return {
    faults: [...faults, ...others, ...ofRun.flatMap((one) => lacks(one) ?? []), ...doubles(ofRun)],
    ofRun,
  };
}

function missing([first, ...rest]: readonly Found[]): readonly number[] {
  if (!first) return [];
  const there = new Set([first, ...rest].map(({ part }) => part.shard.number));
  return Array.from({ length: first.part.shard.of }, (_, index) => index + 1).filter(
    (one) => !there.has(one),
  );
}

/** A file that is named as this one is, for another shard: `part-12.json` for `part-01.json`. */
function fileFor({ path, part }: Found, number: number): string {
  const [digits = ''] = basename(path).match(/\d+(?=\D*$)/) ?? [];
  if (Number(digits) !== part.shard.number) return join(dirname(path), `part-${number}.json`);
  const written = String(number).padStart(digits.startsWith('0') ? digits.length : 1, '0');
  return join(dirname(path), basename(path).replace(/\d+(?=\D*$)/, written));
}

/** What is to be typed to play the missing shards, and only those. */
function commands<Order>({ tool, commandOf }: Tool<Order>, first: Found, shards: readonly number[]) {
  const { order, games, shard } = first.part;
  const command = `npm run ${tool} -- ${commandOf(order as Order, games)}`;
  return shards.map((number) => {
    return `  ${command} --shard ${shardText({ number, of: shard.of })} --out ${fileFor(first, number)}`;
  });
}

/**
 * @param names files, or folders of them
 * @param soFar missing shards are no fault
 * @throws InputError that names everything that is wrong
 */
export function mergeParts<Order, Kept extends Numbered>(
  names: readonly string[],
  tool: Tool<Order>,
  soFar = false,
): Merged<Order, Kept> {
  const { faults, ofRun } = sift(filesOf(names), tool.tool);
  const gaps = missing(ofRun);
  const [first] = ofRun;
  if (!first) throw new InputError([...faults, 'There is no part to put together.'].join('\n'));
  const named = gaps.map((number) => `Shard ${number} of ${first.part.shard.of} is missing.`);
  const again = gaps.length > 0 ? ['These are to be played again:', ...commands(tool, first, gaps)] : [];
  if (faults.length > 0 || (gaps.length > 0 && !soFar))
    throw new InputError([...faults, ...named, ...again].join('\n'));
  const records = ofRun.flatMap(({ part }) => part.records as unknown as readonly Kept[]);
  return {
    ...(first.part as unknown as Job<Order>),
    records: records.toSorted((one, other) => one.number - other.number),
    missing: gaps,
  };
}
