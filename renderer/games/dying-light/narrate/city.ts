import { areaName, infectedName, tokenCalled, zoneName } from '../names';
import type { Narration } from './sentence';

export const CITY = {
  'infected-spawned': (e) => ({
    params: {
      infected: infectedName(e.infected),
      area: areaName(e.area),
      instead: e.instead ? infectedName(e.instead) : '',
    },
    variant: e.instead ? 'instead' : 'plain',
  }),
  'spawn-lost': (e) => ({ params: { n: e.count, area: areaName(e.area) }, variant: e.reason }),
  'spread-started': (e) => ({ params: { area: areaName(e.area), start: areaName(e.start) } }),
  'infected-moved': (e) => ({
    params: { infected: infectedName(e.infected), from: areaName(e.from), to: areaName(e.to) },
  }),
  'infected-removed': (e) => ({ params: { infected: infectedName(e.infected), area: areaName(e.area) } }),
  'moves-lost': (e) => ({ params: { n: e.count, area: areaName(e.area) } }),
  'night-activation': (e) => ({ params: {}, variant: e.infected }),
  'howler-screamed': (e) => ({ params: { area: areaName(e.area) } }),
  'infected-stood-up': (e) => ({ params: { n: e.count } }),
  nightfall: () => ({ params: {} }),
  daybreak: () => ({ params: {} }),
  'uv-on': (e) => ({ params: { area: areaName(e.area) } }),
  'uv-off': (e) => ({ params: { area: areaName(e.area) } }),
  'token-placed': (e) => ({ params: { token: tokenCalled(e.token, e.kind), zone: zoneName(e.zone) } }),
  'token-removed': (e) => ({ params: { token: tokenCalled(e.token, e.kind), zone: zoneName(e.zone) } }),
} satisfies Partial<Narration>;
