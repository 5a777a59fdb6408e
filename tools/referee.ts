/** `npm run --silent referee`: plays games over standard input and output, one JSON object a line. */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { GAMES } from '../machines/games';
import { Referee } from '../machines/kernel/referee';
import { markedText } from './lib/marked-text';
import { jsonSchemaOf } from './lib/referee/schema';
import { reasonSentence } from './lib/sentences';

const referee = new Referee(GAMES, {
  sentence: reasonSentence,
  describeOptions: (game) => jsonSchemaOf(game.rules.options),
});

const input = createInterface({
  input: Readable.from(markedText(process.stdin)),
  crlfDelay: Number.POSITIVE_INFINITY,
});
input.on('line', (line) => {
  if (line.trim() !== '') process.stdout.write(`${referee.answer(line)}\n`);
});
