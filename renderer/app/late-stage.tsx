import { lazy, Suspense, useEffect, useState } from 'react';

const StageCanvas = lazy(async () => ({ default: (await import('./stage-canvas')).StageCanvas }));

/** Milliseconds after which the table is begun though nobody told of a first screen: a window that is not shown has none. */
const LONGEST_WAIT = 2000;

/** Whether the first screen can be seen: until then the graphics card is busy with it, and would keep the page waiting. */
function useFirstScreenSeen(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const begin = () => setSeen(true);
    const timer = setTimeout(begin, LONGEST_WAIT);
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) begin();
    });
    observer.observe({ type: 'paint', buffered: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return seen;
}

/** The stage, fetched and begun when the first screen can be read and clicked: the table takes seconds to draw by software. */
export function LateStage() {
  const begun = useFirstScreenSeen();
  if (!begun) return null;
  return (
    <Suspense fallback={null}>
      <StageCanvas />
    </Suspense>
  );
}
