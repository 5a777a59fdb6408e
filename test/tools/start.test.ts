import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../helpers/temp-folder';
import { FakeProject } from './fake-project';

const SERVED = /Curfew is served at http:\/\/127\.0\.0\.1:\d+\/ /;
const NO_SCREEN = { DISPLAY: '' };

/** A project in which everything was installed and built before. */
async function aReadyProject(): Promise<FakeProject> {
  const project = new FakeProject();
  await project.start(NO_SCREEN, [], SERVED);
  return project;
}

describe.runIf(process.platform === 'linux')('npm start', () => {
  it('installs, builds and serves on a bare machine without a screen, and Ctrl+C ends it cleanly', async () => {
    const { code, output } = await new FakeProject().start(NO_SCREEN, [], SERVED);
    expect(output).toContain('fake npm ci');
    expect(output).toContain('fake build of vite.preload.config.ts');
    expect(output).toContain('There is no screen to open a window on');
    expect(output).toMatch(SERVED);
    expect(code).toBe(0);
  });

  it('does neither again when nothing has changed', async () => {
    const project = await aReadyProject();
    const { output } = await project.start(NO_SCREEN, [], SERVED);
    expect(output).not.toMatch(/fake npm|fake build/);
  });

  it('builds again when a source has changed', async () => {
    const project = await aReadyProject();
    writeFileSync(join(project.root, 'vite.renderer.config.ts'), 'changed');
    const { output } = await project.start(NO_SCREEN, [], SERVED);
    expect(output).toContain('fake build of vite.renderer.config.ts');
    expect(output).not.toContain('fake npm');
  });

  it('says in one sentence which Node it needs, and does nothing else', async () => {
    const old = "Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.0'}})";
    const options = `--import=data:text/javascript,${encodeURIComponent(old)}`;
    expect(await new FakeProject().start({ NODE_OPTIONS: options })).toEqual({
      code: 1,
      output:
        'Curfew needs Node 20.19 or later, or 22.12 or later, and this is 18.20.0: get one from https://nodejs.org/.\n',
    });
  });

  it('repairs by one installation what a broken one left', async () => {
    const project = await aReadyProject();
    rmSync(join(project.root, 'node_modules/vite'), { recursive: true });
    const { output } = await project.start(NO_SCREEN, [], SERVED);
    expect(output.match(/fake npm ci/g)).toHaveLength(1);
    expect(output).toMatch(SERVED);
  });

  it('spares people the warnings of npm', async () => {
    const { output } = await new FakeProject().start(NO_SCREEN, [], SERVED);
    expect(output).toMatch(/fake npm ci .*--loglevel=error/);
  });

  it.each(['a#b', 'a?b'])('says that it can not be built in a folder called %s', async (name) => {
    const { code, output } = await new FakeProject(name).start(NO_SCREEN);
    expect(code).toBe(1);
    expect(output).toMatch(/^Curfew can't be built in .*: move it to a folder without them\.\n$/);
  });

  it.each(['a#b', 'a?b'])('opens what was built before in a folder called %s', async (name) => {
    const project = await aReadyProject();
    project.moveTo(join(tempFolder(), name));
    const { output } = await project.start(NO_SCREEN, [], SERVED);
    expect(output).toMatch(SERVED);
    expect(output).not.toMatch(/fake/);
  });

  it('stops with a sentence when the installation fails', async () => {
    const { code, output } = await new FakeProject().start({ FAKE_NPM_FAILS: '1' });
    expect(code).toBe(1);
    expect(output).toContain('npm ci failed with exit code 7');
  });

  it('stops with a sentence when the build fails, and builds at the next start', async () => {
    const project = new FakeProject();
    const { code, output } = await project.start({ FAKE_BUILD_FAILS: '1' });
    expect(code).toBe(1);
    expect(output).toContain('The build failed; its output above says why.');
    expect((await project.start(NO_SCREEN, [], SERVED)).output).toContain('fake build of');
  });

  it('opens Electron with the project where its runtime is, and ends with its exit code', async () => {
    const project = await aReadyProject();
    const dist = join(project.root, 'runtime');
    project.program(join(dist, 'electron'), 'console.log("electron " + process.argv.at(-1));');
    const { code, output } = await project.start({ ELECTRON_OVERRIDE_DIST_PATH: dist });
    expect(output).toBe(`electron ${project.root}\n`);
    expect(code).toBe(0);
  });

  it('opens a browser window of its own when Electron does not start', async () => {
    const project = await aReadyProject();
    const dist = join(project.root, 'runtime');
    project.program(join(dist, 'electron'), 'process.exit(127);');
    project.browser(3500);
    const { code, output } = await project.start({ ELECTRON_OVERRIDE_DIST_PATH: dist });
    expect(output).toContain(
      'Electron did not start (exit code 127), so Curfew opens in a browser window instead.',
    );
    expect(output).not.toContain('If no window came up');
    expect(code).toBe(0);
    expect(project.note?.page).toBe('<title>Curfew</title>');
  });

  it('opens a browser window when the runtime can neither be found nor fetched', async () => {
    const project = await aReadyProject();
    project.browser(0);
    const { code, output } = await project.start({}, [], /If no window came up/);
    expect(output).toContain(
      "Electron's runtime can't be had here, so Curfew opens in a browser window instead.",
    );
    expect(code).toBe(0);
    expect(project.note?.args).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^--app=http:\/\/127\.0\.0\.1:\d+\/$/),
        `--user-data-dir=${join(project.root, '.local', 'share', 'curfew', 'browser')}`,
      ]),
    );
    expect(project.note?.args.includes('--no-sandbox')).toBe(process.getuid?.() === 0);
  });

  it('says what the installer of the runtime said last', async () => {
    const project = await aReadyProject();
    project.installer("console.error('RequestError: no way\\n    at nowhere (a.js:1:1)'); process.exit(1);");
    project.browser(0);
    const { output } = await project.start({}, [], /If no window came up/);
    expect(output).toContain('Its installer says: RequestError: no way\n');
  });

  it.each([
    ['HTTPS_PROXY', 'http://proxy:8080'],
    ['npm_config_https_proxy', 'http://proxy:8080'],
  ])('fetches the runtime through the proxy that %s names', async (name, proxy) => {
    const project = await aReadyProject();
    project.installer('console.log(process.env.ELECTRON_GET_USE_PROXY, process.env.HTTPS_PROXY);');
    project.browser(0);
    const { output } = await project.start({ [name]: proxy }, [], /If no window came up/);
    expect(output).toContain(`Its installer says: true ${proxy}\n`);
  });

  it('is broken off by Ctrl+C while it fetches the runtime', async () => {
    const project = await aReadyProject();
    project.installer('setInterval(() => {}, 1000);');
    expect(await project.start({}, [], /Fetching/)).toEqual({
      code: 130,
      output: 'Fetching the Electron runtime (about 110 MB, only once) ...\n',
    });
  });

  it('fetches the runtime once where it can be fetched', async () => {
    const project = await aReadyProject();
    const dist = join(project.root, 'node_modules/electron/dist/electron');
    const electron = `#!${process.execPath}\nconsole.log('fetched');`;
    project.installer(
      `const fs = require('node:fs');
       fs.mkdirSync(${JSON.stringify(join(dist, '..'))}, { recursive: true });
       fs.writeFileSync(${JSON.stringify(dist)}, ${JSON.stringify(electron)}, { mode: 0o755 });`,
    );
    expect((await project.start()).output).toBe(
      'Fetching the Electron runtime (about 110 MB, only once) ...\nfetched\n',
    );
    expect((await project.start()).output).toBe('fetched\n');
  });

  it('serves and prints the address when there is no browser either', async () => {
    const project = await aReadyProject();
    const { code, output } = await project.start({}, ['--browser'], SERVED);
    expect(output).toContain('No Chrome, Chromium or Edge was found');
    expect(code).toBe(0);
  });

  it('only serves when asked to', async () => {
    const project = await aReadyProject();
    project.browser(0);
    const { code } = await project.start({}, ['--serve'], SERVED);
    expect(code).toBe(0);
    expect(existsSync(join(project.root, 'note.json'))).toBe(false);
  });

  it('goes to the next port and says so when its own is in use', async () => {
    const project = await aReadyProject();
    const other = createServer();
    await new Promise((done) => other.once('error', done).listen(47313, '127.0.0.1', () => done(null)));
    onTestFinished(() => void other.close());
    const { output } = await project.start({}, ['--serve'], SERVED);
    expect(output).toContain('Port 47313 is in use');
    expect(output).not.toContain('http://127.0.0.1:47313/');
  });

  it.each([
    ['the installation', { FAKE_NPM_HANGS: '1' }, /fake npm ci/],
    ['the build', { FAKE_BUILD_HANGS: '1' }, /fake build of/],
  ])('is broken off by Ctrl+C during %s, without an error', async (_what, env, at) => {
    const { code, output } = await new FakeProject().start({ ...NO_SCREEN, ...env }, [], at);
    expect(code).toBe(130);
    expect(output).not.toMatch(/failed|Error/);
  });

  it('closes the window of Electron at Ctrl+C', async () => {
    const project = await aReadyProject();
    const dist = join(project.root, 'runtime');
    project.program(join(dist, 'electron'), 'console.log("open"); setInterval(() => {}, 1000);');
    const { code, output } = await project.start({ ELECTRON_OVERRIDE_DIST_PATH: dist }, [], /open/);
    expect({ code, output }).toEqual({ code: 0, output: 'open\n' });
  });

  it('closes the window of the browser at Ctrl+C', async () => {
    const project = await aReadyProject();
    project.browser(60_000);
    const { code, output } = await project.start({}, ['--browser'], /Curfew is open in a window of/);
    expect(code).toBe(0);
    expect(output).toMatch(/Close the window or press Ctrl\+C to end\.\n$/);
  });

  it('ends with the exit code of an Electron that ran and then failed', async () => {
    const project = await aReadyProject();
    const dist = join(project.root, 'runtime');
    project.program(join(dist, 'electron'), 'setTimeout(() => process.exit(9), 3200);');
    const { code, output } = await project.start({ ELECTRON_OVERRIDE_DIST_PATH: dist });
    expect({ code, output }).toEqual({ code: 9, output: '' });
  });

  it('tells what it can do, and that it can do no more', async () => {
    const project = await aReadyProject();
    const help = await project.start({}, ['--help']);
    expect(help).toMatchObject({ code: 0, output: expect.stringContaining('npm start -- --serve') });
    const unknown = await project.start({}, ['--fullscreen']);
    expect(unknown).toMatchObject({
      code: 2,
      output: expect.stringMatching(/^npm start knows no "--fullscreen"\./),
    });
  });
});
