/** The file that keeps the games of one share of a run. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { canonicalJson, hashOfText } from '../../../models/kernel/hash';
import type { ContentRef } from '../own/content';
import type { Shard } from './shard';

/** What is played, whoever plays which share of it. */
export interface Job<Order> {
  readonly tool: 'simulate' | 'soak';
  /** Plain data. */
  readonly order: Order;
  readonly games: number;
  /** Fingerprint of the code that plays: under other code the same seed may give another game. */
  readonly code: string;
}

/** What is kept of a game; its number counts from 1. */
export interface Numbered {
  readonly number: number;
}

export interface Part<Order, Kept extends Numbered> extends Job<Order> {
  readonly shard: Shard;
  readonly records: readonly Kept[];
}

/** A run as text, the same for the same games: a file of content may lie elsewhere on another machine. */
export function runText(run: { readonly order: unknown; readonly [field: string]: unknown }): string {
  const { content, ...order } = run.order as { readonly content?: ContentRef };
  return canonicalJson({ ...run, order, content: content?.fingerprint });
}

/** Raised when the shape of the file changes. */
const FORMAT = 1;

const natural = v.pipe(v.number(), v.integer(), v.minValue(1));

const partSchema = v.object({
  tool: v.picklist(['simulate', 'soak']),
  order: v.looseObject({}),
  games: natural,
  code: v.string(),
  shard: v.object({ number: natural, of: natural }),
  records: v.array(v.looseObject({ number: natural })),
});

const fileSchema = v.object({ format: v.literal(FORMAT), checksum: v.string(), part: partSchema });

/** A part that was read from a file, of which nobody knows yet whose games it has. */
export type AnyPart = v.InferOutput<typeof partSchema>;

/** Writes it beside the place and moves it there, so that a job that is stopped leaves no half part. */
export function writePart<Order, Kept extends Numbered>(path: string, part: Part<Order, Kept>): void {
  const checksum = hashOfText(JSON.stringify(part));
  const beside = `${path}.${process.pid}.tmp`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(beside, `${JSON.stringify({ format: FORMAT, checksum, part })}\n`);
  renameSync(beside, path);
}

export type Reading =
  | { readonly ok: true; readonly part: AnyPart }
  /** A sentence that names the file. */
  | { readonly ok: false; readonly fault: string };

const damaged = (path: string, why: string): Reading => ({
  ok: false,
  fault: `${path} is damaged: ${why}.`,
});

/** Reads a part and sees that it is whole. */
export function readPart(path: string): Reading {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const fault = missing ? `${path} is not there.` : `${path} can't be read: ${(error as Error).message}.`;
    return { ok: false, fault };
  }
  return partIn(path, text);
}

function partIn(path: string, text: string): Reading {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return damaged(path, text === '' ? 'it is empty' : 'it is cut short or no JSON at all');
  }
  const read = v.safeParse(fileSchema, json);
  if (!read.success) return { ok: false, fault: `${path} is not a part that this version can read.` };
  // The text of what was read, not of what the schema made of it: that may have other keys in another order.
  const { part } = json as { readonly part: AnyPart };
  if (hashOfText(JSON.stringify(part)) !== read.output.checksum)
    return damaged(path, 'its checksum does not fit what stands in it');
  return { ok: true, part };
}
