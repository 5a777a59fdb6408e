import { describe, expect, it } from 'vitest';
import { afterPlaying, aLesson } from '../../helpers/lesson';

describe('the game of the lesson', () => {
  it('is the errand alone on easy, with Oskar, courier Gear and the Rebar Hammer', () => {
    const { state } = aLesson('any').session.whole().position;
    expect(state.options).toEqual({ scenario: 'sc-errand', difficulty: 'easy', soloRunners: 1 });
    expect(state.runners.map(({ id, gearSet, weapon }) => ({ id, gearSet, weapon }))).toEqual([
      { id: 'oskar', gearSet: 'courier', weapon: 'w-hammer' },
    ]);
  });

  it.each(['one', 'another'])('begins with the same five dice whatever the seed is (%s)', (seed) => {
    const table = afterPlaying(aLesson(seed), { type: 'ACK', seat: 'seat-1', cardId: 'S01' });
    const [runner] = table.session.whole().position.state.runners;
    expect(runner?.pool.map(({ type, face }) => `${type} ${face}`)).toEqual([
      'basic 2',
      'basic 3',
      'basic 1',
      'parkour 6',
      'combat 1',
    ]);
  });
});
