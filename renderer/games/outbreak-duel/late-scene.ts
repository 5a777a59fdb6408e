import { lazy } from 'react';

/** The 3D table. What draws it is fetched when it is first shown, so that it never keeps the title waiting. */
export const Scene = lazy(async () => ({ default: (await import('./scene')).Scene }));
