/** `npm run --silent referee`: plays games over standard input and output, one JSON object a line. */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { toJsonSchema } from '@valibot/to-json-schema';
import { GAMES } from '../machines/games';
import { Referee } from '../machines/kernel/referee';
import type { Json } from '../models/kernel/types';
import { markedText } from './lib/marked-text';
import { reasonSentence } from './lib/sentences';

const referee = new Referee(GAMES, {
  sentence: reasonSentence,
  describeOptions: (game) =>
    toJsonSchema(game.rules.options as Parameters<typeof toJsonSchema>[0], { errorMode: 'ignore' }) as Json,
});

const input = createInterface({
  input: Readable.from(markedText(process.stdin)),
  crlfDelay: Number.POSITIVE_INFINITY,
});
input.on('line', (line) => {
  if (line.trim() !== '') process.stdout.write(`${referee.answer(line)}\n`);
});
