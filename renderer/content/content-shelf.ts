/** What people made of one kind for one game, as a list that stays up to date, and what can be done with it. */
import {
  type ContentKind,
  contentIn,
  contentInFile,
  LARGEST_CONTENT,
  type OwnContent,
  storedContent,
} from '../../models/kernel/content-kind';
import { newestFirst } from '../../models/kernel/stored-kind';
import type { GameId } from '../../models/kernel/types';
import { shownName, shownText, t } from '../i18n';
import type { ContentMeta, Contents } from '../platform/platform';
import { type ChosenFile, textOfFile } from './text-of-file';

/** Content whose body its game has read. */
export interface Made<Body> extends OwnContent {
  readonly body: Body;
}

/** How a game reads one kind of content, and what it says about it. */
export interface ContentFormat<Body> {
  readonly game: GameId;
  readonly kind: ContentKind;
  /** Data as a body, whether it may be played or not; null where it is none. */
  readonly read: (data: unknown) => Body | null;
  /** Why it can't be played, in a sentence; null for one that can. */
  readonly whyNot: (body: Body) => string | null;
  /** One line about one that can be played. */
  readonly about: (body: Body) => string;
}

export interface ContentShelf<Body> {
  /** Newest first; null until they were read once. */
  list(): readonly ContentMeta[] | null;
  subscribe(listener: () => void): () => void;
  refresh(): Promise<void>;
  /** Rejects with a sentence where it can't be read. */
  open(id: string): Promise<Made<Body>>;
  /** Keeps content in place of the one with that id. The list has it at once. */
  keep(id: string, content: Made<Body>): Promise<void>;
  remove(id: string): Promise<void>;
}

/** A name as it stands in a list; something to press on where there is none. */
export function titleOf(name: string): string {
  return shownName(name) || t('content.nameless');
}

/** What lists show of content. */
function metaOf<Body>(
  { game, kind, whyNot, about }: ContentFormat<Body>,
  id: string,
  { name, maker, body }: Made<Body>,
  now: Date,
): ContentMeta {
  const reason = whyNot(body);
  return {
    id,
    kind,
    game,
    name,
    maker,
    savedAt: now.toISOString(),
    summary: reason ?? about(body),
    ...(reason === null && { ready: true as const }),
  };
}

/** What people made of this kind, newest first. */
export async function listContent(
  contents: Contents,
  { game, kind }: Pick<ContentFormat<unknown>, 'game' | 'kind'>,
): Promise<readonly ContentMeta[]> {
  return (await contents.list()).filter((meta) => meta.game === game && meta.kind === kind);
}

function readBy<Body>(format: ContentFormat<Body>, content: OwnContent | null): Made<Body> | null {
  if (content === null || content.game !== format.game || content.kind !== format.kind) return null;
  const body = format.read(content.body);
  return body === null ? null : { ...content, body };
}

/** Stored content. Rejects with a sentence where there is none that can be read. */
export async function openContent<Body>(
  contents: Contents,
  format: ContentFormat<Body>,
  id: string,
): Promise<Made<Body>> {
  const text = await contents.load(id);
  if (text === null) throw new Error(t('content.gone'));
  const made = readBy(format, contentIn(text));
  if (made === null) throw new Error(t('content.strange'));
  return made;
}

/** Stored content to be played. Rejects with the sentence of its rules where it may not be, whatever a list said. */
export async function openPlayable<Body>(
  contents: Contents,
  format: ContentFormat<Body>,
  id: string,
): Promise<Made<Body>> {
  const made = await openContent(contents, format, id);
  const reason = format.whyNot(made.body);
  if (reason !== null) throw new Error(reason);
  return made;
}

/** The content in a file that somebody handed over. Rejects with a sentence where there is none for this game. */
export async function contentOfFile<Body>(
  format: ContentFormat<Body>,
  file: ChosenFile,
): Promise<Made<Body>> {
  const made = readBy(format, contentInFile(await textOfFile(file, LARGEST_CONTENT)));
  if (made === null) throw new Error(t('content.no-file', { name: shownText(file.name) }));
  return made;
}

export function createContentShelf<Body>(
  contents: Contents,
  format: ContentFormat<Body>,
  now: () => Date,
): ContentShelf<Body> {
  let metas: readonly ContentMeta[] | null = null;
  const listeners = new Set<() => void>();

  function show(next: readonly ContentMeta[]): void {
    metas = next;
    for (const listener of listeners) listener();
  }

  const others = (id: string) => (metas ?? []).filter((meta) => meta.id !== id);

  return {
    list: () => metas,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async refresh() {
      show(await listContent(contents, format));
    },
    open: (id) => openContent(contents, format, id),
    async keep(id, content) {
      const meta = metaOf(format, id, content, now());
      show([meta, ...others(id)].sort(newestFirst));
      await contents.save(id, meta, storedContent(content));
    },
    async remove(id) {
      show(others(id));
      await contents.remove(id);
    },
  };
}
