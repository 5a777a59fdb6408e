import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { letSettingGo, moveFocus, pressFocus } from '../../../../renderer/input/pad/focus';

/** A list of the page, which React draws anew with the choice that it knows of. */
class List extends EventTarget {
  selectedIndex = 1;
  readonly options = [{}, {}, {}, { disabled: true }];
  readonly chosen: number[] = [];
  constructor() {
    super();
    this.addEventListener('change', () => this.chosen.push(this.selectedIndex));
  }
  drawAnew(): void {
    this.selectedIndex = 1;
  }
  checkVisibility = () => true;
  matches = () => false;
  toggleAttribute = () => true;
}

let list: List;

beforeEach(() => {
  list = new List();
  vi.stubGlobal('HTMLElement', List);
  vi.stubGlobal('HTMLSelectElement', List);
  vi.stubGlobal('HTMLInputElement', class {});
  vi.stubGlobal('document', {
    activeElement: list,
    querySelectorAll: (selector: string) => (selector.startsWith('dialog') ? [] : [list]),
  });
});
afterEach(() => {
  letSettingGo();
  vi.unstubAllGlobals();
});

it('a list that is held stands where it was turned to, though the page is drawn anew meanwhile', () => {
  pressFocus();
  moveFocus('up');
  list.drawAnew();
  pressFocus();
  expect(list.chosen).toEqual([0]);
});

it('a list goes on from where it was turned to, and not onto what can not be chosen', () => {
  pressFocus();
  moveFocus('down');
  list.drawAnew();
  moveFocus('down');
  pressFocus();
  expect(list.chosen).toEqual([2]);
});

it('a list that B lets go stands as before, and nothing was chosen', () => {
  pressFocus();
  moveFocus('down');
  expect(letSettingGo()).toBe(true);
  expect([list.selectedIndex, list.chosen]).toEqual([1, []]);
});
