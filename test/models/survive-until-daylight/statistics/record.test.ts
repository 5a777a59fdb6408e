import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../../models/survive-until-daylight/entries';
import type { RecipeId } from '../../../../models/survive-until-daylight/ids';
import { gameRecord } from '../../../../models/survive-until-daylight/statistics/record';

const person = { id: 'seat-1', name: 'Ada', controller: { kind: 'human' } } as const;
const bot = { id: 'seat-2', name: 'Bo', controller: { kind: 'bot', level: 'hard' } } as const;
const WON = { winners: ['seat-1', 'seat-2'], reason: '', scores: {}, rank: null } as const;
const LOST = { ...WON, winners: [] };

function recordOf(outcome: typeof WON | typeof LOST, ...log: readonly Entry[]) {
  const members = [
    { seat: 'seat-1', character: 'ch-pillar' },
    { seat: 'seat-2', character: 'ch-hipster' },
  ] as never;
  const options = { difficulty: 'hard', firstPlayer: 'random' } as const;
  return gameRecord({ seats: [person, bot], members, options, outcome }, log);
}

const hit = (seat: 'seat-1' | 'seat-2'): Entry => ({
  type: 'damage-taken',
  seat,
  amount: 1,
  total: 1,
  source: 'delay',
  splash: false,
});
const gift = (from: 'seat-1' | 'seat-2'): Entry => ({
  type: 'gift-taken',
  from,
  to: from === 'seat-1' ? 'seat-2' : 'seat-1',
  card: 'in-planks',
  count: 1,
});
const crafted = (recipe: RecipeId): Entry => ({
  type: 'crafted',
  seat: 'seat-1',
  recipe,
  parts: [],
  placement: {} as never,
  free: false,
});
const joined: Entry = { type: 'survivor-joined', seat: 'seat-2', survivor: 'survivor-1' as never };

describe('the record of a night on the line', () => {
  it('"Not a scratch" is a game won by a person who took no damage; a bot earns nothing', () => {
    expect(recordOf(WON, hit('seat-2')).feats).toEqual(['not-a-scratch']);
    expect(recordOf(WON, hit('seat-1')).feats).toEqual([]);
    expect(recordOf(LOST, hit('seat-2')).feats).toEqual([]);
  });

  it('"Open hands" is a game won in which a person gave three gifts', () => {
    const three = (from: 'seat-1' | 'seat-2') => [gift(from), gift(from), gift(from), hit('seat-1')];
    expect(recordOf(WON, ...three('seat-1')).feats).toEqual(['open-hands']);
    expect(recordOf(WON, ...three('seat-2')).feats).toEqual([]);
  });

  it('"Shepherd" is three Survivors who joined, whoever brought them in', () => {
    expect(recordOf(LOST, joined, joined, joined).feats).toEqual(['shepherd']);
    expect(recordOf(LOST, joined, joined).feats).toEqual([]);
  });

  it('"Workshop" is three different things that one person crafted', () => {
    expect(recordOf(LOST, crafted('rc-spear'), crafted('rc-trap'), crafted('rc-grenade')).feats).toEqual([
      'workshop',
    ]);
    expect(recordOf(LOST, crafted('rc-spear'), crafted('rc-spear'), crafted('rc-trap')).feats).toEqual([]);
  });

  it('has the character, the weapons and the difficulty', () => {
    const { difficulty, seats } = recordOf(LOST, {
      type: 'attack-declared',
      seat: 'seat-1',
      weapon: 'wp-bat',
      target: 'wanderer-1',
      ammo: 0,
      vitaly: 0,
      price: [],
    });
    expect(difficulty).toBe('hard');
    expect(seats).toEqual([
      { id: 'seat-1', plays: ['ch-pillar'], weapons: { 'wp-bat': 1 } },
      { id: 'seat-2', plays: ['ch-hipster'], weapons: {} },
    ]);
  });
});
