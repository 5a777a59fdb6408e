import { describe, expect, it } from 'vitest';
import { checkOwn } from '../../../../models/dying-light/content/check/own';
import { copyOfBuilt, newBody, ownOf, type Shelf } from '../../../../models/dying-light/editor/document';
import { runnerVarsIn, whyNotCalled, withRenamed } from '../../../../models/dying-light/editor/renaming';
import { SCENARIO_IDS } from '../../../../models/dying-light/ids';

const SHELVES: readonly Shelf[] = ['vars', 'params', 'lists'];
const COPIES = SCENARIO_IDS.map((id) => copyOfBuilt(id, (sentence) => sentence));
const NEW = newBody({ text: 'About', card: { title: 'A', text: '', rule: '' } });
const COUNTED = {
  ...NEW,
  rules: {
    ...NEW.rules,
    vars: { heat: 1, keys: 0 },
    params: { heat: { easy: [1, 1, 1, 1], normal: [1, 1, 1, 1], hard: [1, 1, 1, 1] } },
    win: {
      cond: 'all',
      of: [
        {
          cond: 'compare',
          left: { expr: 'var', name: 'heat' },
          is: '<',
          right: { expr: 'param', name: 'heat' },
        },
        { cond: 'compare', left: { expr: 'runnerVar', name: 'heat' }, is: '>', right: 0 },
      ],
    },
  },
} as const;

describe('another name for a count, a table or a list', () => {
  it('is followed by all that speaks of it, and by nothing else that is called the same', () => {
    const { rules } = withRenamed(COUNTED, 'vars', 'heat', ' embers ');
    expect(Object.entries(rules.vars)).toEqual([
      ['embers', 1],
      ['keys', 0],
    ]);
    expect(rules.win).toMatchObject({
      of: [{ left: { name: 'embers' }, right: { expr: 'param', name: 'heat' } }, { left: { name: 'heat' } }],
    });
    expect(Object.keys(rules.params)).toEqual(['heat']);
  });

  it('of a Runner is followed by what sets it and what asks for it, and by no other count', () => {
    const { rules } = withRenamed(COUNTED, 'runnerVars', 'heat', ' fever ');
    expect(rules.win).toMatchObject({ of: [{ left: { name: 'heat' } }, { left: { name: 'fever' } }] });
    expect(rules.vars).toEqual(COUNTED.rules.vars);
    expect(runnerVarsIn(rules)).toEqual(['fever']);
    const market = copyOfBuilt('sc-market', (sentence) => sentence);
    expect(runnerVarsIn(market.rules)).toEqual(['carry']);
    const renamed = withRenamed(market, 'runnerVars', 'carry', 'sacks');
    expect(JSON.stringify(renamed)).not.toContain('"carry"');
    expect(checkOwn(ownOf(renamed, 'Night', 'Ada'))).toEqual(checkOwn(ownOf(market, 'Night', 'Ada')));
    expect(JSON.stringify(withRenamed(renamed, 'runnerVars', 'sacks', 'carry'))).toBe(JSON.stringify(market));
  });

  it('of a Runner is refused where another count of theirs has it', () => {
    const both = withRenamed(COUNTED, 'runnerVars', 'heat', 'fever');
    const set = { op: 'setRunner', runner: { who: 'actor' }, var: 'chill', value: 1 } as const;
    const event = { on: 'endPhase' } as const;
    const body = { ...both, rules: { ...both.rules, triggers: [{ id: 'one', event, do: [set] }] } };
    expect(whyNotCalled(body, 'runnerVars', 'chill', 'fever')).toBe('taken');
    expect(whyNotCalled(body, 'runnerVars', 'chill', 'constructor')).toBe('taken');
    expect(whyNotCalled(body, 'runnerVars', 'chill', 'heat')).toBeNull();
    expect(withRenamed(body, 'runnerVars', 'chill', 'fever')).toBe(body);
  });

  it('is refused with its reason when it is empty, taken or a number, and then nothing changes', () => {
    expect(whyNotCalled(COUNTED, 'vars', 'heat', '  ')).toBe('empty');
    expect(whyNotCalled(COUNTED, 'vars', 'heat', 'keys')).toBe('taken');
    expect(whyNotCalled(COUNTED, 'vars', 'heat', '__proto__')).toBe('taken');
    expect(whyNotCalled(COUNTED, 'vars', 'keys', '12')).toBe('number');
    expect(whyNotCalled(COUNTED, 'vars', 'heat', 'heat')).toBeNull();
    expect(whyNotCalled(COUNTED, 'params', 'heat', 'keys')).toBeNull();
    for (const name of ['', 'keys', 'heat', '__proto__', '12'])
      expect(withRenamed(COUNTED, 'vars', 'heat', name)).toBe(COUNTED);
  });

  it.each(COPIES.map((body) => [body.picture, body] as const))('leaves nothing of %s behind', (_, body) => {
    for (const shelf of SHELVES)
      for (const name of Object.keys(body.rules[shelf])) {
        const renamed = withRenamed(body, shelf, name, 'quite new');
        expect(checkOwn(ownOf(renamed, 'Night', 'Ada'))).toEqual(checkOwn(ownOf(body, 'Night', 'Ada')));
        expect(JSON.stringify(withRenamed(renamed, shelf, 'quite new', name))).toBe(JSON.stringify(body));
      }
  });
});
