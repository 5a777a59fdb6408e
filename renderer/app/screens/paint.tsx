import { lazy, Suspense } from 'react';

/** Fetched when it is first shown. */
const PaintTable = lazy(async () => ({ default: (await import('../paint/paint-table')).PaintTable }));

/** The screen on which miniatures are painted. */
export function PaintScreen() {
  return (
    <Suspense fallback={null}>
      <PaintTable />
    </Suspense>
  );
}
