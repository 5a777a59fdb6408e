/** Reads what was played for the page of the balance. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson } from '../../../models/kernel/hash';
import { InputError } from '../command-line';
import { mergeParts } from '../shards/merge';
import { commandOf, type Simulation } from '../simulate/arguments';
import type { GameResult } from '../simulate/play-game';
import { fileOf } from './plan';
import type { Run } from './plots';

export interface Played {
  /** In the order of the plan; what is not there is left out. */
  readonly runs: readonly Run[];
  /** The fingerprint of the code that played all of them. */
  readonly code: string;
}

/**
 * @param simulations the plan
 * @throws InputError when a part is damaged, or was played otherwise than the others
 */
export function readPlayed(simulations: readonly Simulation[], folder: string): Played {
  const there = simulations
    .map((simulation) => ({ simulation, file: join(folder, fileOf(simulation)) }))
    .filter(({ file }) => existsSync(file));
  const parts = there.map(({ simulation, file }) => {
    const part = mergeParts<Simulation, GameResult>([file], { tool: 'simulate', commandOf });
    if (canonicalJson(part.order) !== canonicalJson(simulation))
      throw new InputError(
        `${file} holds games of another run than npm run simulate -- ${commandOf(simulation)}.`,
      );
    return { ...part, file };
  });
  const [first] = parts;
  if (!first) throw new InputError(`There are no parts in ${folder}.`);
  const other = parts.find(({ code }) => code !== first.code);
  if (other) throw new InputError(`${first.file} and ${other.file} were played by different code.`);
  return { runs: parts.map(({ order, records }) => ({ simulation: order, records })), code: first.code };
}
