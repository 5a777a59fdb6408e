/**
 * Joins the pictures of `docs/pictures` with those of the same moments before, `npx tsx test/e2e/before-after.ts`; the names of some games
 * join only theirs. What was before is read from the history of the repository, so it needs all of it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = resolve(ROOT, 'docs/pictures');
/** Half of the smallest window in each direction. */
const TILE = { width: 640, height: 360 };
/** Room for the words over each row. */
const HEAD = 30;
const SLIM = { palette: true, quality: 80, effort: 8, dither: 0.5 } as const;

interface Row {
  readonly picture: string;
  /** What it shows, for the line over the row. */
  readonly words: string;
  /** Commit whose picture is the one before; that of the sheet if left out. */
  readonly before?: string;
}

interface Sheet {
  readonly before: string;
  readonly rows: readonly Row[];
}

/** The commit before the table was framed anew, and the first pictures of the two games that came later. */
const BEFORE = { frame: 'c64baa3e', month: '9c49c0cc', duel: '966f765c' } as const;

const SHEETS: Readonly<Record<string, Sheet>> = {
  title: {
    before: BEFORE.frame,
    rows: [
      { picture: 'title', words: 'Title' },
      { picture: 'new-game', words: 'New game' },
    ],
  },
  'dying-light': {
    before: BEFORE.frame,
    rows: [
      { picture: 'day', words: 'A decision by day' },
      { picture: 'night', words: 'A decision by night' },
      { picture: 'jump', words: 'Where to jump' },
      { picture: 'coach-1', words: 'The lesson' },
      { picture: 'result', words: 'Result' },
    ],
  },
  'survive-until-daylight': {
    before: BEFORE.frame,
    rows: [
      { picture: 'survive-search', words: 'Search' },
      { picture: 'survive-trade', words: 'Trade' },
      { picture: 'survive-combat', words: 'Combat, six seats' },
      { picture: 'survive-enemies', words: 'The enemies strike' },
      { picture: 'survive-dawn', words: 'The last round' },
    ],
  },
  'one-month-in': {
    before: BEFORE.month,
    rows: [
      { picture: 'month-fog', words: 'The first turn' },
      { picture: 'month-middle', words: 'In the middle of the game, four teams' },
      { picture: 'month-fight', words: 'A fight' },
      { picture: 'month-attack', words: 'An attack on another team' },
    ],
  },
  'outbreak-duel': {
    before: BEFORE.duel,
    rows: [
      { picture: 'duel-survivor', words: 'Survivor Phase' },
      { picture: 'duel-zombie', words: 'Zombie Phase', before: '1aaf5378' },
      { picture: 'duel-end', words: 'Result', before: 'd7d7f309' },
    ],
  },
};

/** A picture as it was in a commit. */
function pictureAt(commit: string, picture: string): Buffer {
  const file = `${commit}:docs/pictures/${picture}.png`;
  return execFileSync('git', ['show', file], { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 });
}

const tileOf = (picture: Buffer | string) => sharp(picture).resize(TILE).toBuffer();

/** The picture of the smallest window where there is one: what is legible there is so everywhere. */
function pictureNow(picture: string): string {
  const [small = '', whole = ''] = ['-small', ''].map((size) => resolve(FOLDER, `${picture}${size}.png`));
  return existsSync(small) ? small : whole;
}

function headOf(words: string): Buffer {
  const write = (text: string, x: number, look: string) =>
    `<text x="${x}" y="21" font-family="DejaVu Sans, sans-serif" font-size="16" ${look}>${text}</text>`;
  const [wide, pale, bright] = [TILE.width * 2, 'fill="#b9b2a4"', 'fill="#f2e9d6" font-weight="bold"'];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${HEAD}"><rect width="${wide}" height="${HEAD}" fill="#14171a"/>` +
      `${write(`${words}: before`, 10, pale)}${write('after', TILE.width + 10, bright)}</svg>`,
  );
}

async function joined({ rows, before }: Sheet): Promise<Buffer> {
  const step = HEAD + TILE.height;
  const parts = await Promise.all(
    rows.map(async (row, index) => {
      const top = index * step;
      return [
        { input: headOf(row.words), left: 0, top },
        { input: await tileOf(pictureAt(row.before ?? before, row.picture)), left: 0, top: top + HEAD },
        { input: await tileOf(pictureNow(row.picture)), left: TILE.width, top: top + HEAD },
      ];
    }),
  );
  const size = { width: TILE.width * 2, height: rows.length * step, channels: 3 } as const;
  return sharp({ create: { ...size, background: '#14171a' } })
    .composite(parts.flat())
    .png()
    .toBuffer();
}

const named = process.argv.slice(2);
for (const [name, sheet] of Object.entries(SHEETS).filter(
  ([one]) => named.length === 0 || named.includes(one),
)) {
  const file = resolve(FOLDER, `before-after-${name}.png`);
  await sharp(await joined(sheet))
    .png(SLIM)
    .toFile(file);
  console.log(file);
}
