import { describe, expect, it } from 'vitest';
import { createSession } from '../../../../../../machines/kernel/session';
import { oneMonthIn } from '../../../../../../machines/one-month-in/game';
import { createBot } from '../../../../../../models/one-month-in/bot';
import type { EntryType } from '../../../../../../models/one-month-in/entries';
import { headcount } from '../../../../../../models/one-month-in/rules/groups';
import { DURATIONS, motionsOf } from '../../../../../../renderer/games/one-month-in/motions';
import { sceneModel } from '../../../../../../renderer/games/one-month-in/scene/from-state';
import type { SceneModel } from '../../../../../../renderer/games/one-month-in/scene/scene-model';
import { applyMotion } from '../../../../../../renderer/games/one-month-in/scene/story/apply-motion';
import { USUAL } from '../../../../../helpers/one-month-in';
import { people } from '../../../../../helpers/random-play';

const SEATS = [2, 3, 4] as const;
const SEEDS = ['a', 'b', 'c'] as const;
/** Long enough for attacks, overruns and the end of the game. */
const PATIENCE = 120_000;

/**
 * What nobody may see jump when the motions are over and the state itself is shown. Entries do not say who paid, nor who
 * fences next during set-up.
 */
function essence({ tiles, fences, over, winners, fight, active, round }: SceneModel) {
  const lying = Object.entries(tiles).map(([place, tile]) => ({
    place,
    ...tile,
    groups: tile.groups.map(({ seat, zone, ap }) => `${seat} ${zone} ${headcount(ap)}`),
  }));
  return { lying, fences, over, winners, fight, round, active: round > 0 && active };
}

function playThrough(seats: number, seed: string, types: Set<EntryType>): void {
  const setup = { options: USUAL, seats: people(seats), seed: `story-${seed}` };
  const session = createSession(oneMonthIn, setup);
  while (!session.seen('table').outcome) {
    const { position, prompt, log, legal } = session.seen('table');
    const before = sceneModel(position.state);
    const seat = prompt.seats[0] ?? 'seat-1';
    const move = createBot('normal', seat).choose(position, legal);
    session.play(move, seat);
    const after = session.seen('table');
    const entries = after.log.slice(log.length).map(({ entry }) => entry);
    for (const { type } of entries) types.add(type);
    const told = motionsOf(entries).reduce(applyMotion, before);
    const shown = sceneModel(after.position.state);
    expect({ move, ...essence(told) }).toEqual({ move, ...essence(shown) });
  }
}

describe('the motions of a whole game', () => {
  it.each(SEATS)(
    'lead with %i seats from each position to the next',
    (seats) => {
      const types = new Set<EntryType>();
      for (const seed of SEEDS) playThrough(seats, seed, types);
      expect(types.size).toBeGreaterThan(20);
    },
    PATIENCE,
  );
});

describe('the motions of One Month In', () => {
  it('show everything but the end of a turn and who stays peaceful', () => {
    const unseen = Object.entries(DURATIONS).filter(([, duration]) => duration === null);
    expect(unseen.map(([type]) => type)).toEqual(['turn-ended', 'held-back']);
  });
});
