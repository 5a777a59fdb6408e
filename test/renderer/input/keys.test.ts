import { describe, expect, it } from 'vitest';
import { listenToKeys } from '../../../renderer/input/keys';

function press(page: EventTarget, key: string): Event {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
  page.dispatchEvent(event);
  return event;
}

describe('a key', () => {
  it('has one owner: what one took, the next does not see, even if it is asked for by now', () => {
    const page = new EventTarget();
    const seen: string[] = [];
    let begun = true;
    listenToKeys(page, () => {
      if (!begun) return false;
      begun = false;
      seen.push('the step is cancelled');
      return true;
    });
    listenToKeys(page, () => {
      if (begun) return false;
      seen.push('the menu opens');
      return true;
    });
    expect(press(page, 'Escape').defaultPrevented).toBe(true);
    expect(seen).toEqual(['the step is cancelled']);
    press(page, 'Escape');
    expect(seen).toEqual(['the step is cancelled', 'the menu opens']);
  });

  it('stays the page’s where nobody wants it', () => {
    const page = new EventTarget();
    listenToKeys(page, () => false);
    expect(press(page, 'Tab').defaultPrevented).toBe(false);
  });

  it('is not offered any more to who stopped listening', () => {
    const page = new EventTarget();
    const stop = listenToKeys(page, () => true);
    stop();
    expect(press(page, 'Escape').defaultPrevented).toBe(false);
  });
});
