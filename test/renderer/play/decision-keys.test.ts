import { describe, expect, it } from 'vitest';
import { ANSWER_KEYS } from '../../../renderer/games/survive-until-daylight/commands';
import { ANSWERS } from '../../../renderer/input/commands';
import { keysOfAnswers } from '../../../renderer/play/decision/keys-of-answers';

describe('the keys of answers', () => {
  it('are digits in their order, of which an answer with a key of its own takes none', () => {
    const answers = [{ shortcut: ANSWER_KEYS.LEAVE }, {}, {}];
    expect(keysOfAnswers(answers)).toEqual([ANSWER_KEYS.LEAVE, ANSWERS[0], ANSWERS[1]]);
  });

  it('never let a digit accept or delay WAVE!, however fast it is pressed (SD-WAVE-01)', () => {
    const keys = keysOfAnswers([{ shortcut: ANSWER_KEYS.ACCEPT }, { shortcut: ANSWER_KEYS.DELAY }]);
    expect(keys.flatMap((key) => key?.keys ?? [])).toEqual(['A', 'D']);
  });

  it('leave those after the ninth to the mouse and the Tab key', () => {
    expect(keysOfAnswers(Array.from({ length: 10 }, () => ({}))).at(-1)).toBeUndefined();
  });
});
