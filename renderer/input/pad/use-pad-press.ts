import { useEffect } from 'react';
import { useLatest } from '../use-latest';
import type { PadButton } from './buttons';
import { listenToPads } from './pressed';

/** Takes a button of a gamepad as long as the component is shown, also inside dialogs. @param act false when it is not taken */
export function usePadPress(button: PadButton | undefined, act: () => boolean): void {
  const latest = useLatest(act);
  useEffect(() => listenToPads((pressed) => pressed === button && latest.current()), [button, latest]);
}
