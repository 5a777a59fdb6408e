import { describe, expect, it } from 'vitest';
import { ENTRY_OF_REASON } from '../../../../models/dying-light/rulebook/refusals';
import { entryOfReason, ruleOf } from '../../../../renderer/games/dying-light/rule-of';
import { hasMessage } from '../../../../renderer/i18n';

describe('the mark of an element', () => {
  it('names the entry that explains it', () => {
    expect(ruleOf('part', 'track')).toEqual({ 'data-rule': 'track' });
    expect(ruleOf('token', 'fire')).toEqual({ 'data-rule': 'fire' });
  });

  it('leads from a refusal to its rule, and from an unknown one nowhere', () => {
    expect(entryOfReason({ id: 'trackFull', params: {} })).toBe('track');
    expect(entryOfReason({ id: 'noSuchReason', params: {} })).toBeNull();
    const entries = Object.values(ENTRY_OF_REASON);
    expect(entries.filter((entry) => !hasMessage(`dl.rulebook.${entry}.title`))).toEqual([]);
  });
});
