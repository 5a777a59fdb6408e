import { act, create } from '@react-three/test-renderer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HexKey } from '../../../../models/kernel/hex';
import { type Composer, useComposer } from '../../../../renderer/games/one-month-in/compose/composer';
import { presses } from '../../../../renderer/input/presses';
import { GameProvider } from '../../../../renderer/play/table-game';
import { BLUE, type OMSession, sessionAt, table } from '../../../helpers/one-month-in';
import { tableGame } from '../../../helpers/table-game';

const FARM: HexKey = '-1,-1';
const ROUND = { type: 'FIGHT_ROUND' } as const;

/** Three against so many, with these dice to come. */
function fight(zombies: number, survivor: readonly number[], zombie: readonly number[]): OMSession {
  const people = [[BLUE, 'inner', [0, 3, 0]]] as const;
  return sessionAt(
    table({
      at: { [FARM]: { id: 'farm-05', zombies, people } },
      dice: { survivor, zombie },
      more: { fight: { tile: FARM, rounds: 0, kills: 0 } },
    }),
    'fightDecide',
  );
}

function Probe({
  session,
  shown,
}: {
  readonly session: OMSession;
  readonly shown: (composer: Composer) => void;
}) {
  shown(useComposer({ legal: session.seen('table').legal, asks: false }));
  return null;
}

/** Rolls on; how many rounds were rolled. */
async function roundsOf(session: OMSession): Promise<number> {
  let composer: Composer | null = null;
  const shown = (now: Composer) => {
    composer = now;
  };
  const table = await create(
    <GameProvider value={tableGame(session, BLUE)}>
      <Probe session={session} shown={shown} />
    </GameProvider>,
  );
  presses.begin(null, performance.now());
  await act(async () => composer?.repeat(ROUND));
  await table.unmount();
  return session.seen('table').log.filter(({ entry }) => entry.type === 'survivors-rolled').length;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a move that is repeated', () => {
  it('is made until what it was for is done', async () => {
    const session = fight(2, [1, 1, 4, 1, 1, 4], [1, 1, 1]);
    expect(await roundsOf(session)).toBe(2);
    expect(session.seen('table').position.state.fight).toBeNull();
  });

  it('stops where there is something to decide: somebody was lost', async () => {
    const session = fight(3, [1, 1, 1], [6, 1, 1]);
    expect(await roundsOf(session)).toBe(1);
    expect(session.seen('table').position.state.fight).not.toBeNull();
  });
});
