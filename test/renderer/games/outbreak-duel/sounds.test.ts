import { describe, expect, it } from 'vitest';
import { FACE_DOWN } from '../../../../models/kernel/hidden';
import type { Entry } from '../../../../models/outbreak-duel/entries';
import { PRECON_IDS } from '../../../../models/outbreak-duel/ids';
import { DICE, motionsOf } from '../../../../renderer/games/outbreak-duel/motions';
import { soundsOf, timeOf } from '../../../../renderer/games/outbreak-duel/sounds';
import { BLOWS } from '../../../../renderer/motion/blow';
import { newDuel, S, seats } from '../../../helpers/outbreak-duel';

const SHAMBLER = { zombie: 1, card: 'ZW1' } as const;
const named = (entry: Entry): readonly string[] => soundsOf(entry).map(({ sound }) => sound);

function rolled(weapon: 'W01' | 'W08', success: boolean): Entry {
  const roll = { need: 3, bonus: 0, numbers: [], die: 4, damage: 3, reroll: false } as const;
  return { type: 'attack-rolled', seat: S, ...SHAMBLER, weapon, success, ...roll };
}

describe('the sounds of Outbreak Duel', () => {
  it.each(PRECON_IDS)('begin while their motion lasts, in a whole game of %s', (deck) => {
    const session = newDuel({ decks: [deck, deck] }, seats('bot', 'bot'), 'sounds');
    while (session.playBot());
    const late = session.whole().log.filter(({ entry }) => {
      const length = motionsOf([entry]).reduce((sum, { duration }) => sum + duration, 0);
      return soundsOf(entry).some(({ after }) => after >= Math.max(length, 1));
    });
    expect(late.map(({ entry }) => entry.type)).toEqual([]);
  });

  it('tell a blow from a shot, and a hit from a miss', () => {
    expect(named(rolled('W01', true))).toEqual(['dice-throw', 'dice-settle', 'swing', 'hit']);
    expect(named(rolled('W08', false))).toEqual(['dice-throw', 'dice-settle', 'shot', 'miss']);
  });

  it('tell a scratch from a wound', () => {
    const hurt = (n: number): Entry => ({ type: 'hurt', seat: S, by: 'bite', n, hp: 9, source: 'ZW1' });
    expect([hurt(1), hurt(4)].map(named)).toEqual([['wound-light'], ['wound-heavy']]);
  });

  it('let teeth be heard when they meet, not before', () => {
    const landed = {
      type: 'bite-landed',
      seat: S,
      ...SHAMBLER,
      damage: 2,
      reductions: [],
      dealt: 2,
    } as const;
    expect(soundsOf(landed)).toEqual([{ sound: 'bite', after: BLOWS.bite.contact }]);
  });

  it('let a weapon be swung once the die lies, and before it meets', () => {
    const when = (sound: string) =>
      soundsOf(rolled('W01', true)).find((cue) => cue.sound === sound)?.after ?? 0;
    expect(when('swing')).toBeGreaterThan(when('dice-settle'));
    expect(when('hit')).toBeGreaterThan(when('swing'));
    expect(when('hit')).toBe(DICE + BLOWS.hammer.contact);
  });

  it('are the same whatever card is drawn, and whoever passes is silent (OD-PRIV-06)', () => {
    const drew = (card: 'S01' | typeof FACE_DOWN): Entry => ({
      type: 'drew',
      seat: S,
      cards: [card],
      cause: 'turn',
    });
    expect(named(drew('S01'))).toEqual(named(drew(FACE_DOWN)));
    expect(named({ type: 'passed', seat: S, trigger: 'attack', auto: false, secret: false })).toEqual([]);
  });

  it('lie over the ambience of the night', () => {
    expect(timeOf()).toBe('night');
  });
});
