import { describe, expect, it } from 'vitest';
import { combatTurn } from '../../../../../models/survive-until-daylight/decisions/combatTurn';
import { scout } from '../../../../../models/survive-until-daylight/decisions/scout';
import { tradeOpen } from '../../../../../models/survive-until-daylight/decisions/tradeOpen';
import type { Move } from '../../../../../models/survive-until-daylight/moves';
import type { State } from '../../../../../models/survive-until-daylight/state';
import { compose } from '../../../../../renderer/games/survive-until-daylight/compose/compose';
import {
  discardsOf,
  everyMove,
} from '../../../../../renderer/games/survive-until-daylight/compose/every-move';
import { meantBy } from '../../../../../renderer/games/survive-until-daylight/compose/picks';
import { type Answers, chosenLabels, openQuestion } from '../../../../../renderer/play/composer/composition';
import { table } from '../../../../helpers/survive-until-daylight';

function aTurn(): State {
  return table({
    characters: ['ch-drifter', 'ch-haggler'],
    cards: [
      [
        'wp-machete',
        'wp-pistol',
        'am-bullet',
        'am-bullet',
        'sp-vitaly',
        'hl-bar',
        'in-wires',
        'in-explosives',
      ],
    ],
    members: { 1: { remaining: 4 } },
    line: ['wanderer', 'wanderer', 'brute'],
    actor: 1,
  });
}

/** All moves that answering every question in every way leads to. */
function reachable(moves: readonly Move[], state: State, answers: Answers = {}): readonly Move[] {
  const composition = compose(moves, answers, state);
  if (composition.move) return [composition.move];
  const question = openQuestion(composition);
  return (question?.choices ?? []).flatMap(({ key }) =>
    reachable(moves, state, { ...answers, [question?.id ?? '']: key }),
  );
}

const text = (moves: readonly Move[]) => moves.map((move) => JSON.stringify(move)).toSorted();

describe('questions', () => {
  it('lead to every move of a combat turn, and to no other', () => {
    const state = aTurn();
    const moves = everyMove(combatTurn.options(state), state);
    expect(moves.length).toBeGreaterThan(20);
    expect(text(reachable(moves, state))).toEqual(text(moves));
  });

  it('lead to every gift, of a stack in any number (SD-TRADE-03)', () => {
    const state = table({
      cards: [['am-arrow', 'am-arrow', 'am-arrow', 'jk-junk'], undefined, undefined],
      seats: 3,
    });
    const moves = everyMove(tradeOpen.options(state), state).filter(
      (move) => move.type === 'OFFER' && move.from === 'seat-1',
    );
    expect(moves).toHaveLength(8);
    expect(text(reachable(moves, state))).toEqual(text(moves));
  });

  it('ask which card the Scout takes, and how the others lie (SD-PERK-08)', () => {
    const state = table({ more: { scouted: ['wave', 'jk-junk', 'hl-kit'] } });
    const question = openQuestion(compose(scout.options(state), {}, state));
    expect(question?.choices.map(({ label }) => label)).toEqual(['WAVE!', 'Junk', 'Bathroom Medkit']);
    expect(compose(scout.options(state), { take: '2', order: '1,0' }, state).move).toEqual({
      type: 'SCOUT_TAKE',
      takeIndex: 2,
      restOrder: [1, 0],
    });
  });

  it('are not asked where there is but one answer, and keep what was chosen', () => {
    const state = table({ characters: ['ch-drifter'], cards: [['wp-pipe']], line: ['brute'], actor: 1 });
    const attacks = combatTurn.options(state).filter(({ type }) => type === 'ATTACK');
    const composition = compose(attacks, { weapon: 'wp-pipe' }, state);
    expect(chosenLabels(composition)).toEqual(['Lead Pipe']);
    expect(composition.move).toMatchObject({ weaponId: 'wp-pipe', targetId: 'brute-1' });
  });

  it('carry the odds of each answer', () => {
    const state = table({
      characters: ['ch-drifter'],
      cards: [['wp-pipe']],
      line: ['wanderer', 'brute'],
      actor: 1,
    });
    const attacks = everyMove(combatTurn.options(state), state).filter(({ type }) => type === 'ATTACK');
    const details = openQuestion(compose(attacks, { weapon: 'wp-pipe' }, state))?.choices.map(
      ({ detail }) => detail,
    );
    expect(details).toEqual(['100% dead, about 2.0', '0% dead, about 2.0']);
  });
});

describe('every move', () => {
  it('names each enemy, where the rules list one of those that are alike', () => {
    const state = table({
      characters: ['ch-drifter'],
      cards: [[]],
      line: ['wanderer', 'brute', 'wanderer'],
      actor: 1,
    });
    const targets = everyMove(combatTurn.options(state), state).flatMap((move) =>
      move.type === 'ATTACK' ? [move.targetId] : [],
    );
    expect(targets).toEqual(['wanderer-1', 'brute-1', 'wanderer-2']);
  });

  it('throws away any number of a stack (SD-ITEM-04)', () => {
    const state = table({ cards: [['am-shell', 'am-shell', 'wp-bat']] });
    expect(discardsOf(state, 'seat-1').map(({ cardId, count }) => `${count} ${cardId}`)).toEqual([
      '1 am-shell',
      '2 am-shell',
      '1 wp-bat',
    ]);
  });
});

describe('picks', () => {
  const state = aTurn();
  const moves = everyMove(combatTurn.options(state), state);
  const types = (found: readonly Move[]) => [...new Set(found.map(({ type }) => type))];

  it('leave the moves that have to do with them', () => {
    expect(types(meantBy(moves, [{ kind: 'card', card: 'hl-bar' }]))).toEqual(['HEAL']);
    expect(types(meantBy(moves, [{ kind: 'card', card: 'in-wires' }]))).toEqual(['CRAFT']);
    expect(types(meantBy(moves, [{ kind: 'seat', seat: 'seat-2' }]))).toEqual(['CRAFT']);
  });

  it('go together: a weapon and an enemy', () => {
    const both = meantBy(moves, [
      { kind: 'card', card: 'wp-machete' },
      { kind: 'enemy', card: 'brute-1' },
    ]);
    expect(both.map((move) => move.type === 'ATTACK' && [move.weaponId, move.targetId, move.vitaly])).toEqual(
      [
        ['wp-machete', 'brute-1', 0],
        ['wp-machete', 'brute-1', 1],
      ],
    );
  });

  it('mean a draw on the pile, and an open card by its place', () => {
    expect(meantBy([{ type: 'DRAW' }, { type: 'SCOUT' }], [{ kind: 'pile', pile: 'active' }])).toEqual([
      { type: 'DRAW' },
    ]);
    const choices: readonly Move[] = [
      { type: 'CHOOSE', cardIndex: 0 },
      { type: 'CHOOSE', cardIndex: 2 },
    ];
    expect(meantBy(choices, [{ kind: 'combat-card', index: 2 }])).toEqual([{ type: 'CHOOSE', cardIndex: 2 }]);
  });
});
