import { describe, expect, it } from 'vitest';
import { createSession } from '../../../../../../machines/kernel/session';
import { outbreakDuel } from '../../../../../../machines/outbreak-duel/game';
import type { Viewer } from '../../../../../../models/kernel/types';
import type { EntryType } from '../../../../../../models/outbreak-duel/entries';
import { PRECON_IDS } from '../../../../../../models/outbreak-duel/ids';
import { DURATIONS, motionsOf } from '../../../../../../renderer/games/outbreak-duel/motions';
import { sceneModel } from '../../../../../../renderer/games/outbreak-duel/scene/from-state';
import type {
  BoardModel,
  SceneModel,
} from '../../../../../../renderer/games/outbreak-duel/scene/scene-model';
import { applyMotion } from '../../../../../../renderer/games/outbreak-duel/scene/story/apply-motion';
import { settled } from '../../../../../../renderer/games/outbreak-duel/scene/story/change';
import { seats, USUAL } from '../../../../../helpers/outbreak-duel';
import { playToEnd } from '../../../../../helpers/random-play';

const PATIENCE = 90_000;
const sorted = <T extends string>(cards: readonly T[]) => cards.toSorted();

/** The number of an Item comes with the state, and its place with it when it takes that of another one. */
function board(of: BoardModel) {
  const { seat, hp, deck, zombieDeck, row, zombies, weapon, attachments, ap, tp, reserve, th } = of;
  const { items, graveyard, exile, hand, infection, cover, grabbed } = of;
  return {
    seat,
    hp,
    deck,
    zombieDeck,
    row,
    zombies,
    weapon,
    attachments,
    ap,
    tp,
    reserve,
    th,
    infection,
    cover,
    grabbed,
    hand: hand.length,
    graveyard: { survivor: sorted(graveyard.survivorCards), zombie: sorted(graveyard.zombieCards) },
    exile: { survivor: sorted(exile.survivorCards), zombie: sorted(exile.zombieCards) },
    items: items.map(({ card, dur, spent }) => `${card} ${dur} ${spent}`).toSorted(),
  };
}

/** What nobody may see jump when the motions are over and the state itself is shown. */
function essence(scene: SceneModel) {
  const { boards, over, winners, phase, active } = settled(scene);
  return { boards: boards.map(board), over, winners, phase, active };
}

function playThrough(game: number, viewer: Viewer, types: Set<EntryType>): void {
  const deck = (n: number) => PRECON_IDS[n % PRECON_IDS.length] ?? 'hold';
  const options = { ...USUAL, decks: [deck(game), deck(game >> 2)] as const };
  const seed = `story-${game}`;
  const session = createSession(outbreakDuel, { options, seats: seats('person', 'person'), seed });
  playToEnd(session, seed, {
    advance(current, move) {
      const { position, log } = current.seen(viewer);
      const before = sceneModel(position.state);
      current.play(move, current.seen('table').prompt.seats[0] ?? 'seat-1');
      const after = current.seen(viewer);
      const entries = after.log.slice(log.length).map(({ entry }) => entry);
      for (const { type } of entries) types.add(type);
      const told = motionsOf(entries).reduce(applyMotion, before);
      expect({ move, ...essence(told) }).toEqual({ move, ...essence(sceneModel(after.position.state)) });
      return current;
    },
  });
}

describe('the motions of whole duels', () => {
  it.each(['table', 'seat-1', 'seat-2'] as const)(
    'lead from each position to the next, as %s sees them',
    (viewer) => {
      const types = new Set<EntryType>();
      for (let game = 0; game < 8; game++) playThrough(game, viewer, types);
      expect(types.size).toBeGreaterThan(35);
    },
    PATIENCE,
  );
});

describe('the motions of Outbreak Duel', () => {
  it('show everything but what is only said', () => {
    const unseen = Object.entries(DURATIONS).filter(([, duration]) => duration === null);
    expect(unseen.map(([type]) => type)).toEqual(['ready', 'passed', 'bonus', 'auto-pass-set', 'forced']);
  });
});
