import { describe, expect, it } from 'vitest';
import { FACES } from '../../../renderer/games';
import { CAMERA, COMMANDS, type Command, HELP, LOG, SKIP, UNDO } from '../../../renderer/input/commands';
import { conflictsOf, keysOf, withKeys } from '../../../renderer/input/mapping';

const ALL = [...COMMANDS, ...FACES.flatMap(({ commands }) => commands)];

const idsOf = (commands: readonly Command[]) => commands.map(({ id }) => id);

describe('the list of commands', () => {
  it('names each once', () => {
    expect(new Set(idsOf(ALL)).size).toBe(ALL.length);
  });

  it.each(ALL.map((command) => [command.id, command] as const))(
    'gives %s a key that does nothing else where it is asked for',
    (_, command) => {
      expect(command.keys.length).toBeGreaterThan(0);
      expect(idsOf(conflictsOf(command, ALL, {}))).toEqual([]);
    },
  );
});

describe('a mapping', () => {
  it('remembers only what is not as usual, and forgets it when it is set back', () => {
    const changed = withKeys({}, LOG, ['L']);
    expect(changed).toEqual({ log: ['L'] });
    expect(keysOf(LOG, changed)).toEqual(['L']);
    expect(keysOf(UNDO, changed)).toEqual(UNDO.keys);
    expect(withKeys(changed, LOG, LOG.keys)).toEqual({});
  });

  it('may leave a command without a key', () => {
    expect(keysOf(HELP, withKeys({}, HELP, []))).toEqual([]);
  });

  it('tells which other commands a key does as well, from both sides', () => {
    const mapping = withKeys({}, LOG, ['F']);
    expect(idsOf(conflictsOf(LOG, ALL, mapping))).toEqual(['camera.focus']);
    expect(idsOf(conflictsOf(CAMERA.focus, ALL, mapping))).toEqual(['log']);
  });

  it('finds nothing wrong with one key for what is never asked at once', () => {
    expect(SKIP.keys).toEqual(['Space']);
    expect(idsOf(conflictsOf(SKIP, ALL, {}))).toEqual([]);
  });
});
