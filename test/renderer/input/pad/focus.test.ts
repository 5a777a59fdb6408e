import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finishWriting, noteWriting } from '../../../../renderer/input/pad/focus';

const page: { activeElement: unknown } = { activeElement: null };

/** A field of the page, as far as it matters who has the focus. */
class Field extends EventTarget {
  left = 0;
  listeners = 0;
  constructor(readonly type: string) {
    super();
  }
  override addEventListener(...heard: Parameters<EventTarget['addEventListener']>): void {
    this.listeners += 1;
    super.addEventListener(...heard);
  }
  focus(): void {
    page.activeElement = this;
  }
  blur(): void {
    page.activeElement = null;
    this.left += 1;
    this.dispatchEvent(new Event('blur'));
  }
}

/** Somebody puts something into a field that has the focus. */
function put(type: string): Field {
  const field = new Field(type);
  field.focus();
  for (let letters = 0; letters < 3; letters++) noteWriting({ target: field } as unknown as Event);
  return field;
}

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLTextAreaElement', class {});
});
afterEach(() => {
  (page.activeElement as Field | null)?.blur();
  vi.unstubAllGlobals();
});

it.each(['text', 'number'])(
  'B ends the writing into a field (%s), which keeps the focus, and then leads on',
  (type) => {
    const field = put(type);
    expect(field.listeners).toBe(1);
    expect(finishWriting()).toBe(true);
    expect([field.left, page.activeElement]).toEqual([1, field]);
    expect(finishWriting()).toBe(false);
  },
);

it.each(['checkbox', 'radio', 'range', 'color'])('B leads on at once from what is only set (%s)', (type) => {
  const field = put(type);
  expect(finishWriting()).toBe(false);
  expect(field.left).toBe(0);
});
