import { use } from 'react';
import { once } from '../../../../table/once';
import { loadPrint } from '../../../../table/print/load-print';

const url = new URL('../../../../../assets/textures/outbreak-duel/street.webp', import.meta.url);

/** Fetches the print of the street with both boards. */
export const loadStreet = once(() => loadPrint(url));

/** The print; suspends until it is there. It stays in memory as long as the app runs. */
export function useStreet() {
  return use(loadStreet());
}
