import { readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { posix, resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../machines/games';
import { GAME_FOLDERS } from './helpers/every-game';

const ROOT = resolve(import.meta.dirname, '..');
const SKIPPED_FOLDERS = new Set(['.git', 'node_modules', 'dist', 'coverage', 'test-results']);
const TEXT_FILE = /\.(?:[cm]?[jt]sx?|json|md|html|css|py|svg|ya?ml|sh)$|^\.ci\/run$/;

interface Import {
  readonly from: string;
  /** A path from the root for a file of ours, else the name of the package. */
  readonly to: string;
  readonly isOurs: boolean;
  readonly isType: boolean;
  /** Fetched only when the code gets there. */
  readonly isLate: boolean;
}

interface Room {
  /** Folders that its files may import from. */
  readonly reaches: readonly string[];
  /** Packages that its files may import. */
  readonly packages: (name: string) => boolean;
}

const among =
  (...allowed: readonly string[]) =>
  (name: string): boolean =>
    allowed.some((one) => name === one || name.startsWith(`${one}/`));

const ROOMS: Readonly<Record<string, Room>> = {
  models: { reaches: ['models'], packages: among('valibot', 'pure-rand') },
  machines: { reaches: ['machines', 'models'], packages: among('xstate', 'valibot') },
  renderer: {
    reaches: ['renderer', 'machines', 'models', 'assets'],
    packages: (name) => name !== 'electron' && !isBuiltin(name),
  },
  electron: {
    reaches: ['electron', 'models/kernel', 'assets/locales'],
    packages: (name) => isBuiltin(name) || among('electron', 'valibot')(name),
  },
  assets: { reaches: ['assets'], packages: () => true },
  tools: {
    reaches: [
      'tools',
      'electron',
      'electron-builder.config.mjs',
      'machines',
      'models',
      'assets',
      'package.json',
    ],
    packages: () => true,
  },
};

function filesUnder(folder: string): string[] {
  return readdirSync(resolve(ROOT, folder)).flatMap((name) => {
    const path = posix.join(folder, name);
    if (SKIPPED_FOLDERS.has(name)) return [];
    return statSync(resolve(ROOT, path)).isDirectory() ? filesUnder(path) : [path];
  });
}

function importsOf(from: string, source: string): Import[] {
  const { module } = parseSync(from, source);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    request: moduleRequest.value,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
    isLate: false,
  }));
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ request: moduleRequest.value, isType, isLate: false }] : [],
    ),
  );
  const dynamics = module.dynamicImports.map(({ moduleRequest }) => ({
    request: source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    isType: false,
    isLate: true,
  }));
  return [...statics, ...reExports, ...dynamics].map(({ request, ...how }) => ({
    from,
    to: request.startsWith('.') ? posix.join(posix.dirname(from), request) : request,
    isOurs: request.startsWith('.'),
    ...how,
  }));
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

const files = filesUnder('.');
const sources = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'));
const imports = sources.flatMap((file) => importsOf(file, readFileSync(resolve(ROOT, file), 'utf8')));

/** Whether a file gets at what an `OpenSession` gives to tests and tools, or makes a view of a position by itself. */
function readsFullState(source: string): boolean {
  return /\bOpenSession\b|\.(?:whole|legalMoves|playByAnyone)\(|\bpositionFor\b|\brules\.view\(/.test(source);
}

function show(found: readonly Import[]): string[] {
  return found.map(({ from, to }) => `${from} imports ${to}`);
}

/** Everything imported before a file can run, by whichever file. */
function importsBefore(entry: string): Import[] {
  const needed = new Set([entry]);
  const found: Import[] = [];
  // A set that grows is gone through to its new end.
  for (const file of needed) {
    const own = imports.filter(({ from, isType, isLate }) => from === file && !isType && !isLate);
    found.push(...own);
    for (const { to } of own)
      for (const path of [to, `${to}.ts`, `${to}.tsx`, `${to}/index.ts`, `${to}/index.tsx`])
        if (sources.includes(path)) needed.add(path);
  }
  return found;
}

/** The game in whose folder a file lies, in whatever room. */
function gameOf(path: string): string | null {
  return path.split('/').find((folder) => GAME_FOLDERS.includes(folder)) ?? null;
}

describe('the reader of imports', () => {
  it('sees static, re-exported, dynamic and type-only imports', () => {
    const source = `
      import type { A } from './a';
      import b, { type C } from '../b/b';
      import './c.css';
      export * from './d';
      const e = () => import('three');`;
    expect(importsOf('renderer/table/x.ts', source)).toEqual([
      { from: 'renderer/table/x.ts', to: 'renderer/table/a', isOurs: true, isType: true, isLate: false },
      { from: 'renderer/table/x.ts', to: 'renderer/b/b', isOurs: true, isType: false, isLate: false },
      { from: 'renderer/table/x.ts', to: 'renderer/table/c.css', isOurs: true, isType: false, isLate: false },
      { from: 'renderer/table/x.ts', to: 'renderer/table/d', isOurs: true, isType: false, isLate: false },
      { from: 'renderer/table/x.ts', to: 'three', isOurs: false, isType: false, isLate: true },
    ]);
  });

  it.each(['models', 'machines', 'renderer', 'electron', 'tools'])('finds imports in %s/', (room) => {
    expect(imports.filter(({ from }) => isWithin(from, room)).length).toBeGreaterThan(3);
  });
});

describe('the reader of full states', () => {
  it('knows the ways to them, and leaves what is seen alone', () => {
    const reading = ['session.whole().position', 'rules.view(state, seat)', 'session.legalMoves()'];
    expect(reading.filter(readsFullState)).toEqual(reading);
    expect(["session.seen('table').position", 'const whole = 1;'].filter(readsFullState)).toEqual([]);
  });
});

describe('the one-way street between rooms', () => {
  it.each(Object.entries(ROOMS))('%s/ imports only from where it may', (name, room) => {
    const own = imports.filter(({ from }) => isWithin(from, name));
    const wrong = own.filter((one) =>
      one.isOurs ? !room.reaches.some((folder) => isWithin(one.to, folder)) : !room.packages(one.to),
    );
    expect(show(wrong)).toEqual([]);
  });

  it('knows the folders of all games', () => {
    expect(GAME_FOLDERS.length).toBeGreaterThan(1);
    for (const { rules } of GAMES) expect(GAME_FOLDERS).toContain(rules.id);
  });

  it('keeps games out of the kernels', () => {
    const kernels = imports.filter(({ from }) => /^(?:models|machines)\/kernel\//.test(from));
    expect(show(kernels.filter(({ to, isOurs }) => isOurs && gameOf(to) !== null))).toEqual([]);
  });

  it('keeps games apart from each other', () => {
    const crossing = imports.filter(({ from, to, isOurs }) => {
      const [own, other] = [gameOf(from), isOurs ? gameOf(to) : null];
      return own !== null && other !== null && own !== other;
    });
    expect(show(crossing)).toEqual([]);
  });

  it('lets what all games share know games only by the lists of games', () => {
    const lists = ['machines/games.ts', 'renderer/games/index.ts'];
    const sharing = imports.filter(
      ({ from }) => /^(?:machines|renderer)\//.test(from) && gameOf(from) === null && !lists.includes(from),
    );
    expect(show(sharing.filter(({ to, isOurs }) => isOurs && gameOf(to) !== null))).toEqual([]);
  });

  it('keeps the clock, chance and the outside world out of models/', () => {
    const models = sources.filter((file) => isWithin(file, 'models'));
    const impure = /\b(?:Math\.random|Date\.now|performance\.now|new Date|setTimeout|fetch)\(/;
    expect(models.filter((file) => impure.test(readFileSync(resolve(ROOT, file), 'utf8')))).toEqual([]);
  });

  it('shows of a running game only what its viewer may know: nothing in renderer/ reads the full state', () => {
    const shown = sources.filter((file) => file.startsWith('renderer/'));
    const reading = shown.filter((file) => readsFullState(readFileSync(resolve(ROOT, file), 'utf8')));
    expect(shown.length).toBeGreaterThan(100);
    expect(reading).toEqual([]);
  });

  it('takes a whole save out of a session only for the disk, a replay or a report', () => {
    const saving = sources.filter(
      (file) =>
        file.startsWith('renderer/') &&
        /\bsession(?:\?\.|\.)save\(/.test(readFileSync(resolve(ROOT, file), 'utf8')),
    );
    expect(saving).toEqual([
      'renderer/app/faults/fault-screen.tsx',
      'renderer/app/game-host.ts',
      'renderer/app/screens/result.tsx',
    ]);
  });

  it('shows the first screen without waiting for what draws in 3D, or for another language than English', () => {
    const before = importsBefore('renderer/main.tsx');
    expect(before.map(({ to }) => to)).toContain('renderer/app/screens/title');
    expect(show(before.filter(({ to }) => /^(?:three|@react-three|troika)/.test(to)))).toEqual([]);
    expect(before.map(({ to }) => to)).toContain('assets/locales/en/ui.json');
    expect(show(before.filter(({ to }) => /^assets\/locales\/(?!en\/)|i18n\/pseudo/.test(to)))).toEqual([]);
  });

  it('loads Electron at run time only where Electron itself runs the file', () => {
    const loading = imports.filter(({ to, isType }) => to === 'electron' && !isType);
    expect(loading.map(({ from }) => from).sort()).toEqual(['electron/main.ts', 'electron/preload.ts']);
  });
});

/** The folder of renderer/ that a file belongs to. A game is one of its own; the list of games belongs to the app. */
function folderOf(path: string): string | null {
  const [room, folder, game] = path.split('/');
  if (room !== 'renderer' || !folder || !game) return null;
  if (path === 'renderer/games/index') return 'app';
  return folder === 'games' && GAME_FOLDERS.includes(game) ? `games/${game}` : folder;
}

/** Folders from which some way of imports leads back to themselves. */
function circular(found: readonly Import[]): string[] {
  const reach = new Map<string, Set<string>>();
  for (const { from, to } of found) {
    const [here, there] = [folderOf(from.replace(/\.tsx?$/, '')), folderOf(to)];
    if (here && there && here !== there) reach.set(here, (reach.get(here) ?? new Set()).add(there));
  }
  const leadsTo = (start: string): Set<string> => {
    const seen = new Set(reach.get(start));
    // A set that grows is gone through to its new end.
    for (const folder of seen) for (const next of reach.get(folder) ?? []) seen.add(next);
    return seen;
  };
  return [...reach.keys()].filter((folder) => leadsTo(folder).has(folder)).sort();
}

describe('the folders of renderer/', () => {
  const own = imports.filter(({ from, isOurs }) => isWithin(from, 'renderer') && isOurs);

  it('import each other in one direction only', () => {
    expect(circular(own)).toEqual([]);
  });

  it('would be found out if they went in a circle', () => {
    const one = { isOurs: true, isType: true, isLate: false };
    const up = { from: 'renderer/log/a.ts', to: 'renderer/app/b', ...one };
    const down = { from: 'renderer/app/b.ts', to: 'renderer/log/a', ...one };
    expect(circular([up, down])).toEqual(['app', 'log']);
    expect(circular([up])).toEqual([]);
  });

  it.each([
    ['motion', ['audio', 'table', 'app']],
    ['coach', ['app']],
    ['replay', ['app']],
    ['play', ['app']],
  ])('%s/ imports nothing from %j', (folder, above) => {
    const from = own.filter((one) => isWithin(one.from, `renderer/${folder}`));
    expect(from.length).toBeGreaterThan(0);
    expect(show(from.filter(({ to }) => above.some((room) => isWithin(to, `renderer/${room}`))))).toEqual([]);
  });
});

describe('the folders of a game in renderer/', () => {
  it.each(['compose', 'scene', 'layout', 'narrate', 'coach'])('%s/ imports nothing from hud/', (folder) => {
    const own = imports.filter(({ from }) => new RegExp(`^renderer/games/[^/]+/${folder}/`).test(from));
    expect(own.length).toBeGreaterThan(0);
    expect(show(own.filter(({ to }) => /^renderer\/games\/[^/]+\/hud\//.test(to)))).toEqual([]);
  });
});

describe('the project', () => {
  it('stands on its own: nothing in it speaks of the workplace it was designed in', () => {
    const workplace = ['shared', 'design'].join('/');
    const texts = files.filter((file) => TEXT_FILE.test(file));
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((file) => readFileSync(resolve(ROOT, file), 'utf8').includes(workplace))).toEqual([]);
  });
});
