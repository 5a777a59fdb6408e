import '@fontsource/barlow-condensed/latin-700.css';
import '@fontsource/stardos-stencil/latin-700.css';
import { useEffect, useState } from 'react';
import { FONTS } from './print/canvas';

let loading: Promise<unknown> | null = null;

/** Resolves when canvases can print in the faces of the table; a face that fails leaves the fallback. */
function loadPrintFonts(): Promise<unknown> {
  loading ??= Promise.allSettled(
    Object.values(FONTS).map((font) => document.fonts.load(`700 40px ${font}`, 'ABC 123')),
  );
  return loading;
}

/** Whether the faces are there; print nothing before. */
export function usePrintFonts(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let mounted = true;
    void loadPrintFonts().then(() => mounted && setReady(true));
    return () => {
      mounted = false;
    };
  }, []);
  return ready;
}
