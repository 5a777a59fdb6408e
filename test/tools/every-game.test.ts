import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../machines/games';
import { FACES } from '../../renderer/games';
import { MUTATIONS } from '../../tools/lib/mutations/games';
import { mutate } from '../../tools/lib/mutations/mutation';
import { SIMULATED_GAME_IDS } from '../../tools/lib/simulate/games';
import { SOAK_GAME_IDS } from '../../tools/lib/soak/games';
import { ruleIdsOf } from '../helpers/every-game';

const PROJECT = resolve(import.meta.dirname, '../..');
const WORKFLOWS = resolve(PROJECT, '.github/workflows');
const PLAYED = FACES.map(({ game }) => game.rules.id);

describe.each(PLAYED)('for %s, which people can play,', (game) => {
  it('whole games can be soaked and simulated', () => {
    expect(SOAK_GAME_IDS).toContain(game);
    expect(SIMULATED_GAME_IDS).toContain(game);
  });

  it('at least ten rules are broken on purpose', () => {
    expect(MUTATIONS[game]?.length ?? 0).toBeGreaterThanOrEqual(10);
  });
});

it('every game that can be soaked is, every night', () => {
  const nightly = readFileSync(resolve(PROJECT, '.github/workflows/nightly.yml'), 'utf8');
  const games = /^ +game: \[(.*)\]$/m.exec(nightly)?.[1]?.split(', ');
  expect(games?.toSorted()).toEqual(SOAK_GAME_IDS.toSorted());
});

describe('the jobs on GitHub', () => {
  it.each(readdirSync(WORKFLOWS))('take what others made by its commit: %s', (file) => {
    const used = [...readFileSync(resolve(WORKFLOWS, file), 'utf8').matchAll(/uses: (\S+)/g)];
    expect(used.length).toBeGreaterThan(0);
    expect(used.map(([, action]) => action).filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ''))).toEqual(
      [],
    );
  });
});

describe.each(Object.entries(MUTATIONS))('the rules of %s that are broken', (game, mutations) => {
  it('are each another one of its rulebook', async () => {
    expect(GAMES.map(({ rules }) => rules.id)).toContain(game);
    const rules = mutations.map(({ rule }) => rule);
    const known = await ruleIdsOf(game);
    expect(new Set(rules).size).toBe(rules.length);
    expect(rules.filter((rule) => !known.includes(rule))).toEqual([]);
  });

  it.each(mutations)('$rule can be broken in the source as it is, and has its test', (one) => {
    const source = readFileSync(resolve(PROJECT, one.file), 'utf8');
    expect(mutate(source, one)).not.toBe(source);
    expect(existsSync(resolve(PROJECT, one.test))).toBe(true);
  });
});
