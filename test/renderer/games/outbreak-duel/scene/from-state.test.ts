import { describe, expect, it } from 'vitest';
import { createSession } from '../../../../../machines/kernel/session';
import { outbreakDuel } from '../../../../../machines/outbreak-duel/game';
import type { Viewer } from '../../../../../models/kernel/types';
import type { SurvivorCardId } from '../../../../../models/outbreak-duel/ids';
import type { Player, State } from '../../../../../models/outbreak-duel/state';
import { view } from '../../../../../models/outbreak-duel/view';
import { motionsOf } from '../../../../../renderer/games/outbreak-duel/motions';
import { cardPieces } from '../../../../../renderer/games/outbreak-duel/scene/cards/lying-cards';
import { sceneModel } from '../../../../../renderer/games/outbreak-duel/scene/from-state';
import { pickAreas } from '../../../../../renderer/games/outbreak-duel/scene/overlay/picks';
import { platesIn } from '../../../../../renderer/games/outbreak-duel/scene/plates/board-plates';
import { applyMotion } from '../../../../../renderer/games/outbreak-duel/scene/story/apply-motion';
import { S, seats, table, USUAL, Z } from '../../../../helpers/outbreak-duel';
import { playToEnd } from '../../../../helpers/random-play';

const HELD: readonly SurvivorCardId[] = ['R01', 'E14', 'W02'];
const OTHERS: readonly SurvivorCardId[] = ['W11', 'I05', 'R12'];
const people = seats('person', 'person');
const PATIENCE = 120_000;

function holding(hand: Player['hand'], more: Partial<State>): State {
  return table({ s: { hand }, threat: ['ZW1', 'ZB2'], street: ['ZR1'], seats: people, more });
}

const facesOf = (state: State, hands?: Parameters<typeof sceneModel>[1]) =>
  sceneModel(state, hands).boards[0].hand;

/** All that the table draws of a position, as data. */
function drawn(state: State) {
  const scene = sceneModel(state);
  return { scene, cards: cardPieces(scene), plates: platesIn(scene), spots: pickAreas(scene) };
}

describe('a hand on the table of two people', () => {
  it('lies face up in the own Survivor Phase only (OD-PRIV-03)', () => {
    expect(facesOf(view(holding(HELD, {}), S))).toEqual(HELD);
    expect(facesOf(view(holding(HELD, { phase: 'zombie' }), S))).toEqual([null, null, null]);
    expect(facesOf(view(holding(HELD, { active: 1 }), S))).toEqual([null, null, null]);
  });

  it('is turned up for a glance while its owner peeks (OD-PRIV-04)', () => {
    const state = view(holding(HELD, { phase: 'zombie' }), S);
    expect(facesOf(state, { peek: S, docked: null })).toEqual(HELD);
    expect(facesOf(state, { peek: Z, docked: null })).toEqual([null, null, null]);
  });

  it('shows nothing to a peek that the position does not know (OD-PRIV-02)', () => {
    const state = view(holding(HELD, { phase: 'zombie' }), Z);
    expect(facesOf(state, { peek: S, docked: null })).toEqual([null, null, null]);
  });

  it('stays face up for a person who plays alone against a bot', () => {
    const state = { ...holding(HELD, { phase: 'zombie' }), seats: seats('person', 'bot') };
    expect(facesOf(view(state, S))).toEqual(HELD);
  });
});

describe('a hand in a picture that leaves the table', () => {
  const pictured: Parameters<typeof sceneModel>[1] = { peek: S, docked: null, pictured: true };

  it('shows none of its cards while the duel goes on, whoever looks and however few people play (OD-PRIV-02)', () => {
    const alone = { ...holding(HELD, {}), seats: seats('person', 'bot') };
    for (const state of [holding(HELD, {}), alone])
      expect(facesOf(view(state, S), pictured)).toEqual([null, null, null]);
  });

  it('is open to all when the duel is over', () => {
    const outcome: State['outcome'] = { winners: [S], reason: 'od.outcome', scores: {}, rank: null };
    expect(facesOf(holding(HELD, { outcome }), pictured)).toEqual(HELD);
  });
});

describe('the table of the other seat', () => {
  it.each(['survivor', 'zombie'] as const)(
    'is the same whatever a hidden hand holds, in the %s phase (OD-PRIV-06)',
    (phase) => {
      const [one, other] = [HELD, OTHERS].map((hand) => drawn(view(holding(hand, { phase }), Z)));
      expect(one).toEqual(other);
    },
  );

  it('is the same for the owner of the hand in the Zombie Phase, so that nobody reads it on the screen (OD-PRIV-03)', () => {
    const [one, other] = [HELD, OTHERS].map((hand) => drawn(view(holding(hand, { phase: 'zombie' }), S)));
    expect(one).toEqual(other);
  });

  it(
    'never gets a face of a hidden hand while motions play (OD-PRIV-02, OD-PRIV-06)',
    () => {
      const session = createSession(outbreakDuel, { options: USUAL, seats: people, seed: 'hidden' });
      const hidden = (viewer: Viewer, phase: State['phase'], active: number) =>
        ([0, 1] as const).filter(
          (side) => people[side]?.id !== viewer || phase === 'zombie' || active !== side,
        );
      playToEnd(session, 'hidden', {
        advance(current, move) {
          const before = { S: current.seen(S), Z: current.seen(Z) };
          current.play(move, current.seen('table').prompt.seats[0] ?? S);
          for (const { viewer, position, log } of [before.S, before.Z]) {
            const entries = current
              .seen(viewer)
              .log.slice(log.length)
              .map(({ entry }) => entry);
            let scene = sceneModel(position.state);
            for (const motion of motionsOf(entries)) {
              scene = applyMotion(scene, motion);
              if (position.state.round === 0) continue;
              for (const side of hidden(viewer, scene.phase, scene.active))
                expect(scene.boards[side].hand.every((card) => card === null)).toBe(true);
            }
          }
          return current;
        },
      });
    },
    PATIENCE,
  );
});
