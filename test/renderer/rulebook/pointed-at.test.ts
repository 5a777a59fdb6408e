import { describe, expect, it } from 'vitest';
import { entryPointedAt } from '../../../renderer/rulebook/pointed-at';

/** A page on which these marks have the focus or the pointer, the innermost last. */
function page(focused: readonly string[], hovered: readonly string[]) {
  const marked = (ids: readonly string[]) => ids.map((id) => ({ getAttribute: () => id }));
  const querySelectorAll = (selector: string) => marked(selector.includes(':hover') ? hovered : focused);
  return { querySelectorAll } as unknown as Document;
}

describe('what ? asks about', () => {
  it('is the innermost thing that has the focus', () => {
    expect(entryPointedAt(page(['track', 'momentum'], ['fatigue']))).toBe('momentum');
  });

  it('is else what the pointer is over', () => {
    expect(entryPointedAt(page([], ['activation', 'fatigue']))).toBe('fatigue');
  });

  it('is nothing where nothing is marked', () => {
    expect(entryPointedAt(page([], []))).toBeNull();
  });
});
