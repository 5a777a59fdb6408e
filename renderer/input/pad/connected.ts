/** The gamepads that are plugged in. */
import { useSyncExternalStore } from 'react';

export function connectedPads(): readonly Gamepad[] {
  return navigator.getGamepads().flatMap((pad) => (pad?.connected ? [pad] : []));
}

function onPlugs(listener: () => void): () => void {
  const names = ['gamepadconnected', 'gamepaddisconnected'];
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
}

/** Their places, as the browser counts them. */
export function useConnectedPads(): readonly number[] {
  const places = useSyncExternalStore(
    onPlugs,
    () =>
      connectedPads()
        .map(({ index }) => index)
        .join(),
    () => '',
  );
  return places === '' ? [] : places.split(',').map(Number);
}
