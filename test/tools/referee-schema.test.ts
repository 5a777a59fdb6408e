import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../machines/games';
import { Referee } from '../../machines/kernel/referee';
import { createLuck, pickOne } from '../../models/kernel/luck';
import { requestOf } from '../../tools/lib/match/arguments';
import { playMatch } from '../../tools/lib/match/play-match';
import { jsonSchemaOf, protocolText } from '../../tools/lib/referee/schema';
import { reasonSentence } from '../../tools/lib/sentences';

const FILE = resolve(import.meta.dirname, '../../docs/referee/protocol.schema.json');
const text = readFileSync(FILE, 'utf8');
const JUNK = new URL('../fixtures/referee-junk.jsonl', import.meta.url);

const ajv = new Ajv({ strict: false });
ajv.addSchema(JSON.parse(text), 'protocol');

/** What is wrong with a line by its definition; null when nothing is. */
function fault(definition: string, line: unknown): string | null {
  const validate = ajv.getSchema(`protocol#/definitions/${definition}`);
  if (!validate) return `There is no ${definition}.`;
  return validate(line) ? null : ajv.errorsText(validate.errors);
}

/** A referee whose every line, in and out, is held to the schema. */
function watchedReferee() {
  const referee = new Referee(GAMES, {
    sentence: reasonSentence,
    describeOptions: (game) => jsonSchemaOf(game.rules.options),
  });
  return (command: { readonly cmd: string; readonly [key: string]: unknown }) => {
    expect(fault('command', command)).toBeNull();
    const answer = JSON.parse(referee.answer(JSON.stringify(command)));
    expect(fault(answer.ok ? `answer-${command.cmd}` : 'answer-error', answer)).toBeNull();
    return answer;
  };
}

describe('the protocol of the referee', () => {
  it('is written from the schemas of the code (npm run referee:schema)', () => {
    expect(text).toBe(protocolText());
  });

  it.each(GAMES.map(({ rules }) => rules.id))(
    'fits every line of a whole game of %s',
    (game) => {
      const say = watchedReferee();
      const luck = createLuck('protocol');
      const { games } = say({ cmd: 'games' });
      expect(games.map(({ id }: { id: string }) => id)).toContain(game);
      let { position } = say({ cmd: 'new', game, seats: 2, options: {}, seed: 'protocol' });
      for (let moves = 0; position.outcome === null && moves < 3000; moves++) {
        const legal = say({ cmd: 'legal' }).moves;
        for (const move of legal) expect(fault(`move-${game}`, move)).toBeNull();
        const byLuck = moves % 3 === 0;
        const command = byLuck
          ? { cmd: 'move', move: pickOne(luck, 'move', legal) }
          : { cmd: 'bot', level: 'easy' };
        ({ position } = say(command));
        if (moves % 10 === 0) {
          say({ cmd: 'view', seat: 1 });
          say({ cmd: 'state' });
          say({ cmd: 'undo' });
          say({ cmd: 'move', move: { type: 'FLY' } });
          ({ position } = say({ cmd: 'load', save: say({ cmd: 'save' }).save }));
        }
      }
      expect(position.outcome).not.toBeNull();
      expect(say({ cmd: 'bot' })).toMatchObject({ ok: false });
    },
    120_000,
  );

  it('fits none of the commands that the referee has no name for', () => {
    const unknown = readFileSync(JUNK, 'utf8')
      .trimEnd()
      .split('\n')
      .flatMap((line) => {
        try {
          return [JSON.parse(line)];
        } catch {
          return [];
        }
      })
      .filter((line) => typeof line !== 'object' || line === null || typeof line.cmd !== 'string');
    expect(unknown.length).toBeGreaterThan(10);
    expect(unknown.filter((line) => fault('command', line) === null)).toEqual([]);
  });
});

describe('the protocol of a match', () => {
  it.each(GAMES.map(({ rules }) => rules.id))(
    'fits what a program is asked in %s',
    async (game) => {
      const folder = mkdtempSync(`${tmpdir()}/curfew-asked-`);
      const log = `${folder}/asked.jsonl`;
      writeFileSync(
        `${folder}/bot.mjs`,
        `import { appendFileSync } from 'node:fs';
       import { createInterface } from 'node:readline';
       let asked = 0;
       createInterface({ input: process.stdin }).on('line', (line) => {
         appendFileSync(${JSON.stringify(log)}, line + '\\n');
         if (++asked > 20) process.exit();
         console.log(JSON.stringify({ move: JSON.parse(line).moves.at(-1) }));
       });`,
      );
      const command = `"${process.execPath}" "${folder}/bot.mjs"`;
      const words = ['--game', game, '--a', command, '--b', 'random', '--games', '1', '--time-limit', '60'];
      await playMatch(requestOf(words).match);
      const asked = readFileSync(log, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(asked.length).toBeGreaterThan(3);
      expect(asked.map((question) => fault('question', question)).filter(Boolean)).toEqual([]);
      expect(fault('reply', { move: asked[0].moves[0] })).toBeNull();
      expect(fault('reply', { best: 1 })).not.toBeNull();
    },
    60_000,
  );
});
