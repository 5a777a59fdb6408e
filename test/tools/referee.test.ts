import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../machines/games';

const root = fileURLToPath(new URL('../..', import.meta.url));
const junk = readFileSync(new URL('../fixtures/referee-junk.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

/** Feeds the real referee its lines and gives back what it answered, parsed. */
function referee(
  lines: readonly string[],
  encode: (text: string) => Uint8Array = Buffer.from,
): Promise<{ answers: Record<string, unknown>[]; code: number | null }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/referee.ts'], { cwd: root });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        answers: out
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line)),
        code,
      }),
    );
    child.stdin.end(encode(`${lines.join('\n')}\n`));
  });
}

const NEW = '{"cmd":"new","game":"dying-light","seats":1,"seed":"referee"}';

describe('npm run referee', () => {
  it('answers 1,000 lines of broken input with a clear error each, and the game goes on unharmed', async () => {
    expect(junk).toHaveLength(1000);
    const { answers, code } = await referee([
      NEW,
      '{"cmd":"state"}',
      ...junk,
      '{"cmd":"state"}',
      '{"cmd":"legal"}',
    ]);
    expect(code).toBe(0);
    expect(answers).toHaveLength(1004);
    const replies = answers.slice(2, 1002);
    const accepted = junk.filter((_line, index) => replies[index]?.ok !== false);
    expect(accepted).toEqual([]);
    const unclear = replies.filter(({ error }) => typeof error !== 'string' || !/^[A-Z].{8,}/.test(error));
    expect(unclear).toEqual([]);
    const crashes = replies.filter(({ error }) =>
      /undefined|is not a function|Cannot read/.test(String(error)),
    );
    expect(crashes).toEqual([]);
    expect(answers[1002]).toEqual(answers[1]);
    expect(answers[1003]?.ok).toBe(true);
  }, 60_000);

  it('describes every game and its options', async () => {
    const { answers } = await referee(['{"cmd":"games"}']);
    expect(answers[0]).toMatchObject({
      ok: true,
      games: GAMES.map(({ rules: { id, seats } }) => ({ id, seats, options: { type: 'object' } })),
    });
  }, 60_000);

  it('lets a bot play a whole game, with the reason of a refused move as a sentence', async () => {
    const bots = Array.from({ length: 400 }, () => '{"cmd":"bot","level":"normal"}');
    const { answers } = await referee([
      NEW,
      '{"cmd":"move","move":{"type":"PASS"}}',
      ...bots,
      '{"cmd":"state"}',
    ]);
    expect(answers[1]).toMatchObject({
      ok: false,
      reason: { id: 'notNow', text: 'That has to wait: something else is to be decided first.' },
    });
    const last = answers.findLast((answer) => answer.ok && 'position' in answer);
    expect(last).toMatchObject({ position: { outcome: { reason: expect.any(String) } } });
    expect(answers.at(-2)).toMatchObject({ ok: false, error: 'The game has ended.' });
  }, 60_000);

  it('takes its lines as a Windows shell writes them', async () => {
    const { answers } = await referee([NEW, '{"cmd":"save"}'], (text) =>
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
    );
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
  });
});
