import { type ReactNode, useEffect, useState } from 'react';
import { seeded } from '../random/random';
import { AudioContextOfApp } from './audio-context';
import { CaptionLine } from './caption-line';
import { type AudioDesk, createAudioDesk } from './desk';
import { listenToInterface } from './interface-sounds';
import type { Volumes } from './mixer';

interface AudioProps {
  readonly volumes: Volumes;
  /** Tells sounds in words as well. */
  readonly captions: boolean;
  readonly children: ReactNode;
}

const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;

/** Wakes the desk at the first gesture, and holds it back while the window is hidden. */
function useGestures(desk: AudioDesk): void {
  useEffect(() => {
    const onVisibility = () => desk.setHidden(document.hidden);
    for (const gesture of GESTURES) document.addEventListener(gesture, desk.wake, true);
    document.addEventListener('visibilitychange', onVisibility);
    const stopListening = listenToInterface(document, desk.play);
    return () => {
      for (const gesture of GESTURES) document.removeEventListener(gesture, desk.wake, true);
      document.removeEventListener('visibilitychange', onVisibility);
      stopListening();
      desk.close();
    };
  }, [desk]);
}

/** Makes the app heard: everything inside may use `useAudioDesk`. */
export function Audio({ volumes, captions, children }: AudioProps) {
  const [desk] = useState(() => createAudioDesk(() => new AudioContext(), volumes, seeded(Date.now())));
  useGestures(desk);
  const { master, effects, interface: controls, music } = volumes;
  useEffect(
    () => desk.setVolumes({ master, effects, interface: controls, music }),
    [desk, master, effects, controls, music],
  );
  return (
    <AudioContextOfApp value={desk}>
      {children}
      {captions && <CaptionLine desk={desk} />}
    </AudioContextOfApp>
  );
}
