import { homedir, hostname, userInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../electron/facts';

describe('the facts of a report', () => {
  it('are the version, what it runs on and the end of the log, and name nobody', async () => {
    const log = { tail: async (lines: number) => [`the last ${lines}`] };
    const facts = await factsOf({ getVersion: () => '1.2.3' }, log);
    expect(facts).toMatchObject({ version: '1.2.3', log: ['the last 40'] });
    expect(facts.system).toContain(process.platform);
    const said = `${facts.runtime} ${facts.system}`;
    for (const name of [homedir(), hostname(), userInfo().username]) expect(said).not.toContain(name);
  });

  it.each([
    ['/home/ada', 'The disk refuses /home/ada/.config/Curfew.', 'The disk refuses ~/.config/Curfew.'],
    ['/home/ada love', 'at file:///home/ada%20love/main.js:1:1', 'at file://~/main.js:1:1'],
    ['C:\\Users\\ada', 'open C:\\\\Users\\\\ada\\\\window.json', 'open ~\\\\window.json'],
  ])('leave %s out of the lines of the log', async (home, line, told) => {
    const { log } = await factsOf({ getVersion: () => '1.2.3' }, { tail: async () => [line] }, home);
    expect(log).toEqual([told]);
  });
});
