/** All prints of the tiles. */
import { CARD_JOBS } from '../../../print/card';
import type { Job } from '../../../print/sheet';
import { FRONTS } from '../looks';
import { frontJobs } from './facade';
import { FOG } from './fog';
import { groundJob } from './ground';
import { GROUNDS } from './grounds';
import { PLATE_JOBS } from './plates';
import { SIGN_JOBS } from './signs';
import { SURFACE_JOBS } from './surfaces';

export function tileJobs(): Job[] {
  return [
    ...Object.entries(GROUNDS).map(([id, theme]) => groundJob(id, theme)),
    FOG,
    ...Object.entries(FRONTS).flatMap(([id, look]) => frontJobs(id, look)),
    ...PLATE_JOBS,
    ...SIGN_JOBS,
    ...SURFACE_JOBS,
    ...CARD_JOBS,
  ];
}
