/** Listens to what people press anywhere in the app, so that no control need know that it can be heard. */
import type { Play } from './player';
import type { SoundId } from './sounds';

/** What of an element decides how it sounds; every Element is one. */
export interface Pressable {
  closest(selector: string): Pressable | null;
  matches(selector: string): boolean;
}

const CONTROLS = 'button, a[href], summary, select, input[type="radio"], input[type="checkbox"]';

/** The sound of a press on an element; null for what is no control. */
export function soundOfPress(element: Pressable): SoundId | null {
  const control = element.closest(CONTROLS);
  if (!control) return null;
  if (control.matches('[aria-disabled="true"], :disabled')) return 'refuse';
  return control.matches('.button-primary') ? 'confirm' : 'press';
}

/** @returns stops listening */
export function listenToInterface(page: Document, play: Play): () => void {
  const onClick = ({ target }: Event) => {
    const sound = target instanceof Element ? soundOfPress(target) : null;
    if (sound) play(sound);
  };
  const onToggle = (event: Event) => {
    if (event.target instanceof HTMLDialogElement && event instanceof ToggleEvent)
      play(event.newState === 'open' ? 'open' : 'close');
  };
  page.addEventListener('click', onClick, true);
  page.addEventListener('beforetoggle', onToggle, true);
  return () => {
    page.removeEventListener('click', onClick, true);
    page.removeEventListener('beforetoggle', onToggle, true);
  };
}
