import { useEffect } from 'react';
import type { OpenedFiles } from '../../platform/platform';
import type { Arrivals } from './arrivals';

/** Takes saved games in that are dropped on the window or opened by the system. */
export function useArrivals(arrivals: Arrivals, opened: OpenedFiles | undefined): void {
  useEffect(() => {
    const stay = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      void arrivals.receive([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', drop);
    };
  }, [arrivals]);
  useEffect(() => {
    if (!opened) return;
    const receive = () => void arrivals.receiveOpened(opened).catch(() => {});
    opened.onWaiting(receive);
    receive();
  }, [arrivals, opened]);
}
