import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The newest of a value that changes with every drawing, for handlers that stay. It is renewed before the screen is painted:
 * a quick hand never meets the one of a moment ago.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
