import { create } from '@react-three/test-renderer';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Journal } from '../../../models/kernel/journal';
import { type Telling, TOLD } from '../../../renderer/motion/telling';
import { TellingProvider, useFollowed, useOnceAsked, useOnceTold } from '../../../renderer/play/telling';

interface Hit {
  readonly hp: number;
}
interface ProbeProps {
  readonly hp: number;
  readonly hits: readonly Hit[];
}

const follow = (_: number, { hp }: Hit) => hp;
let shown: { readonly told: number; readonly asked: number; readonly followed: number } | null = null;

function Probe({ hp, hits }: ProbeProps) {
  const log = new Journal(hits.map((entry) => ({ entry }))).excerpt();
  shown = { told: useOnceTold(hp), asked: useOnceAsked(hp), followed: useFollowed(hp, log, follow) };
  return null;
}

const untold = (many: number, asks = false): Telling => ({ untold: many, over: false, asks });

async function stepped(...steps: readonly (readonly [Telling, ProbeProps])[]) {
  const at = ([telling, probe]: readonly [Telling, ProbeProps]) => (
    <TellingProvider value={telling}>
      <Probe {...probe} />
    </TellingProvider>
  );
  const [first, ...rest] = steps;
  if (!first) throw new Error('Nothing is shown.');
  const table = await create(at(first));
  for (const step of rest) await act(async () => table.update(at(step)));
  return shown;
}

const before = { hp: 20, hits: [] };
const after = { hp: 13, hits: [{ hp: 17 }, { hp: 13 }] };

describe('what panels show while the table plays', () => {
  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  afterEach(() => vi.unstubAllGlobals());

  it('is what was there before, but for what has been told since', async () => {
    expect(await stepped([TOLD, before], [untold(2), after])).toEqual({ told: 20, asked: 20, followed: 20 });
    expect(await stepped([TOLD, before], [untold(1), after])).toEqual({ told: 20, asked: 20, followed: 17 });
  });

  it('is what can be answered as soon as what is asked may be read', async () => {
    const steps = [
      [TOLD, before],
      [untold(2), after],
      [untold(1, true), after],
    ] as const;
    expect(await stepped(...steps)).toEqual({ told: 20, asked: 13, followed: 17 });
  });

  it('is what is there once everything has been told', async () => {
    const steps = [
      [TOLD, before],
      [untold(2), after],
      [TOLD, after],
    ] as const;
    expect(await stepped(...steps)).toEqual({ told: 13, asked: 13, followed: 13 });
  });
});
