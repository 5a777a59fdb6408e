import { describe, expect, it } from 'vitest';
import { type Mutation, MutationError, mutate } from '../../tools/lib/mutations/mutation';
import { tryAll } from '../../tools/lib/mutations/trial';
import type { Workshop } from '../../tools/lib/mutations/workshop';

const mutation: Mutation = {
  rule: 'DL-MOVE-04',
  change: 'a Jump is free',
  file: 'price.ts',
  find: 'JUMP = 2',
  replace: 'JUMP = 0',
  test: 'price.test.ts',
};

/** A workshop whose only test fails with these titles when its source is broken. */
function workshopOf(source: string, failed: readonly string[]): Workshop {
  let broken = false;
  return {
    test: () => (broken ? { passed: failed.length === 0, failed } : { passed: true, failed: [] }),
    whileBroken(change, work) {
      mutate(source, change);
      broken = true;
      const result = work();
      broken = false;
      return result;
    },
    close: () => {},
  };
}

function verdictOf(source: string, failed: readonly string[]) {
  return tryAll(workshopOf(source, failed), [mutation], () => {}).map(({ verdict }) => verdict);
}

describe('breaking a rule on purpose', () => {
  it('replaces what stands there exactly once', () => {
    expect(mutate('const JUMP = 2;', mutation)).toBe('const JUMP = 0;');
    expect(() => mutate('const HOP = 2;', mutation)).toThrow(MutationError);
    expect(() => mutate('JUMP = 2; JUMP = 2;', mutation)).toThrow('stands 2 times in price.ts');
  });

  it('is noticed by the test that names the rule, else by the first that fails', () => {
    expect(verdictOf('JUMP = 2', ['a run', 'DL-MOVE-04: a jump'])).toEqual([
      { kind: 'killed', by: 'DL-MOVE-04: a jump' },
    ]);
    expect(verdictOf('JUMP = 2', ['a run'])).toEqual([{ kind: 'killed', by: 'a run' }]);
  });

  it('is found out when no test notices, or when the code has changed', () => {
    expect(verdictOf('JUMP = 2', [])).toEqual([{ kind: 'survived' }]);
    expect(verdictOf('', ['a run'])).toMatchObject([{ kind: 'lost' }]);
  });

  it('proves nothing when tests fail before it', () => {
    const failing = { ...workshopOf('', []), test: () => ({ passed: false, failed: ['a run'] }) };
    expect(() => tryAll(failing, [mutation], () => {})).toThrow('before anything is broken: a run');
  });
});
