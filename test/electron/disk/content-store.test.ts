import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentStore } from '../../../electron/disk/content-store';
import { OWN_CONTENT } from '../../../models/kernel/content-kind';
import { aContentMeta, aStoredContent, CONTENT_SAMPLE } from '../../helpers/content-meta';
import { aDiskThatFails } from '../../helpers/disks';
import { tempFolder } from '../../helpers/temp-folder';
import { describeTexts } from '../../helpers/texts-contract';
import { textsOnDisk } from '../../helpers/texts-on-disk';

describeTexts(CONTENT_SAMPLE, 'on disk', async () => textsOnDisk(OWN_CONTENT, CONTENT_SAMPLE));

it('a full disk leaves own content as it was', async () => {
  const folder = join(tempFolder(), 'content');
  await contentStore(folder, () => {}).save('a-layout', aContentMeta(), aStoredContent('old'));
  const store = contentStore(folder, () => {}, aDiskThatFails('write', 'ENOSPC'));
  await expect(store.save('a-layout', aContentMeta(), aStoredContent('new'))).rejects.toThrow(
    'There is no room left on the disk. Nothing was overwritten; make some room and try again.',
  );
  expect(await store.load('a-layout')).toBe(aStoredContent('old'));
});
