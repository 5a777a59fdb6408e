import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { logFile } from '../../../electron/disk/log-file';
import { NO_FILES } from '../../helpers/no-files';
import { tempFolder } from '../../helpers/temp-folder';

const now = () => new Date('2026-11-28T06:00:00.000Z');

describe('the log file', () => {
  it('has one line for each text, whatever is in it', () => {
    const path = join(tempFolder(), 'logs', 'curfew.log');
    const log = logFile(path, { now });
    log.write('info', 'Curfew starts.');
    log.write('error', 'one\ntwo "three"');
    expect(readFileSync(path, 'utf8')).toBe(
      '2026-11-28T06:00:00.000Z info Curfew starts.\n2026-11-28T06:00:00.000Z error one\\ntwo \\"three\\"\n',
    );
  });

  it('begins a new file when one is full, and keeps the two before', () => {
    const folder = tempFolder();
    const log = logFile(join(folder, 'curfew.log'), { limit: 100, now });
    for (let line = 1; line <= 20; line++) log.write('info', `line ${line} ${'x'.repeat(30)}`);
    expect(readdirSync(folder).sort()).toEqual(['curfew.log', 'curfew.log.1', 'curfew.log.2']);
    const size = readdirSync(folder).reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0);
    expect(size).toBeLessThan(3 * 200);
  });

  it('tells its last lines over the change of files', async () => {
    const log = logFile(join(tempFolder(), 'curfew.log'), { limit: 100, now });
    for (let line = 1; line <= 5; line++) log.write('warn', `line ${line} ${'x'.repeat(30)}`);
    const numbers = (await log.tail(3)).map((line) => /line (\d)/.exec(line)?.[1]);
    expect(numbers).toEqual(['3', '4', '5']);
  });

  it('has no lines before anything was written', async () => {
    expect(await logFile(join(tempFolder(), 'curfew.log')).tail(5)).toEqual([]);
  });

  it.each(Object.keys(NO_FILES))('neither waits for %s in its place nor writes through it', async (what) => {
    const folder = tempFolder();
    const path = join(folder, 'curfew.log');
    NO_FILES[what]?.(path);
    const log = logFile(path, { now });
    expect(await log.tail(5)).toEqual([]);
    log.write('info', 'Curfew starts.');
    expect(await log.tail(5)).toEqual(['2026-11-28T06:00:00.000Z info Curfew starts.']);
    expect(readdirSync(folder).sort()).toEqual(['curfew.log', 'curfew.log.1']);
  });

  it('stops nothing where it can not be written', () => {
    const file = join(tempFolder(), 'a-file');
    writeFileSync(file, '');
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    logFile(join(file, 'curfew.log')).write('error', 'lost');
    expect(error).toHaveBeenCalledWith('error', 'lost');
    error.mockRestore();
  });
});
