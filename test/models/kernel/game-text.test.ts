import { describe, expect, it } from 'vitest';
import { dyingLight } from '../../../machines/dying-light/game';
import { GAMES } from '../../../machines/games';
import { Referee } from '../../../machines/kernel/referee';
import { createSession } from '../../../machines/kernel/session';
import { gameText, openGameText, saveIn } from '../../../models/kernel/game-text';
import { LARGEST_SAVE } from '../../../models/kernel/save-meta';
import { seatsFor } from '../../helpers/dying-light-setup';
import { nested } from '../../helpers/odd-texts';

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

  it.each([
    ['the envelope', JSON.stringify(save)],
    ['the copied line', gameText(save)],
  ])('may have a byte order mark before %s', (_what, text) => {
    expect(openGameText(`\uFEFF${text}`)).toEqual(save);
  });

  it.each([
    ['nothing', '', 'There is no saved game in this text.'],
    ['other JSON', '[]', 'This file is not a saved game of Curfew.'],
    ['deep nesting', nested(20_000), 'This saved game is damaged: it is nested too deeply.'],
    ['far too much', ' '.repeat(LARGEST_SAVE + 1), 'It is too large to be a saved game.'],
  ])('is refused with a sentence where there is %s', (_what, text, sentence) => {
    expect(() => openGameText(text)).toThrow(sentence);
  });
});
