/** Finished games in the browser's storage, as the app writes them. */
import type { Page } from 'playwright-core';
import type { FinishedMeta } from '../../../models/kernel/finished-kind';
import { sealMeta } from '../../../models/kernel/save-record';
import { metaKeyOf } from '../../../renderer/platform/save-records';
import { putRecords } from './saves';

export interface FinishedGame {
  readonly meta: FinishedMeta;
  readonly text: string;
}

/** Puts games among the finished ones. */
export async function putFinished(page: Page, games: readonly FinishedGame[]): Promise<void> {
  const entries = games.flatMap(({ meta, text }): [string, unknown][] => [
    [meta.id, { meta, picture: null, text }],
    [metaKeyOf(meta.id), sealMeta(meta)],
  ]);
  await putRecords(page, 'finished', Object.fromEntries(entries));
}
