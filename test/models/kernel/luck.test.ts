import { describe, expect, it } from 'vitest';
import {
  createLuck,
  type Deck,
  drawCard,
  type LoadedLuck,
  type Luck,
  LuckError,
  pickOne,
  randomInt,
  rollDie,
  shuffle,
} from '../../../models/kernel/luck';

const RISK = ['safe', 'safe', 'exposure', 'fatigue', 'wound', 'spawn'];

function loadedWith(loaded: Partial<LoadedLuck>): Luck {
  return createLuck('any seed', { dice: [], draws: [], ...loaded });
}

function tenNumbers(luck: Luck): number[] {
  return Array.from({ length: 10 }, () => randomInt(luck, 1, 100));
}

describe('seeds', () => {
  it('give the same numbers on every machine', () => {
    expect(tenNumbers(createLuck('curfew'))).toEqual([58, 67, 91, 80, 100, 38, 6, 15, 85, 63]);
  });

  it('that differ give other numbers', () => {
    expect(tenNumbers(createLuck('curfew'))).not.toEqual(tenNumbers(createLuck('curfew ')));
  });

  it('that follow one another have nothing in common', () => {
    const rolls = Array.from({ length: 1200 }, (_, index) => randomInt(createLuck(`game-${index}`), 1, 6));
    const alike = rolls.filter((roll, index) => roll === rolls[index + 1]).length;
    expect(Math.abs(alike - 200)).toBeLessThan(50);
  });

  it('may be empty', () => {
    expect(new Set(tenNumbers(createLuck(''))).size).toBeGreaterThan(1);
  });

  it('keep the generator as plain JSON that goes on where it was saved', () => {
    const luck = createLuck('curfew');
    tenNumbers(luck);
    const restored: Luck = JSON.parse(JSON.stringify(luck));
    expect(tenNumbers(restored)).toEqual(tenNumbers(luck));
  });
});

describe('a random number', () => {
  it('takes every value from the lowest to the highest about equally often', () => {
    const luck = createLuck('fair');
    const counts = new Map<number, number>();
    for (let i = 0; i < 6000; i++) {
      const value = randomInt(luck, 1, 6);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    expect(new Set(counts.keys())).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('rolling a die', () => {
  it('returns a face number between 1 and the number of faces', () => {
    const luck = createLuck('faces');
    const faces = Array.from({ length: 200 }, () => rollDie(luck, 'risk', RISK));
    expect(new Set(faces)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it('hands out loaded faces of its own kind in order and leaves other kinds alone', () => {
    const luck = loadedWith({
      dice: [
        { die: 'risk', face: 'wound' },
        { die: 'damage', face: 'crit' },
        { die: 'risk', face: 'safe' },
      ],
    });
    expect([rollDie(luck, 'risk', RISK), rollDie(luck, 'risk', RISK)]).toEqual([5, 1]);
    expect(luck.dice).toEqual([{ die: 'damage', face: 'crit' }]);
  });

  it('does not touch the generator for a loaded face', () => {
    const luck = loadedWith({ dice: [{ die: 'risk', face: 'spawn' }] });
    rollDie(luck, 'risk', RISK);
    expect(luck.rng).toEqual(createLuck('any seed').rng);
  });

  it('asks the generator once the loaded faces are used up', () => {
    const luck = loadedWith({ dice: [{ die: 'risk', face: 'spawn' }] });
    rollDie(luck, 'risk', RISK);
    expect(rollDie(luck, 'risk', RISK)).toBe(rollDie(createLuck('any seed'), 'risk', RISK));
  });

  it('refuses a loaded face that is not on the die', () => {
    const luck = loadedWith({ dice: [{ die: 'risk', face: 'crit' }] });
    expect(() => rollDie(luck, 'risk', RISK)).toThrow(
      new LuckError('The loaded face "crit" is not on a risk die.'),
    );
  });

  it('does not change the queue that was handed in', () => {
    const loaded: LoadedLuck = { dice: [{ die: 'risk', face: 'wound' }], draws: [] };
    rollDie(createLuck('any seed', loaded), 'risk', RISK);
    expect(loaded.dice).toEqual([{ die: 'risk', face: 'wound' }]);
  });
});

describe('shuffling', () => {
  it('keeps every card and depends on the seed alone', () => {
    const cards = Array.from({ length: 16 }, (_, index) => index);
    const [first, again, other] = [[...cards], [...cards], [...cards]];
    shuffle(createLuck('one'), first);
    shuffle(createLuck('one'), again);
    shuffle(createLuck('two'), other);
    expect(first).toEqual(again);
    expect(first).not.toEqual(other);
    expect(first.toSorted((a, b) => a - b)).toEqual(cards);
  });

  it('brings every card to every place', () => {
    const luck = createLuck('places');
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const cards = ['a', 'b', 'c'];
      shuffle(luck, cards);
      seen.add(cards.join(''));
    }
    expect([...seen].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  });
});

describe('drawing a card', () => {
  it('takes the front of the pile', () => {
    const deck: Deck = { draw: ['top', 'next'], discard: [] };
    expect(drawCard(createLuck('x'), 'wound', deck)).toBe('top');
    expect(deck).toEqual({ draw: ['next'], discard: [] });
  });

  it('shuffles the discard into an empty pile first', () => {
    const deck: Deck = { draw: [], discard: ['a', 'b', 'c'] };
    const drawn = drawCard(createLuck('x'), 'wound', deck);
    expect(new Set([drawn, ...deck.draw])).toEqual(new Set(['a', 'b', 'c']));
    expect(deck.draw).toHaveLength(2);
    expect(deck.discard).toEqual([]);
  });

  it('gives null when there is no card anywhere, and keeps what is loaded', () => {
    const luck = loadedWith({ draws: [{ deck: 'wound', card: 'a' }] });
    expect(drawCard(luck, 'wound', { draw: [], discard: [] })).toBeNull();
    expect(luck.draws).toEqual([{ deck: 'wound', card: 'a' }]);
  });

  it('takes a loaded card of its own deck out of the middle of the pile', () => {
    const luck = loadedWith({
      draws: [
        { deck: 'chase', card: 'b' },
        { deck: 'wound', card: 'b' },
      ],
    });
    const deck: Deck = { draw: ['a', 'b', 'c'], discard: [] };
    expect(drawCard(luck, 'wound', deck)).toBe('b');
    expect(deck.draw).toEqual(['a', 'c']);
    expect(luck.draws).toEqual([{ deck: 'chase', card: 'b' }]);
  });

  it('refuses a loaded card that is not in the pile', () => {
    const luck = loadedWith({ draws: [{ deck: 'wound', card: 'z' }] });
    expect(() => drawCard(luck, 'wound', { draw: ['a'], discard: ['z'] })).toThrow(
      new LuckError('The loaded card "z" is not in the pile "wound".'),
    );
  });
});

describe('picking one of several', () => {
  it('picks every option sooner or later', () => {
    const luck = createLuck('pick');
    const picks = Array.from({ length: 50 }, () => pickOne(luck, 'runner', ['mara', 'juno', 'teo']));
    expect([...new Set(picks)].toSorted()).toEqual(['juno', 'mara', 'teo']);
  });

  it('follows a loaded pick of its own kind', () => {
    const luck = loadedWith({ draws: [{ deck: 'runner', card: 'teo' }] });
    expect(pickOne(luck, 'runner', ['mara', 'juno', 'teo'])).toBe('teo');
    expect(luck.draws).toEqual([]);
  });

  it('refuses a loaded pick that is not offered', () => {
    const luck = loadedWith({ draws: [{ deck: 'runner', card: 'oskar' }] });
    expect(() => pickOne(luck, 'runner', ['mara'])).toThrow(LuckError);
  });

  it('refuses to pick from nothing', () => {
    expect(() => pickOne(createLuck('x'), 'runner', [])).toThrow(LuckError);
  });
});
