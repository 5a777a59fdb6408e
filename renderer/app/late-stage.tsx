import { lazy, Suspense, useEffect, useState } from 'react';

const StageCanvas = lazy(async () => ({ default: (await import('./stage-canvas')).StageCanvas }));

/** Whether the first screen has been painted. */
function useFirstScreenShown(): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    // The frame after the next one begins when the first has been painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setShown(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return shown;
}

/** The stage, fetched and begun when the first screen can be read and clicked: the table takes seconds to draw by software. */
export function LateStage() {
  const begun = useFirstScreenShown();
  if (!begun) return null;
  return (
    <Suspense fallback={null}>
      <StageCanvas />
    </Suspense>
  );
}
