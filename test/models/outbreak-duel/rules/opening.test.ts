/** Set-up, mulligan, turns and points: vectors 1 to 15 and 63 to 66 of the specification. */
import { describe, expect, it } from 'vitest';
import { ZOMBIES } from '../../../../models/outbreak-duel/content/zombies';
import type { SurvivorCardId } from '../../../../models/outbreak-duel/ids';
import {
  acting,
  controller,
  decisionIn,
  END,
  END_SPAWN,
  entriesOf,
  newDuel,
  nextTurn,
  offered,
  play,
  S,
  seats,
  sessionAt,
  stateOf,
  survivor,
  table,
  whyNot,
  Z,
} from '../../../helpers/outbreak-duel';

const keepAll = (cards: readonly unknown[]) => ({ type: 'KEEP', cards: cards as SurvivorCardId[] }) as const;

/** A duel of two that has come to the first Survivor Phase. */
function begun(seed = 'a test') {
  const duel = newDuel({}, seats('bot', 'bot'), seed);
  for (const player of stateOf(duel).players) play(duel, keepAll(player.hand));
  return duel;
}

describe('the opening', () => {
  it('OD-SETUP-01: puts each Survivor down with the printed HP, and a handicap changes the maximum as well', () => {
    expect(stateOf(newDuel()).players.map(({ hp }) => hp)).toEqual([24, 27]);
    const { players } = stateOf(newDuel({ handicapHp: [-2, 6] }));
    expect(players.map(({ hp, maxHp }) => [hp, maxHp])).toEqual([
      [22, 22],
      [33, 33],
    ]);
  });

  it('OD-SETUP-02, OD-SETUP-05 (TV-1): the first player begins with five cards, draws nothing, has 3 AP and 2 TP', () => {
    const duel = begun();
    const { hand, deck, ap, tp } = survivor(duel);
    expect([decisionIn(duel), hand.length, deck.length, ap, tp]).toEqual(['main', 5, 35, 3, 2]);
  });

  it('OD-SETUP-05, OD-TURN-03 (TV-2): the second player draws in the first turn', () => {
    const duel = begun();
    play(duel, END);
    while (stateOf(duel).active === 0) play(duel, duel.legalMoves().at(-1) ?? END);
    const { hand, deck } = controller(duel);
    expect([hand.length, deck.length]).toEqual([6, 34]);
  });

  it('OD-SETUP-03: deals four zombies face up, and the rest of the Zombie Deck stays hidden', () => {
    const { players } = stateOf(newDuel());
    expect(players.map(({ hordeRow, zombieDeck }) => [hordeRow.length, zombieDeck.length])).toEqual([
      [4, 16],
      [4, 16],
    ]);
  });

  it('OD-SETUP-04 (TV-3): three of five may be kept, once; the others go back and two are drawn', () => {
    const duel = newDuel();
    const [a, b, c] = survivor(duel).hand as SurvivorCardId[];
    if (!a || !b || !c) throw new Error('No hand.');
    const told = play(duel, keepAll([a, b, c]));
    expect([survivor(duel).hand.length, survivor(duel).deck.length]).toEqual([5, 35]);
    expect(survivor(duel).hand.slice(0, 3)).toEqual([a, b, c]);
    expect(entriesOf(told, 'kept')).toEqual([{ type: 'kept', seat: S, count: 3 }]);
    play(duel, keepAll(controller(duel).hand));
    expect(whyNot(duel, keepAll([]))).toBe('mulliganUsed');
  });

  it('OD-SETUP-04 (TV-4): keeping all five shuffles nothing, and the other seat decides second', () => {
    const duel = newDuel();
    const before = survivor(duel);
    expect(duel.whole().prompt.seats).toEqual([S]);
    play(duel, keepAll(before.hand));
    expect(survivor(duel).deck).toEqual(before.deck);
    expect(survivor(duel).hand).toEqual(before.hand);
    expect(duel.whole().prompt.seats).toEqual([Z]);
  });

  it('OD-SETUP-04: every different choice is offered, and cards that are not held cannot be kept', () => {
    const duel = newDuel();
    expect(duel.legalMoves().length).toBeGreaterThan(10);
    expect(whyNot(duel, { type: 'KEEP', cards: ['S04'] })).toBe('badChoice');
  });

  it('OD-SETUP-06 (TV-14): the first player starts with 2 TH, and has 6 in the first Zombie Phase as controller', () => {
    const duel = begun();
    expect(stateOf(duel).players.map(({ th }) => th)).toEqual([2, 0]);
    play(duel, END);
    while (stateOf(duel).active === 0) play(duel, duel.legalMoves().at(-1) ?? END);
    play(duel, END);
    expect(survivor(duel).th).toBe(6);
  });

  it('OD-SETUP-07: nobody stands on a board before the second player has spawned with 4 TH', () => {
    const duel = begun();
    expect(stateOf(duel).players.map(({ board }) => board.length)).toEqual([0, 0]);
    play(duel, END);
    expect([decisionIn(duel), controller(duel).th]).toEqual(['spawn', 4]);
  });

  it('gives side 0 to whoever begins, with decks and handicap', () => {
    const duel = newDuel({ firstPlayer: 1, handicapHp: [2, 0] });
    const [first, second] = stateOf(duel).players;
    expect([first.seat, first.survivor, second.seat, second.survivor, second.hp]).toEqual([
      Z,
      'V02',
      S,
      'V01',
      26,
    ]);
    const lots = Array.from({ length: 20 }, (_, n) =>
      newDuel({ firstPlayer: 'random' }, undefined, `lot ${n}`),
    );
    expect(new Set(lots.map((lot) => survivor(lot).seat)).size).toBe(2);
  });

  it('refuses decks that are not finished and tables of other sizes', () => {
    const pair = {
      name: 'Short',
      survivor: 'V01',
      cards: { survivor: { W01: 3 }, zombie: { ZW1: 3 } },
    } as const;
    expect(() => newDuel({ decks: [pair, 'hold'] })).toThrow('not finished');
    expect(() => newDuel({}, seats('person'))).toThrow('A duel is for two.');
  });
});

describe('turns and points', () => {
  it('OD-RES-01, OD-TURN-02 (TV-5): AP that are left lapse at the end of the turn and are not added', () => {
    const duel = acting({ s: { ap: 2 } });
    nextTurn(duel);
    expect([stateOf(duel).active, survivor(duel).ap]).toEqual([1, 0]);
    nextTurn(duel);
    expect([stateOf(duel).active, survivor(duel).ap]).toEqual([0, 3]);
  });

  it.each([
    { tp: 2, reserve: 1, next: 3 },
    { tp: 0, reserve: 0, next: 2 },
    { tp: 3, reserve: 1, next: 3 },
  ])(
    'OD-RES-02, OD-TURN-08 (TV-6, TV-7): of $tp TP $reserve is banked, and the next Refresh gives $next',
    (row) => {
      const duel = acting({ s: { tp: row.tp, ap: 0 } });
      nextTurn(duel);
      expect([survivor(duel).tp, survivor(duel).tpReserve]).toEqual([0, row.reserve]);
      nextTurn(duel);
      expect([survivor(duel).tp, survivor(duel).tpReserve]).toEqual([row.next, 0]);
    },
  );

  it('OD-RES-02 (TV-8): TP never go above 4', () => {
    const radio = { card: 'I08', dur: 3, spent: false } as const;
    const duel = acting({
      s: {
        tp: 3,
        items: [
          { uid: 1, ...radio },
          { uid: 2, ...radio },
        ],
      },
    });
    play(duel, { type: 'USE_ITEM', item: 1 }, { type: 'USE_ITEM', item: 2 });
    expect(survivor(duel).tp).toBe(4);
  });

  it.each([
    { before: 3, after: 6 },
    { before: 2, after: 6 },
    { before: 5, after: 8 },
  ])(
    'OD-RES-04, OD-RES-05, OD-ZP-01 (TV-9, TV-10): of $before TH with 4 more $after are left',
    ({ before, after }) => {
      const duel = acting({ s: { ap: 0 }, z: { th: before } });
      play(duel, END);
      expect(controller(duel).th).toBe(before + 4);
      play(duel, END_SPAWN);
      expect(controller(duel).th).toBe(after);
      expect(survivor(duel).th).toBe(2 - 2);
    },
  );

  it('OD-SPAWN-01 (TV-11): six TH buy two Brutes of three, and the Row is filled to four again', () => {
    const duel = acting({
      s: { ap: 0 },
      z: { th: 2, hordeRow: ['ZB1', 'ZB2', 'ZW1', 'ZW1'], zombieDeck: ['ZW4', 'ZW4'] },
    });
    play(duel, END, { type: 'SPAWN', index: 0 }, { type: 'SPAWN', index: 1 });
    expect(controller(duel)).toMatchObject({ th: 0, hordeRow: ['ZW4', 'ZW4', 'ZW1', 'ZW1'] });
    expect(survivor(duel).board).toMatchObject([
      { card: 'ZB1', zone: 'zombie', hp: 7 },
      { card: 'ZB2', zone: 'zombie', hp: 6 },
    ]);
  });

  it('OD-SPAWN-01 (TV-12): six TH buy six Walkers of one', () => {
    const walkers = Array.from({ length: 6 }, () => 'ZW1' as const);
    const duel = acting({ s: { ap: 0 }, z: { th: 2, hordeRow: walkers.slice(0, 4), zombieDeck: walkers } });
    play(duel, END, ...walkers.map(() => ({ type: 'SPAWN', index: 0 }) as const));
    expect([controller(duel).th, survivor(duel).board.length]).toEqual([0, 6]);
  });

  it('OD-SPAWN-02 (TV-13): a Boss comes from the second Zombie Phase on', () => {
    const boss = { th: 2, hordeRow: ['ZX1', 'ZW1', 'ZW1', 'ZW1'] } as const;
    const first = acting({ s: { ap: 0 }, z: { ...boss, zombiePhases: 0 } });
    play(first, END);
    expect(whyNot(first, { type: 'SPAWN', index: 0 })).toBe('bossTooEarly');
    const second = acting({ s: { ap: 0 }, z: { ...boss, zombiePhases: 1 } });
    play(second, END, { type: 'SPAWN', index: 0 });
    expect(controller(second).th).toBe(0);
  });

  it('OD-KW-05 (TV-15): a Grab costs one AP at the next Refresh and at no other', () => {
    const duel = acting({ s: { ap: 0, grabbed: true } });
    nextTurn(duel);
    nextTurn(duel);
    expect([survivor(duel).ap, survivor(duel).grabbed]).toEqual([2, false]);
    nextTurn(duel);
    nextTurn(duel);
    expect(survivor(duel).ap).toBe(3);
  });

  it('OD-TURN-01, OD-STR-01: goes from Refresh and Draw to the actions, the Zombie Phase and the end of the turn', () => {
    const duel = acting({ s: { ap: 0 }, street: ['ZW1'], z: { hand: [] } });
    const told = nextTurn(duel).map(({ type }) => type);
    const steps = [
      'survivor-phase-ended',
      'zombie-phase-started',
      'standoff',
      'advanced',
      'bite-landed',
      'turn-ended',
    ];
    expect(told.filter((type) => steps.includes(type))).toEqual(steps);
    expect(told.slice(told.indexOf('turn-ended') + 1)).toEqual(['turn-started', 'refreshed', 'drew']);
  });

  it('OD-TURN-08, OD-CARD-02: what lasts for a turn ends with it, and cards are readied in the own Refresh only', () => {
    const duel = acting({
      s: {
        ap: 0,
        cover: true,
        weapon: { card: 'W09', dur: 4, durMax: 5, spent: true, attachments: [] },
        abilitySpent: true,
      },
      street: [['ZB1', { stunned: true }]],
      z: { board: [{ ...table({ street: ['ZW1'] }).players[0].board[0], uid: 50, sick: true }] as never },
      more: { marks: { ...table().marks, attackBonus: 2, rollBonus: 1, wardUsed: true, events: 2 } },
    });
    nextTurn(duel);
    const { marks, players } = stateOf(duel);
    expect(marks).toEqual(table().marks);
    expect(players[0]).toMatchObject({ cover: false, ap: 0, abilitySpent: true, weapon: { spent: true } });
    expect(players[0].board).toMatchObject([{ stunned: false, zone: 'zombie' }]);
    expect(players[1].board).toMatchObject([{ sick: false }]);
    nextTurn(duel);
    expect(survivor(duel)).toMatchObject({ abilitySpent: false, weapon: { spent: false } });
  });

  it('OD-TURN-07: a hand may grow as it likes', () => {
    const duel = acting({ s: { hand: Array.from({ length: 12 }, () => 'E01' as const) } });
    play(duel, { type: 'EVENT', card: 'E01' });
    expect(survivor(duel).hand).toHaveLength(13);
  });

  it('OD-TURN-05 (TV-65): Loot swaps a card, as often as there are AP, and never with an empty deck', () => {
    const duel = acting({ s: { hand: ['W01', 'W02'], deck: ['E01', 'E03'] } });
    play(duel, { type: 'LOOT', card: 'W01' }, { type: 'LOOT', card: 'W02' });
    expect(survivor(duel)).toMatchObject({
      hand: ['E01', 'E03'],
      ap: 1,
      graveyard: { survivorCards: ['W01', 'W02'] },
    });
    expect(whyNot(duel, { type: 'LOOT', card: 'E01' })).toBe('deckEmpty');
  });

  it('OD-WIN-02 (TV-65, edge case 24): drawing two with one card left draws one and loses nothing', () => {
    const duel = acting({ s: { hand: ['E01'], deck: ['W01'] } });
    play(duel, { type: 'EVENT', card: 'E01' });
    expect([survivor(duel).hand, stateOf(duel).outcome]).toEqual([['W01'], null]);
    expect(whyNot(acting({ s: { hand: ['E01'], deck: [] } }), { type: 'EVENT', card: 'E01' })).toBe(
      'deckEmpty',
    );
  });
});

describe('the end', () => {
  it('OD-WIN-01 (TV-63): whoever has to draw and cannot has lost', () => {
    const duel = acting({ s: { ap: 0 }, z: { deck: [] } });
    nextTurn(duel);
    expect(duel.whole().outcome).toMatchObject({ winners: [S], reason: 'od.outcome.deck-out' });
  });

  it('OD-WIN-02 (TV-64): Gnaw takes what is there and loses nothing before the Draw step', () => {
    const duel = sessionAt(
      table({ s: { ap: 0, tp: 0, deck: ['W01', 'W02', 'W03'] }, threat: ['ZM5'] }),
      'chooseAttacker',
    );
    const [, ...told] = play(duel, { type: 'DECLARE', zombie: 1, surge: false });
    expect(entriesOf(told, 'gnawed')).toMatchObject([{ cards: ['W01', 'W02', 'W03'] }]);
    expect([survivor(duel).deck, duel.whole().outcome]).toEqual([[], null]);
    nextTurn(duel);
    expect(duel.whole().outcome).toMatchObject({ winners: [Z], reason: 'od.outcome.deck-out' });
  });

  it('OD-SPAWN-03 (TV-66): an empty Zombie Deck is made anew of the graveyard, and never of what was exiled', () => {
    const dead = Array.from({ length: 7 }, () => 'ZW1' as const);
    const piles = { survivorCards: [], zombieCards: dead };
    const duel = acting({
      s: { ap: 0 },
      z: { zombieDeck: [], graveyard: piles, exile: { survivorCards: [], zombieCards: ['ZR4'] } },
    });
    play(duel, END);
    const told = play(duel, { type: 'SPAWN', index: 0 });
    expect(entriesOf(told, 'recycled')).toEqual([{ type: 'recycled', seat: Z, cards: 7 }]);
    expect(controller(duel)).toMatchObject({
      graveyard: { zombieCards: [] },
      hordeRow: ['ZW1', 'ZR2', 'ZR3', 'ZR4'],
    });
    expect(controller(duel).zombieDeck).toHaveLength(6);
    expect(controller(duel).exile.zombieCards).toEqual(['ZR4']);
  });

  it('OD-SPAWN-03 (edge case 1): with no zombies anywhere the Row stays short, and fills at the next phase', () => {
    const none = { survivorCards: [], zombieCards: [] };
    const duel = acting({ s: { ap: 0 }, z: { zombieDeck: [], graveyard: none } });
    play(duel, END, { type: 'SPAWN', index: 2 });
    expect(controller(duel).hordeRow).toEqual(['ZR1', 'ZR2', 'ZR4']);
    const later = acting({
      s: { ap: 0 },
      z: { zombieDeck: [], hordeRow: [], graveyard: { ...none, zombieCards: ['ZW1', 'ZW1'] } },
    });
    play(later, END);
    expect(controller(later).hordeRow).toEqual(['ZW1', 'ZW1']);
  });

  it('OD-WIN-05: no card ever comes into a Survivor Deck, so that the draws end a game by Round 36', () => {
    const duel = newDuel({}, seats('bot', 'bot'));
    for (const player of stateOf(duel).players) play(duel, keepAll(player.hand));
    for (let count = 0; !duel.whole().outcome && count < 500; count++) {
      const { players } = stateOf(duel);
      play(duel, duel.legalMoves().at(-1) ?? END);
      for (const [index, { deck }] of stateOf(duel).players.entries())
        expect(deck.length).toBeLessThanOrEqual(players[index]?.deck.length ?? 0);
    }
    expect(duel.whole().outcome).toMatchObject({ reason: 'od.outcome.deck-out' });
    expect(stateOf(duel).round).toBeLessThanOrEqual(36);
  });

  it("OD-WIN-04: a person may give up whenever the engine waits, in the other one's turn, too", () => {
    const duel = acting({ seats: seats('person', 'person') });
    expect(duel.play({ type: 'CONCEDE', seat: Z }, S).ok).toBe(false);
    expect(duel.play({ type: 'CONCEDE', seat: Z }, Z).ok).toBe(true);
    expect(duel.whole().outcome).toMatchObject({ winners: [S], reason: 'od.outcome.concede' });
    const alone = acting();
    expect(whyNot(alone, { type: 'CONCEDE', seat: Z })).toBe('badChoice');
    expect(offered(alone)).not.toContain('CONCEDE');
  });

  it('OD-WIN-03: only the Survivor whose turn it is can be hurt, and the game ends at that very moment', () => {
    const duel = sessionAt(table({ s: { hp: 2, ap: 0, tp: 0 }, threat: ['ZB1', 'ZM5'] }), 'chooseAttacker');
    const told = play(duel, { type: 'DECLARE', zombie: 1, surge: false });
    expect(told.at(-1)).toMatchObject({
      type: 'game-over',
      outcome: { winners: [Z], reason: 'od.outcome.hp' },
    });
    expect(survivor(duel).deck).toHaveLength(40);
    expect(duel.legalMoves()).toEqual([]);
    expect(whyNot(duel, END)).toBe('gameOver');
  });

  it('prints a price for every kind of zombie, so that after two phases any card can be paid (edge case 2)', () => {
    expect(Math.max(...Object.values(ZOMBIES).map(({ ztc }) => ztc))).toBeLessThanOrEqual(8);
  });
});
