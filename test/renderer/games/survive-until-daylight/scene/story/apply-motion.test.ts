import { describe, expect, it } from 'vitest';
import { createBot } from '../../../../../../models/survive-until-daylight/bot';
import { motionsOf } from '../../../../../../renderer/games/survive-until-daylight/motions';
import { usualPlan, withSeats } from '../../../../../../renderer/games/survive-until-daylight/plan/game-plan';
import { startGame } from '../../../../../../renderer/games/survive-until-daylight/plan/start';
import { sceneModel } from '../../../../../../renderer/games/survive-until-daylight/scene/from-state';
import type { SceneModel } from '../../../../../../renderer/games/survive-until-daylight/scene/scene-model';
import { applyMotion } from '../../../../../../renderer/games/survive-until-daylight/scene/story/apply-motion';
import { nameOf } from '../../../../../../renderer/seats/start';

/** What nobody may see jump when the motions are over and the state itself is shown. */
function essence({ seats, line, firstPlayer, waveHolder, assault, outcome, piles }: SceneModel) {
  return {
    seats: seats.map(({ seat, character, damage, barricades, traps, allies, slots }) => ({
      seat,
      character,
      damage,
      barricades,
      traps,
      allies,
      cards: slots.flatMap(({ card, count }) => Array.from({ length: count }, () => card)).sort(),
    })),
    line,
    firstPlayer,
    waveHolder,
    assault,
    outcome,
    piles: {
      active: piles.active,
      rubble: piles.rubble,
      assault: piles.assault,
      discard: piles.discard.count,
    },
  };
}

describe('the motions of a whole night', () => {
  it.each([1, 2, 3, 4, 6])('lead with %i seats from each position to the next', (seats) => {
    for (const seed of ['a', 'b', 'c']) {
      const session = startGame(withSeats(usualPlan(`story-${seed}`, nameOf), seats, nameOf));
      while (!session.seen('table').outcome) {
        const { position, prompt, log } = session.seen('table');
        const before = sceneModel(position.state);
        const bot = createBot('normal', prompt.seats[0] ?? 'seat-1');
        const move = bot.choose(position, session.seen('table').legal);
        session.play(move, session.makerOf(move) ?? 'seat-1');
        const after = session.seen('table');
        const told = motionsOf(after.log.slice(log.length).map(({ entry }) => entry)).reduce(
          applyMotion,
          before,
        );
        expect({ move, ...essence(told) }).toEqual({ move, ...essence(sceneModel(after.position.state)) });
      }
    }
  });
});
