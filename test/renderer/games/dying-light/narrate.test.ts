import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../../models/dying-light/entries';
import { narrate } from '../../../../renderer/games/dying-light/narrate';
import { playToEnd, startGame } from '../../../helpers/random-play';

describe('narrate', () => {
  it.each<readonly [Entry, string]>([
    [
      {
        type: 'runner-moved',
        runner: 'mara',
        kind: 'jump',
        from: 'J',
        to: 'I',
        over: 'r',
        dice: 1,
        tempo: 3,
        risk: 1,
      },
      'Mara jumps from Print Works (J) to Tinsmith (I) (1 die). Tempo 3, Risk 1.',
    ],
    [
      { type: 'risk-rolled', runner: 'mara', symbols: ['exposure', 'spawn'], total: 2 },
      'Mara rolls 2 Risk dice: Exposure and Spawn.',
    ],
    [
      {
        type: 'enemies-attack',
        runner: 'juno',
        attackers: { biter: 0, viral: 2, volatile: 1, howler: 0 },
        power: 5,
      },
      'Juno is attacked by 2 Virals and 1 Volatile: Power 5.',
    ],
    [
      { type: 'attack-resolved', runner: 'juno', power: 5, plus: 0, defence: 3, wounds: 2 },
      '5 against 3: Juno takes 2 Wounds.',
    ],
    [
      { type: 'wound-heavy', runner: 'teo', wound: 'wd-rib', heavy: 1 },
      'Teo takes a Heavy Wound, number 1: Cracked Rib.',
    ],
    [
      { type: 'nightfall' },
      'Nightfall: from now on cards decide who acts, and the Exposure decks show their night side.',
    ],
    [
      { type: 'spawn-lost', area: 'coalYard', count: 1, reason: 'full' },
      'Coal Yard is full: 1 spawn is lost.',
    ],
  ])('tells %o', (entry, sentence) => {
    expect(narrate(entry)).toBe(sentence);
  });

  it.each([1, 3])('leaves no id and no empty slot in whole games of %i Runners', (seats) => {
    const session = startGame({
      seats,
      seed: `narrate-${seats}`,
      options: { scenario: 'sc-errand', difficulty: 'normal', soloRunners: 1 },
    });
    playToEnd(session, `narrate-${seats}`, {});
    const sentences = session.seen('table').log.map(({ entry }) => narrate(entry));
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.filter((sentence) => /[[\]{}]|undefined|NaN/.test(sentence))).toEqual([]);
  });
});
