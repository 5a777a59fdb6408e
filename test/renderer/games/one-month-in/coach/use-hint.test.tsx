import { act, create } from '@react-three/test-renderer';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type HintCursor, NOTHING_SAID } from '../../../../../models/kernel/hints';
import type { Move } from '../../../../../models/one-month-in/moves';
import type { HintMemory } from '../../../../../renderer/games/face';
import { type ShownHint, useHint } from '../../../../../renderer/games/one-month-in/coach/use-hint';
import { t } from '../../../../../renderer/i18n';
import { GameProvider } from '../../../../../renderer/play/table-game';
import { acting, BLUE, type OMSession, play } from '../../../../helpers/one-month-in';
import { tableGame } from '../../../../helpers/table-game';

const ZOO = '-2,1';
const LOOT = t('om.coach.step.9');

/** Keeps what was said as the app does, for as long as a test runs. */
function memory(first: HintCursor = NOTHING_SAID) {
  let said = first;
  const listeners = new Set<() => void>();
  return {
    said: () => said,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keep(next: HintCursor) {
      said = next;
      for (const listener of listeners) listener();
    },
  };
}

type Memory = ReturnType<typeof memory>;

interface ProbeProps {
  readonly legal: readonly Move[];
  readonly kept: Memory | null;
  readonly shown: (hint: ShownHint | null) => void;
}

const NOBODY = memory();

function Probe({ legal, kept, shown }: ProbeProps) {
  const { subscribe, said, keep } = kept ?? NOBODY;
  const now = useSyncExternalStore(subscribe, said);
  const wanted: HintMemory | null = kept && { said: now, keep };
  shown(useHint(legal, wanted));
  return null;
}

/** Shows the table once and lets somebody do something about the hint before it goes. */
async function shownAt(
  session: OMSession,
  kept: Memory | null,
  use: (hint: ShownHint | null) => void = () => {},
): Promise<ShownHint | null> {
  let latest: ShownHint | null = null;
  const shown = (hint: ShownHint | null) => {
    latest = hint;
  };
  const { legal } = session.seen('table');
  const table = await create(
    <GameProvider value={tableGame(session, BLUE)}>
      <Probe legal={legal} kept={kept} shown={shown} />
    </GameProvider>,
  );
  await act(async () => use(latest));
  await table.unmount();
  return latest;
}

const withLoot = () =>
  acting({
    at: {
      [ZOO]: { id: 'zoo', owner: BLUE, loot: ['sal-01', 'sal-03'], people: [[BLUE, 'whole', [0, 2, 0]]] },
    },
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a small hint at the table', () => {
  it('is said, and that it was is kept beside the game', async () => {
    const kept = memory();
    expect((await shownAt(withLoot(), kept))?.text).toBe(LOOT);
    expect(Object.keys(kept.said().first)).toEqual(['loot']);
  });

  it('is said on when the table is left and entered again in the same turn', async () => {
    const [session, kept] = [withLoot(), memory()];
    await shownAt(session, kept);
    expect((await shownAt(session, kept))?.text).toBe(LOOT);
  });

  it('is said no more in a later turn, though the table was new in between', async () => {
    const [session, kept] = [withLoot(), memory({ first: { loot: 'round 1 turn 7' }, closed: [] })];
    expect(await shownAt(session, kept)).toBeNull();
  });

  it('stays closed once it is closed', async () => {
    const [session, kept] = [withLoot(), memory()];
    expect(await shownAt(session, kept, (hint) => hint?.close())).toBeNull();
    expect(kept.said().closed).toEqual(['loot']);
    expect(await shownAt(session, kept)).toBeNull();
  });

  it('is not there where hints are turned off, and nothing is kept', async () => {
    expect(await shownAt(withLoot(), null)).toBeNull();
    expect(NOBODY.said()).toBe(NOTHING_SAID);
  });

  it('looks into the log only where a hint may still be said', async () => {
    const session = withLoot();
    play(session, { type: 'END_TURN' });
    const { log } = session.seen('table');
    const looked = vi.spyOn(log, 'map');
    await shownAt(session, null);
    const all = ['bad-fight', 'outside', 'loot', 'gear', 'hold'];
    await shownAt(session, memory({ first: {}, closed: all }));
    expect(looked).not.toHaveBeenCalled();
  });
});
