import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CHANNELS } from '../../../electron/ipc';
import { linesOf } from '../../../renderer/photo/caption';
import { angleOf, LONGEST, OWN_LENS, SHORTEST } from '../../../renderer/photo/lens';
import { looksOf } from '../../../renderer/photo/looks';
import { pictureName } from '../../../renderer/photo/names';
import { aPng } from '../../helpers/png';

const WHEN = new Date(2026, 10, 29, 9, 5, 7);

describe('the name of a picture', () => {
  it('tells game, date and time', () => {
    expect(pictureName('Dying Light', WHEN)).toBe('Curfew Dying Light 2026-11-29 09.05.07.png');
  });

  it.each(['', '../..', 'a/b\\c:d\0', '.hidden', 'Überlebt bis zum Morgen', 'x'.repeat(300)])(
    'of a game called %j is one that the shell takes',
    (game) => {
      expect(v.is(CHANNELS['pictures:keep'], [pictureName(game, WHEN), aPng()])).toBe(true);
    },
  );
});

describe('a caption', () => {
  const lettersOf = (line: string) => line.length;

  it('breaks between words, and a word too long stays whole', () => {
    expect(linesOf('Mara hits a Viral', 9, lettersOf)).toEqual(['Mara hits', 'a Viral']);
    expect(linesOf('a Volatilewithoutend b', 6, lettersOf)).toEqual(['a', 'Volatilewithoutend', 'b']);
    expect(linesOf('one line', 90, lettersOf)).toEqual(['one line']);
  });
});

describe('a lens', () => {
  it("is the table's own at first, and no shorter one looks over the edge of the room", () => {
    expect(angleOf(OWN_LENS)).toBeCloseTo(Math.PI / 6);
    expect(angleOf(LONGEST)).toBeLessThan(angleOf(OWN_LENS));
    // The camera never looks flatter than 1.15 radians from straight down.
    expect(angleOf(SHORTEST) / 2).toBeLessThan(Math.PI / 2 - 1.15);
  });
});

describe('the looks', () => {
  it('are four, and one where a saved picture could have no filter', () => {
    expect(looksOf({ filter: 'none' })).toHaveLength(4);
    expect(looksOf({})).toEqual(['plain']);
    expect(looksOf(null)).toEqual(['plain']);
  });
});
