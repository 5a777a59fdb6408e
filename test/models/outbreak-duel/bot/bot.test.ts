/** What bots of the duel do (section 11.1), and what they cannot know. */
import { describe, expect, it } from 'vitest';
import { askBot } from '../../../../machines/kernel/bots';
import { threatOf } from '../../../../models/outbreak-duel/bot/threat';
import { rules } from '../../../../models/outbreak-duel/game-rules';
import type { SurvivorCardId, ZombieId } from '../../../../models/outbreak-duel/ids';
import {
  acting,
  armed,
  attacking,
  controller,
  decisionIn,
  declare,
  newDuel,
  type ODSession,
  type Plan,
  play,
  S,
  seats,
  sessionAt,
  stateOf,
  survivor,
  table,
  weapon,
} from '../../../helpers/outbreak-duel';

const choice = (session: ODSession, seat: 'seat-1' | 'seat-2' = S) =>
  askBot(rules, session, seat, 'hard').move;

describe('a veteran', () => {
  it('arms itself before it does anything else', () => {
    expect(choice(acting({ s: { hand: ['W01', 'E14'] } }))).toEqual({ type: 'PLAY', card: 'W01' });
  });

  it('shoots what it can kill, and not what stands in the way of nothing', () => {
    const duel = acting({ s: { weapon: weapon('W08') }, threat: ['ZB1', ['ZR1', { hp: 1 }]] });
    expect(choice(duel)).toEqual({ type: 'ATTACK', target: 2 });
  });

  it('keeps a weapon that fells what the horde sends, for one whose blows would be wasted on it (OD-ZONE-02)', () => {
    const machete = { ...armed('W06', 'A04'), dur: 3 };
    const facing = (...hordeRow: readonly ZombieId[]) =>
      choice(acting({ s: { ap: 2, hand: ['W07'], weapon: machete }, z: { hordeRow } }));
    expect(facing('ZR4', 'ZR1', 'ZR3', 'ZR6')).not.toEqual({ type: 'PLAY', card: 'W07' });
    expect(facing('ZB1', 'ZB2', 'ZB3', 'ZB4')).toEqual({ type: 'PLAY', card: 'W07' });
  });

  it('holds AP when nothing is worth them', () => {
    expect(choice(acting({ s: { hand: [], deck: [] } }))).toEqual({ type: 'END_SURVIVOR_PHASE' });
  });

  it('keeps its one escape for the worst bite', () => {
    const small = attacking({ s: { ap: 0 }, threat: ['ZW1', 'ZB3', 'ZB1'] });
    play(small, declare(1));
    expect(choice(small)).toEqual({ type: 'PASS' });
    const big = attacking({ s: { ap: 0 }, threat: ['ZB3', 'ZW1', 'ZW3'] });
    play(big, declare(1));
    expect(choice(big)).toEqual({ type: 'QUICK_ESCAPE' });
  });

  it('keeps a React for the worst bite, too, unless the first one kills (OD-REACT-01)', () => {
    const first = (s: Plan['s'], ...threat: readonly ZombieId[]) => {
      const duel = attacking({ s: { ap: 0, hand: ['R02', 'R02'], ...s }, threat });
      play(duel, declare(1));
      return choice(duel);
    };
    expect(first({ tp: 2 }, 'ZW1', 'ZB3', 'ZB1')).toEqual({ type: 'PASS' });
    expect(first({ tp: 2 }, 'ZB3', 'ZW1')).not.toEqual({ type: 'PASS' });
    expect(first({ tp: 2, hp: 1 }, 'ZW1', 'ZB3')).not.toEqual({ type: 'PASS' });
  });

  it('keeps its Critical Response for a phase that hurts (OD-CARD-03)', () => {
    const first = (...threat: readonly ZombieId[]) => {
      const duel = attacking({ s: { ap: 0, tp: 2, hp: 15, hand: ['S01'] }, threat });
      play(duel, declare(1));
      return choice(duel);
    };
    const response = { type: 'REACT', card: 'S01' };
    expect(first('ZR3', 'ZW1', 'ZW6')).not.toEqual(response);
    expect(first('ZB1', 'ZB3', 'ZB1')).toEqual(response);
  });

  it('readies no blow while nothing can be aimed at (OD-CMB-02, Lurk)', () => {
    const ready = (...street: readonly ZombieId[]) =>
      choice(acting({ s: { ap: 1, hand: ['E09'], weapon: weapon('W08') }, street }));
    expect(ready('ZW5', 'ZW5')).not.toEqual({ type: 'EVENT', card: 'E09' });
    expect(ready('ZR2', 'ZR2')).toEqual({ type: 'EVENT', card: 'E09' });
  });

  it('plays dead rather than to die', () => {
    const duel = attacking({ s: { ap: 0, hp: 2, hand: ['R11'] }, threat: ['ZB1', 'ZW1', 'ZW3'] });
    play(duel, declare(1), { type: 'PASS' });
    expect([decisionIn(duel), choice(duel)]).toEqual(['lethalWindow', { type: 'REACT', card: 'R11' }]);
  });

  it('saves TH for a Boss that it can pay at the next phase', () => {
    const row = { th: 4, hordeRow: ['ZX1', 'ZB1', 'ZB2', 'ZR4'] } as const;
    expect(choice(sessionAt(table({ z: row }), 'spawn'), 'seat-2')).toEqual({ type: 'END_SPAWN' });
    const rich = sessionAt(table({ z: { ...row, th: 6 } }), 'spawn');
    expect(choice(rich, 'seat-2')).toEqual({ type: 'SPAWN', index: 0 });
  });

  it('lets the weakest attack first, and pays for Surge', () => {
    const duel = attacking({ threat: ['ZB3', 'ZR2'], z: { th: 1 } });
    expect(choice(duel, 'seat-2')).toEqual(declare(2, true));
  });

  it('keeps the first Weapon and one of each other card', () => {
    const duel = newDuel({}, seats('bot', 'bot'), 'mulligan');
    const move = choice(duel);
    const hand = survivor(duel).hand as readonly SurvivorCardId[];
    const kept = move.type === 'KEEP' ? move.cards : [];
    expect(new Set(kept).size).toBe(kept.length);
    expect(kept.every((card) => hand.includes(card))).toBe(true);
    expect(kept.filter((card) => card.startsWith('W')).length).toBe(
      hand.some((card) => card.startsWith('W')) ? 1 : 0,
    );
  });
});

describe('what a bot knows', () => {
  it('OD-PRIV-02: it decides the same whatever the other one holds and in whatever order decks lie', () => {
    const duel = newDuel({}, seats('bot', 'bot'), 'blind');
    for (let count = 0; !duel.whole().outcome && count < 60; count++) {
      const [seat] = duel.whole().prompt.seats;
      if (seat !== 'seat-1' && seat !== 'seat-2') break;
      const move = choice(duel, seat);
      const state = stateOf(duel);
      const players = state.players.map((player) => ({
        ...player,
        deck: player.deck.toReversed(),
        zombieDeck: player.zombieDeck.toReversed(),
        hand: player.seat === seat ? player.hand : player.hand.map(() => 'W01' as const),
      }));
      const view = rules.view(
        { ...state, players: [players[0] ?? survivor(duel), players[1] ?? controller(duel)] },
        seat,
      );
      const { value } = duel.whole().position;
      const bot = rules.bot('hard', seat);
      expect(bot.choose({ value, state: view }, duel.seen(seat).legal)).toEqual(move);
      play(duel, move);
    }
  });
});

describe('the threat of a zombie (11.1)', () => {
  it('grows with its bite, and falls with its wounds and while it cannot bite', () => {
    const [big, small, hurt, stunned] = table({
      threat: ['ZB3', 'ZW1', ['ZB3', { hp: 1 }], ['ZB3', { stunned: true }]],
    }).players[0].board;
    if (!big || !small || !hurt || !stunned) throw new Error('No board.');
    const threat = (zombie: typeof big) => threatOf(zombie, [zombie]);
    expect(threat(big)).toBeGreaterThan(threat(hurt));
    expect(threat(big)).toBeGreaterThan(threat(stunned));
    expect(threat(hurt)).toBeGreaterThan(threat(small));
  });
});

describe('the levels', () => {
  it('weaker bots make some of their decisions by lot, the same ones in the same position', () => {
    const duel = acting({ s: { hand: ['W01', 'E14', 'I01', 'I03'], hp: 12 }, threat: ['ZB1'] });
    const bot = rules.bot('easy', S);
    const { position, legal } = duel.seen(S);
    expect(bot.choose(position, legal)).toEqual(bot.choose(position, legal));
    const chosen = Array.from({ length: 40 }, (_, n) => {
      const other = acting({ s: { hand: ['W01', 'E14', 'I01', 'I03'], hp: 12, th: n }, threat: ['ZB1'] });
      return JSON.stringify(askBot(rules, other, S, 'easy').move);
    });
    expect(new Set(chosen).size).toBeGreaterThan(3);
  });
});
