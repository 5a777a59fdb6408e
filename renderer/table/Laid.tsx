import { type ReactNode, Suspense, useMemo } from 'react';
import type { Drawing } from './drawing';
import { usePrintFonts } from './fonts';
import { QualityContext } from './QualityContext';
import { qualityOf } from './quality';

interface LaidProps extends Pick<Drawing, 'quality'> {
  /** Things throw shadows; they do if left out. */
  readonly shadows: boolean | undefined;
  readonly children: ReactNode;
}

/** What lies on a table, drawn so well, as soon as its models and the letters that are printed on it are there. */
export function Laid({ quality: tier, shadows, children }: LaidProps) {
  const ready = usePrintFonts();
  const quality = useMemo(() => qualityOf(tier, shadows), [tier, shadows]);
  return (
    <QualityContext value={quality}>
      <Suspense fallback={null}>{ready && children}</Suspense>
    </QualityContext>
  );
}
