import { describe, expect, it } from 'vitest';
import { dyingLight } from '../../../machines/dying-light/game';
import { GAMES } from '../../../machines/games';
import { Referee } from '../../../machines/kernel/referee';
import { createSession } from '../../../machines/kernel/session';
import { gameText, saveIn } from '../../../models/kernel/game-text';
import { seatsFor } from '../../helpers/dying-light-setup';

const session = createSession(dyingLight, {
  options: { scenario: 'sc-errand', difficulty: 'easy', soloRunners: 1 },
  seats: seatsFor(1),
  seed: 'text',
});
const save = session.save();

describe('a game as text', () => {
  it('is one line that the referee takes as it is', () => {
    const text = gameText(save);
    expect(text).not.toContain('\n');
    const referee = new Referee(GAMES, {
      sentence: () => '',
      describeOptions: () => null,
    });
    const { ok, position } = JSON.parse(referee.answer(text));
    expect([ok, position.value]).toEqual([true, save.value]);
    expect(JSON.parse(referee.answer('{"cmd":"save"}')).save).toEqual(save);
  });

  it.each([
    ['the envelope', JSON.stringify(save)],
    ['the envelope with line breaks', JSON.stringify(save, null, 2)],
    ['the copied line', gameText(save)],
    ['a whole report', `It broke.\n\n{"cmd":"load", or so\n${gameText(save)}\n`],
  ])('is found in %s', (_what, text) => {
    expect(saveIn(text)).toEqual(save);
  });

  it.each(['', 'It broke.', '{"cmd":"load","save":', '{"format":'])('is not found in %o', (text) => {
    expect(() => saveIn(text)).toThrow('There is no saved game in this text.');
  });
});
