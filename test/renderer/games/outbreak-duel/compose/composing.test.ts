/** What clicks, buttons and answers make of the moves that can be made, on real positions. */
import { describe, expect, it } from 'vitest';
import type { Seen } from '../../../../../machines/kernel/contract';
import type { SeatId } from '../../../../../models/kernel/types';
import type { DecisionId } from '../../../../../models/outbreak-duel/decisions';
import type { Entry } from '../../../../../models/outbreak-duel/entries';
import type { Move } from '../../../../../models/outbreak-duel/moves';
import type { State } from '../../../../../models/outbreak-duel/state';
import { COMPOSING } from '../../../../../renderer/games/outbreak-duel/compose/composing';
import type { Spot } from '../../../../../renderer/games/outbreak-duel/spot';
import type { OutbreakDuel } from '../../../../../renderer/games/outbreak-duel/types';
import { openQuestion } from '../../../../../renderer/play/composer/composition';
import { type Draft, freshDraft, workOut } from '../../../../../renderer/play/composer/draft';
import {
  acting,
  armed,
  attacking,
  items,
  newDuel,
  type ODSession,
  play,
  S,
  seats,
  sessionAt,
  table,
  Z,
} from '../../../../helpers/outbreak-duel';

type DuelDraft = Draft<OutbreakDuel>;

const seenBy = (session: ODSession, seat: SeatId): Seen<State, Move, Entry> => session.seen(seat);

function drafted(session: ODSession, change: Partial<DuelDraft> = {}, seat: SeatId = S) {
  const at = seenBy(session, seat);
  const offered = COMPOSING.offered(at.legal, at);
  const draft = { ...freshDraft<OutbreakDuel>(at), ...change };
  return { draft, work: workOut(COMPOSING, draft, offered), offered, at };
}

function picked(session: ODSession, spot: Spot, change: Partial<DuelDraft> = {}, seat: SeatId = S) {
  const { draft, work, at } = drafted(session, change, seat);
  const meant = COMPOSING.meantBy(spot, work.moves, at);
  const next =
    meant.length > 0
      ? COMPOSING.picked(draft, spot, work.moves)
      : COMPOSING.missed(draft, spot, work.seat, (move) => session.whyIllegal(move));
  return { next, meant, ...drafted(session, next, seat).work };
}

const card = (index: number): Spot => ({ kind: 'card', seat: S, index });
const zombie = (uid: number): Spot => ({ kind: 'zombie', zombie: uid });

describe('the Survivor Phase', () => {
  it('plays the card that is pointed at, and loots it only when that was begun (OD-TURN-05)', () => {
    const session = acting({ s: { hand: ['W01', 'R01'] } });
    expect(picked(session, card(0)).composition.move).toEqual({ type: 'PLAY', card: 'W01' });
    expect(picked(session, card(0), { category: 'LOOT' }).composition.move).toEqual({
      type: 'LOOT',
      card: 'W01',
    });
    expect(picked(session, card(1), { category: 'LOOT' }).composition.move).toEqual({
      type: 'LOOT',
      card: 'R01',
    });
  });

  it('says why a card cannot be played', () => {
    const session = acting({ s: { hand: ['R01', 'A01'], weapon: armed('W01') } });
    expect(picked(session, card(0)).next.notice?.text).toBe(
      'Reacts are played when their trigger happens, not as an action.',
    );
    expect(picked(session, card(1)).next.notice?.text).toBe('It does not fit this Weapon.');
  });

  it('attacks the very zombie that is pointed at, though the rules list one of several alike', () => {
    const session = acting({ s: { weapon: armed('W01') }, threat: ['ZW1', 'ZW1'] });
    expect(picked(session, zombie(2)).composition.move).toEqual({ type: 'ATTACK', target: 2 });
    const { work } = drafted(session, { category: 'ATTACK' });
    expect(work.composition.move).toEqual({ type: 'ATTACK', target: 1 });
  });

  it('says why a zombie cannot be attacked (TV-28)', () => {
    const session = acting({ s: { weapon: armed('W01') }, street: ['ZW1'] });
    expect(picked(session, zombie(1)).next.notice?.text).toBe(
      'That zombie is in the Zombie Zone; this attack only reaches the Threat Zone.',
    );
  });

  it('asks for numbers before an attack with bare hands, as many as are to be named (OD-CMB-05)', () => {
    const session = acting({ threat: ['ZW1'] });
    const usual = picked(session, zombie(1)).composition;
    expect(usual.move).toEqual({ type: 'ATTACK', target: 1, numbers: [5, 6] });
    const named = picked(session, zombie(1)).next;
    const other = drafted(session, { ...named, answers: { numbers: '2 5' } }).work.composition;
    expect(other.move).toEqual({ type: 'ATTACK', target: 1, numbers: [2, 5] });
    const few = drafted(session, { ...named, answers: { numbers: '2' } }).work.composition;
    expect([few.move, few.refusal?.id]).toEqual([null, 'numbersCount']);
  });

  it('uses an Item where it lies, and begins an attack at the Weapon', () => {
    const session = acting({
      s: { hp: 10, items: items('I01'), weapon: armed('W01') },
      threat: ['ZW1', 'ZB1'],
    });
    expect(picked(session, { kind: 'item', seat: S, item: 900 }).composition.move).toEqual({
      type: 'USE_ITEM',
      item: 900,
    });
    const begun = picked(session, { kind: 'weapon', seat: S });
    expect(openQuestion(begun.composition)?.choices.map(({ label }) => label)).toEqual([
      'Shambler',
      'Night-Club Bouncer',
    ]);
  });
});

describe('the mulligan', () => {
  it('keeps any of the five cards by one question, all of them until somebody chooses (OD-SETUP-04)', () => {
    const session = newDuel();
    const all = drafted(session).work.composition.move;
    expect(all).toMatchObject({ type: 'KEEP' });
    expect(all?.type === 'KEEP' && all.cards.length).toBe(5);
    const fewer = picked(session, card(1), picked(session, card(0)).next).composition.move;
    expect(fewer?.type === 'KEEP' && fewer.cards.length).toBe(3);
    const none = drafted(session, { answers: { keep: '' } }).work.composition.move;
    expect(none).toEqual({ type: 'KEEP', cards: [] });
  });
});

describe('the Zombie Phase', () => {
  it('buys the card of the Row that is pointed at, every copy of it (OD-SPAWN-01)', () => {
    const hordeRow = ['ZR1', 'ZR2', 'ZR1', 'ZR3'] as const;
    const state = table({ seats: seats('bot', 'person'), z: { hordeRow, th: 4 } });
    const session = sessionAt(state, 'spawn');
    const { meant } = picked(session, { kind: 'row', seat: Z, index: 2 }, {}, Z);
    expect(meant).toEqual([{ type: 'SPAWN', index: 2 }]);
    const choices = openQuestion(drafted(session, {}, Z).work.composition)?.choices ?? [];
    expect(choices.map(({ label, detail }) => `${label}: ${detail}`)).toEqual([
      'Sprinter: 2 TH, leaves 2, bites now',
      'Track Captain: 2 TH, leaves 2, bites now',
      'Rabid Courier: 1 TH, leaves 3, bites now',
      'Enough of them: ',
    ]);
  });

  it('asks whether to pay for Surge where it can be paid (OD-ATK-01)', () => {
    const session = attacking({ seats: seats('bot', 'person'), threat: ['ZR2', 'ZW1'], z: { th: 1 } });
    const { composition } = picked(session, zombie(1), {}, Z);
    expect(openQuestion(composition)?.choices.map(({ label, detail }) => [label, detail])).toEqual([
      ['Track Captain', '1 damage'],
      ['Track Captain with Surge', '3 damage, 1 TH'],
    ]);
  });

  it('passes, escapes and plays Reacts in a window', () => {
    const session = attacking({ s: { hand: ['R01', 'W01'] }, threat: ['ZB1'] });
    play(session, { type: 'DECLARE', zombie: 1, surge: false });
    expect(drafted(session, { category: 'PASS' }).work.composition.move).toEqual({ type: 'PASS' });
    expect(drafted(session, { category: 'QUICK_ESCAPE' }).work.composition.move).toEqual({
      type: 'QUICK_ESCAPE',
    });
    expect(picked(session, card(0)).composition.move).toEqual({ type: 'REACT', card: 'R01' });
    expect(picked(session, card(1)).next.notice?.text).toBe('Events and Items wait for your Survivor Phase.');
  });
});

it('offers something at every kind of decision', () => {
  const decisions: readonly DecisionId[] = ['main', 'spawn', 'standoff', 'chooseAttacker'];
  for (const decision of decisions) {
    const state = table({
      seats: seats('person', 'person'),
      s: { weapon: armed('W08') },
      threat: ['ZW1', 'ZB1'],
    });
    const session = sessionAt(state, decision);
    const seat = session.whole().prompt.seats[0] ?? S;
    expect(drafted(session, {}, seat).work.moves.length).toBeGreaterThan(0);
  }
});
