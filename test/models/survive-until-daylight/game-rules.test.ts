import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import texts from '../../../assets/locales/en/survive-until-daylight.json';
import { DECISIONS, type DecisionId } from '../../../models/survive-until-daylight/decisions';
import type { Entry } from '../../../models/survive-until-daylight/entries';
import { rules } from '../../../models/survive-until-daylight/game-rules';
import { moveSchema } from '../../../models/survive-until-daylight/move-schema';
import type { Move } from '../../../models/survive-until-daylight/moves';
import { optionsSchema } from '../../../models/survive-until-daylight/options';
import { promptParams } from '../../../models/survive-until-daylight/prompt';
import { asked, playAll, sessionAt, stateOf } from '../../helpers/survive-session';
import { memberAt, table } from '../../helpers/survive-until-daylight';

const TEXTS: Readonly<Record<string, string>> = texts;

describe('the wishes of a seat (5.1)', () => {
  const searching = () =>
    sessionAt('searchTurn', table({ seats: 2, pile: ['jk-junk', 'wave'], more: { searcher: 'seat-1' } }));

  it('may be changed by anybody at any decision, and are not listed', () => {
    const session = searching();
    const wish = { type: 'SET_SEAT_OPTION', seat: 'seat-2', luckyAsk: 'never' } as const;
    expect(session.whyIllegal(wish)).toBeNull();
    expect(playAll(session, wish)).toEqual([
      { type: 'option-set', seat: 'seat-2', luckyAsk: 'never', autoKeep: false },
    ]);
    playAll(session, { type: 'SET_SEAT_OPTION', seat: 'seat-2', autoKeep: true });
    expect(memberAt(stateOf(session), 2)).toMatchObject({ luckyAsk: 'never', autoKeep: true });
    expect(asked(session)).toEqual(['searchTurn', 'seat-1']);
    expect(session.legalMoves()).toEqual([{ type: 'DRAW' }]);
    expect(session.undo('seat-2')).toBeNull();
  });

  it('are those of somebody at the table', () => {
    const wish = { type: 'SET_SEAT_OPTION', seat: 'seat-9' } as const;
    expect(searching().whyIllegal(wish)?.id).toBe('PICK_TAKEN');
  });
});

describe('a refusal', () => {
  it('names whoever is deciding', () => {
    const session = sessionAt(
      'searchTurn',
      table({ seats: 2, more: { searcher: 'seat-2' }, pile: ['wave'] }),
    );
    expect(session.whyNot({ type: 'DRAW' }, 'seat-1')).toEqual({
      id: 'notYourTurn',
      params: { name: { names: ['Player 2'] }, n: 1 },
    });
  });

  it('tells nobody to wait for themselves: who decides hears that something else comes first', () => {
    const session = sessionAt(
      'searchTurn',
      table({ seats: 2, more: { searcher: 'seat-2' }, pile: ['wave'] }),
    );
    expect(session.whyNot({ type: 'END_TURN' }, 'seat-2')).toEqual({ id: 'notNow', params: {} });
  });

  it('says when healing and specials have their time (SD-SRCH-05, SD-SPEC-01)', () => {
    const session = sessionAt('searchTurn', table({ pile: ['wave'], more: { searcher: 'seat-1' } }));
    expect(session.whyIllegal({ type: 'HEAL', seat: 'seat-1', cardId: 'hl-bar' })?.id).toBe('HEAL_NOT_NOW');
    expect(session.whyIllegal({ type: 'PLAY', cardId: 'sp-focus' })?.id).toBe('SPECIAL_NOT_NOW');
  });

  it('says that the game is over', () => {
    const position = { value: 'gameOver', state: table() };
    expect(rules.whyIllegal(position, { type: 'DRAW' })?.id).toBe('GAME_OVER');
    expect(rules.legalMoves(position)).toEqual([]);
    expect(rules.prompt(position)).toEqual({ id: 'gameOver', seats: [], params: {} });
  });
});

describe('somebody who leaves the table', () => {
  it('leaves a bot in the seat (SD-EDGE-27)', () => {
    const session = sessionAt(
      'searchTurn',
      table({ seats: 2, pile: ['wave'], more: { searcher: 'seat-1' } }),
    );
    session.handOver('seat-1', { kind: 'bot', level: 'normal' });
    expect(stateOf(session).seats[0]?.controller).toEqual({ kind: 'bot', level: 'normal' });
    expect(session.playBot()).toMatchObject({ ok: true });
  });
});

describe('undo', () => {
  const reveals = (entry: Entry) => rules.reveals(entry);

  it('goes back over what taught nobody anything', () => {
    expect(reveals({ type: 'card-left', seat: 'seat-1', card: 'jk-junk' })).toBe(false);
    expect(reveals({ type: 'seat-ready', seat: 'seat-1', ready: true })).toBe(false);
    expect(reveals({ type: 'first-player-set', seat: 'seat-1', byLot: false })).toBe(false);
  });

  it('ends at cards that were turned or shuffled, at lots, and at the answers of others', () => {
    expect(reveals({ type: 'card-found', seat: 'seat-1', card: 'jk-junk' })).toBe(true);
    expect(reveals({ type: 'wave-delayed', seat: 'seat-1', cards: 3 })).toBe(true);
    expect(reveals({ type: 'first-player-set', seat: 'seat-1', byLot: true })).toBe(true);
    expect(reveals({ type: 'lucky-passed', seat: 'seat-2', auto: false })).toBe(true);
  });
});

describe('moves and options from outside', () => {
  const MOVES: readonly Move[] = [
    { type: 'PICK_CHARACTER', seat: 'seat-1', characterId: 'ch-pillar' },
    { type: 'KEEP', discard: { cardId: 'am-bullet', count: 3 } },
    { type: 'SET_SEAT_OPTION', seat: 'seat-1', luckyAsk: 'own' },
    { type: 'ATTACK', weaponId: 'bare-hands', targetId: 'raider-15', ammo: 0, vitaly: 0 },
    {
      type: 'CRAFT',
      recipeId: 'rc-grenade',
      junkFor: null,
      placement: { kind: 'pair', left: 'brute-1', right: null },
    },
  ];

  it.each(MOVES)('let $type through', (move) => {
    expect(v.parse(moveSchema, move)).toEqual(move);
  });

  it.each([
    [{ type: 'ATTACK', weaponId: 'wp-pipe', targetId: 'raider-16', ammo: 0, vitaly: 0 }],
    [{ type: 'ATTACK', weaponId: 'wp-pipe', targetId: 'raider-1', ammo: -1, vitaly: 0 }],
    [{ type: 'KEEP', discard: { cardId: 'rd-crow', count: 1 } }],
    [{ type: 'READY', seat: 'somewhere' }],
    [{ type: 'JUMP' }],
  ])('stop %j', (move) => {
    expect(v.safeParse(moveSchema, move).success).toBe(false);
  });

  it('are normal and drawn by lot unless said otherwise', () => {
    expect(v.parse(optionsSchema, {})).toEqual({ difficulty: 'normal', firstPlayer: 'random' });
  });
});

describe('the sentence of each decision', () => {
  const state = table({
    pile: ['jk-junk', 'hl-bar'],
    actor: 1,
    more: { drawn: 'hl-kit', offer: { from: 'seat-1', to: 'seat-1', card: 'am-arrow', count: 2 } },
  });

  it.each(Object.keys(DECISIONS) as DecisionId[])('%s has all that its words ask for', (decision) => {
    const sentence = TEXTS[`sd.prompt.${decision}`] ?? '';
    const slots = [...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '');
    expect(sentence).not.toBe('');
    expect(Object.keys(promptParams(state, decision))).toEqual(expect.arrayContaining(slots));
  });

  it('names cards by their messages', () => {
    expect(promptParams(state, 'keep')).toEqual({ round: 1, card: 'sd.card.hl-kit' });
    expect(promptParams(state, 'offer')).toEqual({ round: 1, card: 'sd.card.am-arrow', n: 2 });
    expect(promptParams(state, 'wave')).toEqual({ round: 1, n: 2 });
    expect(promptParams(state, 'cheer').actor).toMatch(/^sd\.character\.ch-/);
  });
});
