import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Disk, realDisk } from '../../electron/disk/disk';
import { textStore } from '../../electron/disk/text-store';
import { sealed } from '../../models/kernel/save-record';
import type { StoredKind, StoredMeta } from '../../models/kernel/stored-kind';
import { tempFolder } from './temp-folder';
import type { Sample, TextsUnderTest } from './texts-contract';

/** The real disk, and how often it read a file of that kind. */
function aCountingDisk(prefix: string) {
  let looks = 0;
  const counted = (path: string) => {
    if (new RegExp(`${prefix}-[^/\\\\]*$`).test(path)) looks++;
  };
  const disk: Disk = {
    ...realDisk,
    read(path) {
      counted(path);
      return realDisk.read(path);
    },
    head(path, bytes) {
      counted(path);
      return realDisk.head(path, bytes);
    },
  };
  return { disk, looks: () => looks };
}

/** Things of one kind in a folder that was not there before. */
export function textsOnDisk<Meta extends StoredMeta>(
  kind: StoredKind<Meta>,
  { meta }: Sample<Meta>,
): TextsUnderTest<Meta> {
  const folder = join(tempFolder(), 'things');
  const reports: string[] = [];
  const { disk, looks } = aCountingDisk(kind.prefix);
  const again = () => textStore(kind, folder, (sentence) => reports.push(sentence), disk);
  const fileOf = (id: string) => join(folder, `${kind.prefix}-${id}.json`);
  const changeRecord = (id: string, changed: (record: { text: string }) => object) =>
    writeFileSync(fileOf(id), JSON.stringify(changed(JSON.parse(readFileSync(fileOf(id), 'utf8')))));
  const texts = again();
  return {
    texts,
    reports,
    again,
    looks,
    quit: texts.idle,
    spoil: async (id) => writeFileSync(fileOf(id), readFileSync(fileOf(id), 'utf8').slice(0, 40)),
    change: async (id, changed) => changeRecord(id, (record) => ({ ...record, text: changed(record.text) })),
    async loseMetas() {
      await texts.idle();
      rmSync(join(folder, 'list.txt'));
      changeRecord(meta().id, (record) => ({ ...record, meta: null }));
    },
    async makeMany(count) {
      mkdirSync(folder, { recursive: true });
      const ids = Array.from({ length: count }, (_, n) => `many-${n}`);
      for (const id of ids) writeFileSync(fileOf(id), 'never read');
      const lines = ids.map((id) => sealed(JSON.stringify({ id, meta: meta({ id }) })));
      writeFileSync(join(folder, 'list.txt'), `\n${lines.join('\n')}`);
    },
  };
}
