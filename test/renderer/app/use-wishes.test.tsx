import { act, create } from '@react-three/test-renderer';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { State } from '../../../models/survive-until-daylight/state';
import { AppProvider } from '../../../renderer/app/app-context';
import { createGameHost, type GameHost } from '../../../renderer/app/game-host';
import { useWishes } from '../../../renderer/app/use-wishes';
import { FACES } from '../../../renderer/games';
import type { AnySnapshot, Match } from '../../../renderer/games/face';
import { surviveUntilDaylightFace as face } from '../../../renderer/games/survive-until-daylight/face';
import { savesInMemory } from '../../helpers/saves-in-memory';
import { sessionAt } from '../../helpers/survive-session';
import { table } from '../../helpers/survive-until-daylight';

const ON = { keepFitting: true, autoPass: 'ask' };
const OFF = { ...ON, keepFitting: false };

interface PartProps {
  readonly host: GameHost;
  readonly match: Match;
  /** What was drawn, if not what is there. */
  readonly drawn?: AnySnapshot | undefined;
}

function Part({ host, match, drawn }: PartProps) {
  const there = useSyncExternalStore(host.subscribe, () => host.seen(match));
  useWishes(match, drawn ?? there, true);
  return null;
}

/** A trade between two people, and a table on which their wishes are done. */
function aTrade() {
  const host = createGameHost(savesInMemory().saves, FACES, { onFault: vi.fn(), onSaveError: vi.fn() });
  const match = { face, session: sessionAt('tradeOpen', table({ seats: 2 })) } as unknown as Match;
  host.take(match);
  const part = (settings: typeof ON, drawn?: AnySnapshot) => (
    <AppProvider value={{ host, settings } as never}>
      <Part host={host} match={match} drawn={drawn} />
    </AppProvider>
  );
  const does = (action: () => unknown) => act(async () => void action());
  const ready = (seat: string) => host.play({ type: 'READY', seat } as never, seat as never);
  /** Takes back, or makes again, as often as that is offered. */
  const all = async (way: 'undo' | 'redo') => {
    for (let step = 0; host.seen(match)[way].by !== null; step++) {
      expect(step).toBeLessThan(5);
      await does(host[way]);
    }
  };
  const kept = () => (host.seen(match).position.state as State).members.map(({ autoKeep }) => autoKeep);
  return { host, match, part, does, all, ready, kept };
}

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

describe('wishes', () => {
  it('are done as soon as somebody is asked', async () => {
    const { part, kept } = aTrade();
    await create(part(ON));
    await act(async () => {});
    expect(kept()).toEqual([true, true]);
  });

  it('that were taken back stay so, and all can be made again', async () => {
    const { host, match, part, does, all, ready, kept } = aTrade();
    const drawn = await create(part(OFF));
    await does(() => ready('seat-1'));
    await act(async () => drawn.update(part(ON)));
    const before = host.seen(match);
    expect(kept()).toContain(true);
    await all('undo');
    expect(kept()).toEqual([false, false]);
    expect(host.seen(match).moves).toBe(0);
    await all('redo');
    expect(host.seen(match).position).toEqual(before.position);
    expect(host.seen(match).moves).toBe(before.moves);
  });

  it('are done again once somebody decides otherwise', async () => {
    const { part, does, all, ready, kept } = aTrade();
    await create(part(ON));
    await act(async () => {});
    await all('undo');
    expect(kept()).toEqual([false, false]);
    await does(() => ready('seat-2'));
    expect(kept()[0]).toBe(true);
  });

  it('are not done on a table that is another than the one that was drawn', async () => {
    const { host, match, part, ready, kept } = aTrade();
    const old = host.seen(match);
    ready('seat-1');
    await create(part(ON, old));
    await act(async () => {});
    expect(kept()).toEqual([false, false]);
    expect(host.seen(match).moves).toBe(1);
  });
});
