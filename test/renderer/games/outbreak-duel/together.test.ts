/** Two people at one screen: when the curtain falls, and what they see together (OD-PRIV-03, OD-PRIV-04). */
import { describe, expect, it } from 'vitest';
import { isFaceDown } from '../../../../models/kernel/hidden';
import type { SurvivorCardId } from '../../../../models/outbreak-duel/ids';
import type { Move } from '../../../../models/outbreak-duel/moves';
import { createGameHost } from '../../../../renderer/app/game-host';
import { handOverTo } from '../../../../renderer/app/viewpoint';
import type { AnySession, GameFace, Match } from '../../../../renderer/games/face';
import { outbreakDuelFace } from '../../../../renderer/games/outbreak-duel/face';
import { isInCorner, peekerOf } from '../../../../renderer/games/outbreak-duel/together';
import type { Snapshot } from '../../../../renderer/games/outbreak-duel/types';
import {
  attacking,
  inWindow,
  newDuel,
  type ODSession,
  play,
  S,
  seats,
  sessionAt,
  table,
  Z,
} from '../../../helpers/outbreak-duel';
import { savesInMemory } from '../../../helpers/saves-in-memory';

const face = outbreakDuelFace as unknown as GameFace;
const people = seats('person', 'person');

function hosted(session: ODSession) {
  const host = createGameHost(savesInMemory().saves, [face], { onFault: fail, onSaveError: fail });
  const match: Match = { face, session: session as unknown as AnySession };
  host.take(match);
  const seen = () => host.seen(match) as unknown as Snapshot;
  const handed = () => handOverTo(match, host.seen(match)).map(({ id }) => id);
  return { host, seen, handed };
}

function fail(error: unknown): void {
  throw error;
}

/** The hands that whoever looks can read. */
function openHands({ position }: Snapshot): readonly string[] {
  return position.state.players.flatMap(({ seat, hand }) =>
    hand.some((card) => !isFaceDown(card)) ? [seat] : [],
  );
}

describe('the curtain', () => {
  it('lies before each mulligan and each Survivor Phase, and its button is the move (OD-PRIV-03)', () => {
    const { host, seen, handed } = hosted(newDuel({}, people));
    expect([handed(), openHands(seen())]).toEqual([[S], []]);
    host.pickUp(S);
    expect(outbreakDuelFace.together?.pickUpMove(seen())).toEqual({ type: 'READY' });
    host.play({ type: 'READY' });
    expect([seen().prompt.id, handed(), openHands(seen())]).toEqual(['mulligan', [], [S]]);
    const keep = seen().legal[0];
    if (keep) host.play(keep);
    expect([handed(), openHands(seen())]).toEqual([[Z], []]);
  });

  it('does not come back in the Zombie Phase, in which all hands are face down', () => {
    const { host, seen, handed } = hosted(sessionAt(table({ seats: people, s: { hand: ['R01'] } })));
    host.pickUp(S);
    expect(openHands(seen())).toEqual([S]);
    host.play({ type: 'END_SURVIVOR_PHASE' });
    expect([seen().prompt.id, seen().viewer, handed(), openHands(seen())]).toEqual([
      'spawn',
      'table',
      [],
      [],
    ]);
    expect(seen().legal.map(({ type }) => type)).toContain('END_SPAWN');
  });
});

describe('a window for two people', () => {
  const window = (hand: readonly SurvivorCardId[]) => hosted(inWindow(hand));

  it('offers the same whatever is held (OD-PRIV-04)', () => {
    const [with_, without] = [window(['R01', 'W01']), window(['W02', 'W01'])];
    expect(with_.seen().legal).toEqual(without.seen().legal);
    expect(with_.seen().legal.map(({ type }) => type)).toEqual(['QUICK_ESCAPE', 'PASS']);
    expect(with_.seen().prompt).toEqual(without.seen().prompt);
  });

  it('shows S the own hand while the key is held, and nobody else theirs', () => {
    const { host, seen } = window(['R01', 'W01']);
    expect(peekerOf(seen())).toBe(S);
    host.pickUp(S);
    expect([openHands(seen()), seen().legal.map(({ type }) => type)]).toEqual([
      [S],
      ['QUICK_ESCAPE', 'REACT', 'PASS'],
    ]);
    host.pickUp(null);
    expect(openHands(seen())).toEqual([]);
  });

  it('lays the hand down by itself after a reply', () => {
    const { host, seen } = window(['R01', 'W01']);
    host.pickUp(S);
    host.play({ type: 'REACT', card: 'R01' } as Move);
    expect(openHands(seen())).toEqual([]);
  });

  it('lets nobody look who sits there alone with a bot: the own hand is open all the time', () => {
    const session = attacking({ s: { hand: ['R01', 'W01'] }, threat: ['ZB1', 'ZW1'] });
    play(session, { type: 'DECLARE', zombie: 1, surge: false });
    const { seen } = hosted(session);
    expect([peekerOf(seen()), openHands(seen())]).toEqual([null, [S]]);
  });
});

describe('where S is asked', () => {
  const asked = (...hand: readonly SurvivorCardId[]) => {
    const session = attacking({ seats: people, s: { hand }, threat: ['ZB1', 'ZW1'] });
    play(session, { type: 'DECLARE', zombie: 1, surge: false });
    return hosted(session).seen();
  };

  it('OD-PRIV-04: is the own corner in every window of the Zombie Phase, with a reply in the hand or without', () => {
    for (const seen of [asked('R01', 'R12'), asked('W02')]) {
      expect(seen.prompt.seats).toEqual([S]);
      expect([isInCorner(seen, S), isInCorner(seen, Z)]).toEqual([true, false]);
    }
  });

  it('is the usual place for everything else', () => {
    const { seen } = hosted(sessionAt(table({ seats: people, z: { th: 4 }, threat: ['ZB1'] }), 'spawn'));
    expect([isInCorner(seen(), S), isInCorner(seen(), Z)]).toEqual([false, false]);
  });
});
