import { describe, expect, it } from 'vitest';
import { type HouseRule, houseRulesOf } from '../../../models/kernel/house-rules';
import { FRESH_LESSON } from '../../../models/kernel/lesson';
import { botPaceOf, botPause, isBotsTurn } from '../../../renderer/app/bots';
import { createGameHost } from '../../../renderer/app/game-host';
import { startMatch } from '../../../renderer/games/face-of';
import { outbreakDuelFace } from '../../../renderer/games/outbreak-duel/face';
import { lessonPlan } from '../../../renderer/games/survive-until-daylight/coach/lesson-plan';
import { surviveUntilDaylightFace } from '../../../renderer/games/survive-until-daylight/face';
import { savesInMemory } from '../../helpers/saves-in-memory';
import { seatsFor } from '../../helpers/survive-until-daylight';

const prompt = (...seats: readonly `seat-${number}`[]) => ({ id: 'tradeOpen', seats, params: {} });
const KEEP = { type: 'KEEP', discard: null };
const NO_EVENTS = { onFault() {}, onSaveError() {} };

it('waits for the first of the seats that may decide, person or bot', () => {
  const seats = seatsFor(3, [2]);
  expect(isBotsTurn(prompt('seat-2', 'seat-1'), seats)).toBe(true);
  expect(isBotsTurn(prompt('seat-1', 'seat-2'), seats)).toBe(false);
  expect(isBotsTurn(prompt(), seats)).toBe(false);
});

it('takes its pace from the settings, unless the table agreed on another', () => {
  const settings = { botPace: 'instant' } as const;
  const paceAt = (...agreed: readonly HouseRule[]) => botPaceOf(houseRulesOf(agreed), settings);
  expect(paceAt()).toBe('instant');
  expect(paceAt({ rule: 'bots', value: 'readable' })).toBe('readable');
  expect(paceAt({ rule: 'bots', value: 'readable' }, { rule: 'bots', value: 'settings' })).toBe('instant');
});

describe('the pause of a bot', () => {
  it('lets one see what the table plays, and a moment more', () => {
    expect(botPause('readable', 1, 1200)).toBe(2000);
    expect(botPause('readable', 2, 1200)).toBe(1000);
  });

  it('may be a game’s own: 0.6 s in a duel, whatever the bot holds (OD-PRIV-01)', () => {
    expect(botPause('readable', 'instant', 1200, outbreakDuelFace.botPause)).toBe(600);
    expect(botPause('readable', 1, 1200, outbreakDuelFace.botPause)).toBe(1800);
  });

  it('stays readable where nothing moves', () => {
    expect(botPause('readable', 'instant', 1200)).toBeGreaterThanOrEqual(800);
  });

  it('is none for those who chose that, with or without motion', () => {
    expect(botPause('instant', 'instant', 1200)).toBeLessThan(50);
    expect(botPause('instant', 1, 1200)).toBeLessThan(50);
  });
});

/** The lesson where the partner has drawn WAVE!. */
function partnersWave() {
  const host = createGameHost(savesInMemory().saves, [surviveUntilDaylightFace], NO_EVENTS);
  host.take(startMatch(surviveUntilDaylightFace, lessonPlan('bots')), FRESH_LESSON);
  for (let draws = 0; draws < 3; draws++) {
    host.play({ type: 'DRAW' }, 'seat-1');
    host.play(KEEP, 'seat-1');
    host.playBot();
    if (draws === 0) host.playBot();
  }
  return { host, lastMove: () => host.match()?.session.save().moves.at(-1)?.move };
}

it('lets the bot of a lesson keep to its script', () => {
  const { host, lastMove } = partnersWave();
  host.playBot();
  expect(lastMove()).toEqual({ type: 'DELAY' });
});

it('lets it choose for itself once the lesson is skipped: two at the table do not delay', () => {
  const { host, lastMove } = partnersWave();
  host.keepLesson({ read: [], ended: true });
  host.playBot();
  expect(lastMove()).toEqual({ type: 'ACCEPT' });
});
