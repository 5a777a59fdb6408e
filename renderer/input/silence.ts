/** Keys and buttons of what is set aside for a while: nobody sees it, so nothing of it may be pressed. */
import { createContext } from 'react';

const SilenceContext = createContext(false);

/** With `true` no key and no button of a gamepad reaches what is inside. */
export const Silence = SilenceContext.Provider;

export { SilenceContext };
