import { describe, expect, it } from 'vitest';
import { ENTRY_OF_REASON } from '../../../models/dying-light/rulebook/refusals';
import { hasMessage } from '../../../renderer/i18n';
import { entryOfReason, entryPointedAt, ruleOf } from '../../../renderer/rulebook/rule-of';

/** A page on which these marks have the focus or the pointer, the innermost last. */
function page(focused: readonly string[], hovered: readonly string[]) {
  const marked = (ids: readonly string[]) => ids.map((id) => ({ getAttribute: () => id }));
  const querySelectorAll = (selector: string) => marked(selector.includes(':hover') ? hovered : focused);
  return { querySelectorAll } as unknown as Document;
}

describe('the mark of an element', () => {
  it('names the entry that explains it', () => {
    expect(ruleOf('part', 'track')).toEqual({ 'data-rule': 'track' });
    expect(ruleOf('token', 'fire')).toEqual({ 'data-rule': 'fire' });
  });

  it('leads from a refusal to its rule, and from an unknown one nowhere', () => {
    expect(entryOfReason({ id: 'trackFull', params: {} })).toBe('track');
    expect(entryOfReason({ id: 'noSuchReason', params: {} })).toBeNull();
    const entries = Object.values(ENTRY_OF_REASON);
    expect(entries.filter((entry) => !hasMessage(`rulebook.${entry}.title`))).toEqual([]);
  });
});

describe('what ? asks about', () => {
  it('is the innermost thing that has the focus', () => {
    expect(entryPointedAt(page(['track', 'momentum'], ['fatigue']))).toBe('momentum');
  });

  it('is else what the pointer is over', () => {
    expect(entryPointedAt(page([], ['activation', 'fatigue']))).toBe('fatigue');
  });

  it('is nothing where nothing is marked, or marked with what the rulebook does not know', () => {
    expect(entryPointedAt(page([], []))).toBeNull();
    expect(entryPointedAt(page([], ['no-such-entry']))).toBeNull();
  });
});
