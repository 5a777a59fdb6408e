/** The referee's protocol and that of matches as one JSON Schema, made from the schemas that the code itself uses. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { GAMES } from '../../../machines/games';
import { commandSchema } from '../../../machines/kernel/referee-commands';
import type { Json } from '../../../models/kernel/types';
import { questionSchema, replySchema } from '../match/protocol';
import { ANSWERS } from './answers';

/** What JSON Schema can't say, such as a check in code, is left out of it. */
export function jsonSchemaOf(schema: GenericSchema): Readonly<Record<string, Json>> {
  const { $schema: _, ...rest } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], {
    errorMode: 'ignore',
    typeMode: 'input',
  });
  return rest as Readonly<Record<string, Json>>;
}

function definitions(): Readonly<Record<string, Json>> {
  const answers = Object.entries(ANSWERS).map(([name, schema]) => [`answer-${name}`, jsonSchemaOf(schema)]);
  const games = GAMES.flatMap(({ rules }) => [
    [`move-${rules.id}`, jsonSchemaOf(rules.moves)],
    [`options-${rules.id}`, jsonSchemaOf(rules.options)],
  ]);
  return {
    command: jsonSchemaOf(commandSchema),
    ...Object.fromEntries(answers),
    question: jsonSchemaOf(questionSchema),
    reply: jsonSchemaOf(replySchema),
    ...Object.fromEntries(games),
  };
}

/** The text of `docs/referee/protocol.schema.json`. */
export function protocolText(): string {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Lines of the referee and of matches of Curfew',
    description:
      'Written by npm run referee:schema. command goes to the referee, answer-<cmd> or answer-error comes back; a program in a match gets question and writes reply; move-<game> and options-<game> are parts of both.',
    definitions: definitions(),
  };
  return `${JSON.stringify(schema, null, 1)}\n`;
}
