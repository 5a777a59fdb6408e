import { describe, expect, it } from 'vitest';
import { NOTHING_SAID } from '../../../models/kernel/hints';
import { createGameHost, type GameHost } from '../../../renderer/app/game-host';
import { isSlot } from '../../../renderer/app/saves/slots';
import { FACES } from '../../../renderer/games';
import { startMatch } from '../../../renderer/games/face-of';
import { oneMonthInFace } from '../../../renderer/games/one-month-in/face';
import { usualPlan } from '../../../renderer/games/one-month-in/plan/game-plan';
import { savesInMemory } from '../../helpers/saves-in-memory';

const SAID = { first: { loot: 'round 2 turn 0' }, closed: ['hold'] };

function aHost(saves = savesInMemory().saves): GameHost {
  const fail = (error: unknown) => {
    throw error;
  };
  return createGameHost(saves, FACES, { onFault: fail, onSaveError: fail });
}

const aMatch = () =>
  startMatch(
    oneMonthInFace,
    usualPlan('abc', () => 'P1'),
  );

describe('hints that were given', () => {
  it('are kept in the slot of their game, and its listeners are told', async () => {
    const { saves, kept } = savesInMemory();
    const host = aHost(saves);
    host.take(aMatch());
    let told = 0;
    host.subscribe(() => told++);
    host.keepHints(SAID);
    host.keepHints(host.hints());
    await host.saveAs('Loot');
    expect(told).toBe(1);
    const metas = [...kept.values()].map(({ meta }) => meta);
    expect(metas.map(({ hints }) => hints)).toEqual([SAID, SAID]);
    expect(metas.some(({ id }) => isSlot(id))).toBe(true);
  });

  it('are known again when the game is loaded', async () => {
    const { saves, kept } = savesInMemory();
    const host = aHost(saves);
    host.take(aMatch());
    host.keepHints(SAID);
    await host.saveAs('Loot');
    const saved = [...kept.values()].find(({ meta }) => meta.name === 'Loot');
    const other = aHost();
    other.load(saved?.text ?? '', { id: 'save-1', hints: saved?.meta.hints });
    expect(other.hints()).toEqual(SAID);
  });

  it('are none in a new game, and none are written while there are none', async () => {
    const { saves, kept } = savesInMemory();
    const host = aHost(saves);
    host.take(aMatch());
    host.keepHints(SAID);
    host.take(aMatch());
    expect(host.hints()).toBe(NOTHING_SAID);
    await host.saveAs('Fresh');
    const fresh = [...kept.values()].find(({ meta }) => meta.name === 'Fresh');
    expect(fresh?.meta).not.toHaveProperty('hints');
  });
});
