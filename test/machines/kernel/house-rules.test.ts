import { describe, expect, it } from 'vitest';
import { dyingLight } from '../../../machines/dying-light/game';
import { createReplay } from '../../../machines/kernel/replay';
import { createSession, loadSession } from '../../../machines/kernel/session';
import { TakeBacks } from '../../../machines/kernel/take-backs';
import { oneMonthIn } from '../../../machines/one-month-in/game';
import { outbreakDuel } from '../../../machines/outbreak-duel/game';
import { surviveUntilDaylight } from '../../../machines/survive-until-daylight/game';
import { hashOf } from '../../../models/kernel/hash';
import { houseChoicesOf } from '../../../models/kernel/house-rules';
import { diceRace, racers } from '../../../tools/bench/dice-race';
import { seats } from '../../helpers/outbreak-duel';

const race = () => createSession(diceRace, { options: {}, seats: racers(2), seed: 'house' });
const RUN = { type: 'RUN' } as const;
const USUAL = { undo: 'learned', bots: 'settings', replies: 'asked' };

describe('the rules of a house', () => {
  it('are those of the book until somebody says otherwise', () => {
    expect(race().seen('table').house).toEqual(USUAL);
  });

  it.each([
    ['dying-light', dyingLight, false, true],
    ['one-month-in', oneMonthIn, false, true],
    ['survive-until-daylight', surviveUntilDaylight, true, true],
    // OD-PRIV-06: no hand is looked at and then put back.
    ['outbreak-duel', outbreakDuel, true, false],
  ] as const)('of %s are those that it can be played by', (_name, { rules }, replies, pastLuck) => {
    const choices = houseChoicesOf(rules);
    expect(choices.some(({ rule }) => rule === 'replies')).toBe(replies);
    expect(choices.some(({ value }) => value === 'past-luck')).toBe(pastLuck);
    expect(choices[0]).toEqual({ rule: 'undo', value: 'learned' });
  });

  it('can not be what the game does not offer (OD-PRIV-06)', () => {
    const options = { decks: ['hold', 'sight'], firstPlayer: 0, headStartTh: 2, handicapHp: [0, 0] } as const;
    const duel = createSession(outbreakDuel, { options, seats: seats('person', 'person'), seed: 'house' });
    expect(() => duel.agree({ rule: 'undo', value: 'past-luck' })).toThrow(
      '"undo" can\'t be "past-luck" here.',
    );
    expect(() => race().agree({ rule: 'replies', value: 'open' })).toThrow(RangeError);
  });

  it('stay with the game when it is saved, loaded and watched, and are said once', () => {
    const session = race();
    session.agree({ rule: 'undo', value: 'past-luck' });
    session.play(RUN, 'seat-1');
    session.agree({ rule: 'bots', value: 'instant' });
    session.agree({ rule: 'bots', value: 'instant' });
    session.play(RUN, 'seat-2');
    const { asides } = session.whole();
    expect(asides).toEqual([
      { kind: 'house-rule', move: 0, rule: 'undo', value: 'past-luck' },
      { kind: 'house-rule', move: 1, rule: 'bots', value: 'instant' },
    ]);
    const save = JSON.parse(JSON.stringify(session.save()));
    const loaded = loadSession(diceRace, save);
    expect(loaded.seen('seat-1').house).toEqual({ ...USUAL, undo: 'past-luck', bots: 'instant' });
    expect(createReplay(diceRace, save)).toMatchObject({ fidelity: { kind: 'same' }, asides });
  });

  it('open replies are part of the position, and of its replay', () => {
    const session = createSession(surviveUntilDaylight, {
      options: { difficulty: 'easy', firstPlayer: 'random' },
      seats: racers(2),
      seed: 'house',
    });
    session.agree({ rule: 'replies', value: 'open' });
    const [move] = session.legalMoves();
    if (move) session.playByAnyone(move);
    expect(session.whole().position.state.options.openReplies).toBe(true);
    const save = JSON.parse(JSON.stringify(session.save()));
    expect(createReplay(surviveUntilDaylight, save).fidelity).toEqual({ kind: 'same' });
  });
});

describe('undo by the rules of a house', () => {
  it('goes past dice where that was agreed on, and they fall the same way again', () => {
    const session = race();
    session.play(RUN, 'seat-1');
    expect(session.undo('seat-1')?.id).toBe('revealed');
    session.agree({ rule: 'undo', value: 'past-luck' });
    expect(session.undo('seat-1')?.id).toBe('house-rule');
    const agreed = hashOf(session.whole().position);
    session.play(RUN, 'seat-2');
    session.play(RUN, 'seat-1');
    const end = hashOf(session.save());
    expect(session.undo('seat-2')?.id).toBe('others');
    expect([session.undo('seat-1'), session.undo('seat-2')]).toEqual([null, null]);
    expect(hashOf(session.whole().position)).toBe(agreed);
    session.redo('seat-2');
    session.redo('seat-1');
    expect(hashOf(session.save())).toBe(end);
  });

  it('does so in a loaded game as well', () => {
    const session = race();
    session.agree({ rule: 'undo', value: 'past-luck' });
    session.play(RUN, 'seat-1');
    const loaded = loadSession(diceRace, JSON.parse(JSON.stringify(session.save())));
    expect(loaded.undo('seat-1')).toBeNull();
    expect(loaded.whole().moves).toEqual([]);
  });

  it('takes nothing back where that was agreed on, and says so', () => {
    const session = race();
    session.agree({ rule: 'undo', value: 'none' });
    session.play({ type: 'REST' }, 'seat-1');
    expect(session.undo('seat-1')).toEqual({ id: 'not-here', params: {} });
    expect(session.seen('table').undo).toEqual({ by: null, why: { id: 'not-here', params: {} } });
    session.agree({ rule: 'undo', value: 'learned' });
    expect(session.undo('seat-1')?.id).toBe('house-rule');
  });

  it('keeps a hundred decisions at most where nothing else ends it', () => {
    const kept = new TakeBacks();
    const before = { log: 0, moves: 0, asides: 0 } as Parameters<typeof kept.add>[0]['before'];
    for (let n = 0; n < 150; n++)
      kept.add({ by: 'seat-1', isPersons: true, move: RUN, comment: null, before }, true, 'past-luck');
    let taken = 0;
    while (kept.takeBack().length > 0) taken++;
    expect(taken).toBe(100);
  });
});
