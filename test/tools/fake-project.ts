import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { tempFolder } from '../helpers/temp-folder';

const REPOSITORY = resolve(import.meta.dirname, '../..');
const LOCK = JSON.stringify({ packages: { '': {}, 'node_modules/vite': { version: '1.0.0' } } });

/** What `import { build } from 'vite'` finds after the fake `npm ci`: a build that writes the three outputs. */
const FAKE_VITE = `
import { mkdirSync, writeFileSync } from 'node:fs';
export async function build({ configFile }) {
  if (process.env.FAKE_BUILD_FAILS) throw new Error('the build is broken');
  mkdirSync('dist/renderer', { recursive: true });
  mkdirSync('dist/electron', { recursive: true });
  writeFileSync('dist/renderer/index.html', '<title>Curfew</title>');
  writeFileSync('dist/electron/main.js', '');
  writeFileSync('dist/electron/preload.cjs', '');
  console.log('fake build of ' + configFile.split(/[\\\\/]/).at(-1));
  if (process.env.FAKE_BUILD_HANGS) await new Promise((done) => setTimeout(done, 60_000));
}`;

/** Installs the fake packages, as npm would the true ones. */
const FAKE_NPM = `
const { mkdirSync, writeFileSync } = require('node:fs');
console.log('fake npm ' + process.argv.slice(2).join(' '));
if (process.env.FAKE_NPM_FAILS) process.exit(7);
if (process.env.FAKE_NPM_HANGS) setInterval(() => {}, 1000);
mkdirSync('node_modules/vite', { recursive: true });
writeFileSync('node_modules/vite/package.json', JSON.stringify({ type: 'module', exports: './index.js' }));
writeFileSync('node_modules/vite/index.js', ${JSON.stringify(FAKE_VITE)});
writeFileSync('node_modules/.package-lock.json', ${JSON.stringify(LOCK)});`;

export interface Finished {
  readonly code: number | null;
  readonly output: string;
}

/** A copy of the tools in a project of nothing else, with fake programs on the path. */
export class FakeProject {
  root: string;
  programs: string;

  /** @param name of its folder */
  constructor(name = 'curfew') {
    this.root = join(tempFolder(), name);
    this.programs = join(this.root, 'programs');
    for (const path of ['tools/start.mjs', 'tools/build.mjs', 'tools/lib', 'electron/serving.mjs']) {
      cpSync(join(REPOSITORY, path), join(this.root, path), { recursive: true });
    }
    writeFileSync(join(this.root, 'package.json'), '{}');
    writeFileSync(join(this.root, 'package-lock.json'), LOCK);
    this.program(join(this.programs, 'npm'), FAKE_NPM);
  }

  /** Moves the project somewhere else. */
  moveTo(path: string): void {
    renameSync(this.root, path);
    this.root = path;
    this.programs = join(path, 'programs');
  }

  /** What fetches Electron's runtime. */
  installer(text: string): void {
    this.program(join(this.root, 'node_modules/electron/install.js'), text);
    writeFileSync(join(this.root, 'node_modules/electron/package.json'), '{}');
  }

  /** Puts a program there whose text is run by Node. */
  program(path: string, text: string): string {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `#!${process.execPath}\n${text}`);
    chmodSync(path, 0o755);
    return path;
  }

  /** A browser that notes how it was opened and what the page at its address is, and stays open for a while. */
  browser(openForMs: number): void {
    this.program(
      join(this.programs, 'chromium'),
      `const url = process.argv.find((one) => one.startsWith('--app=')).slice(6);
       fetch(url).then((response) => response.text()).then((page) => {
         require('node:fs').writeFileSync(${JSON.stringify(this.noteFile)}, JSON.stringify({ args: process.argv.slice(2), page }));
         setTimeout(() => process.exit(0), ${openForMs});
       });`,
    );
  }

  /** What the fake browser noted. */
  get note(): { args: string[]; page: string } | null {
    return existsSync(this.noteFile) ? JSON.parse(readFileSync(this.noteFile, 'utf8')) : null;
  }

  private get noteFile(): string {
    return join(this.root, 'note.json');
  }

  /**
   * Runs `npm start`'s script to its end.
   *
   * @param interruptAt the output after which the person presses Ctrl+C
   */
  start(
    env: Readonly<Record<string, string>> = {},
    args: readonly string[] = [],
    interruptAt?: RegExp,
  ): Promise<Finished> {
    const child = spawn(process.execPath, [join(this.root, 'tools/start.mjs'), ...args], {
      env: { PATH: this.programs, HOME: this.root, DISPLAY: ':0', ...env },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let output = '';
    const read = (chunk: Buffer): void => {
      const isBefore = interruptAt?.test(output) !== true;
      output += chunk.toString();
      if (isBefore && interruptAt?.test(output)) child.kill('SIGINT');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    return new Promise((done) => child.once('close', (code) => done({ code, output })));
  }
}
