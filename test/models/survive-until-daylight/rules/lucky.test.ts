import { describe, expect, it } from 'vitest';
import { lucky } from '../../../../models/survive-until-daylight/decisions/lucky';
import type { CombatId, LuckyAsk } from '../../../../models/survive-until-daylight/ids';
import {
  beginEnemies,
  drawForEnemy,
  nextEnemy,
  playEnemyCard,
} from '../../../../models/survive-until-daylight/rules/enemies';
import { landHit, nextVictim } from '../../../../models/survive-until-daylight/rules/strike';
import type { State } from '../../../../models/survive-until-daylight/state';
import { drawAttack } from '../../../helpers/survive-fighting';
import {
  answerTo,
  draws,
  entriesOf,
  type LineText,
  memberAt,
  performAll,
  type TablePlan,
  table,
} from '../../../helpers/survive-until-daylight';

/** Three seats; each number holds a Lucky card and wants to be asked. */
function lucklings(holders: readonly number[], plan: TablePlan & { readonly ask?: LuckyAsk } = {}): State {
  const { ask = 'always', ...more } = plan;
  return table({
    characters: ['ch-haggler', 'ch-drifter', 'ch-hipster'],
    cards: [1, 2, 3].map((number) => (holders.includes(number) ? ['sp-lucky'] : [])),
    members: Object.fromEntries([1, 2, 3].map((number) => [number, { luckyAsk: ask }])),
    ...more,
  });
}

function drawnByEnemy(line: LineText, cards: readonly CombatId[], state: State): State {
  const luck = { ...state.luck, draws: [...draws('combat', ...cards)] };
  const type = line.split(' ')[0] as 'brute';
  const set: State = {
    ...state,
    luck,
    line: [{ id: `${type}-1`, type, damage: 0, spears: 0, stunned: false }],
  };
  return performAll(set, beginEnemies, nextEnemy, drawForEnemy).state;
}

function attacked(card: CombatId, state: State) {
  return drawAttack(
    { ...state, luck: { ...state.luck, draws: [...draws('combat', card)] } },
    { weapon: 'bare-hands', target: 'wanderer-1' },
  );
}

describe('SD-SPEC-07 Lucky', () => {
  it('SD-TV-41: a Brute with Bone Deep becomes one with a Whiff', () => {
    const open = drawnByEnemy('brute', ['cc-solid', 'cc-whiff'], lucklings([2], { holder: 1 }));
    expect(open.luckyQueue).toEqual(['seat-2']);
    const { state, entries } = answerTo(open, lucky, { type: 'LUCKY', seat: 'seat-2', cardIndex: 0 });
    expect(entries).toEqual([{ type: 'lucky-played', seat: 'seat-2', from: 'cc-solid', to: 'cc-whiff' }]);
    const { state: after } = performAll(state, playEnemyCard, nextVictim, landHit);
    expect([memberAt(after, 1).damage, memberAt(after, 2).cards]).toEqual([0, []]);
  });

  it('SD-EDGE-07: the window opens for a single card too', () => {
    const { state } = attacked('cc-hit', lucklings([1], { actor: 1, line: ['wanderer'] }));
    expect(lucky.options(state)).toEqual([
      { type: 'PASS', seat: 'seat-1' },
      { type: 'LUCKY', seat: 'seat-1', cardIndex: 0 },
    ]);
  });

  it('cards that are alike give one choice, and only open cards can go', () => {
    const open = drawnByEnemy('raider', ['cc-hit', 'cc-hit'], lucklings([1], { holder: 1 }));
    expect(lucky.options(open).map((move) => (move.type === 'LUCKY' ? move.cardIndex : 'pass'))).toEqual([
      'pass',
      0,
    ]);
    expect(lucky.why(open, { type: 'LUCKY', seat: 'seat-1', cardIndex: 2 })?.id).toBe('NOTHING_TO_REDRAW');
    expect(lucky.why(open, { type: 'PASS', seat: 'seat-3' })?.id).toBe('notYourTurn');
  });

  it('the replaced card goes to the discard and the new one can be replaced again', () => {
    const state = lucklings([1], { holder: 1, cards: [['sp-lucky', 'sp-lucky'], [], []] });
    const open = drawnByEnemy('wanderer', ['cc-solid', 'cc-perfect', 'cc-slip'], state);
    const once = answerTo(open, lucky, { type: 'LUCKY', seat: 'seat-1', cardIndex: 0 }).state;
    expect(once.luckyQueue).toEqual(['seat-1']);
    const twice = answerTo(once, lucky, { type: 'LUCKY', seat: 'seat-1', cardIndex: 0 }).state;
    expect([twice.strike?.drawn, twice.luckyQueue]).toEqual([['cc-slip'], []]);
    expect(twice.combat.discard).toEqual(['cc-solid', 'cc-perfect']);
  });
});

describe('SD-WIN-01 and SD-WIN-02', () => {
  it('SD-WIN-01: nobody is asked who does not hold the card', () => {
    expect(attacked('cc-hit', lucklings([], { actor: 1, line: ['wanderer'] })).state.luckyQueue).toEqual([]);
  });

  it('SD-WIN-02: the actor first, then clockwise; for an enemy the holder of WAVE! first', () => {
    const { state } = attacked('cc-hit', lucklings([1, 2, 3], { actor: 2, line: ['wanderer'] }));
    expect(state.luckyQueue).toEqual(['seat-2', 'seat-3', 'seat-1']);
    const open = drawnByEnemy('wanderer', ['cc-hit'], lucklings([1, 2, 3], { holder: 3 }));
    expect(open.luckyQueue).toEqual(['seat-3', 'seat-1', 'seat-2']);
  });

  it('SD-WIN-02: passing asks the next, a Lucky starts the queue again', () => {
    const open = drawnByEnemy('wanderer', ['cc-hit'], lucklings([1, 2], { holder: 1 }));
    const passed = answerTo(open, lucky, { type: 'PASS', seat: 'seat-1' }).state;
    expect(passed.luckyQueue).toEqual(['seat-2']);
    const again = answerTo(passed, lucky, { type: 'LUCKY', seat: 'seat-2', cardIndex: 0 }).state;
    expect(again.luckyQueue).toEqual(['seat-1']);
  });
});

describe('5.1 what a seat wants to be asked', () => {
  const byEnemy = (ask: LuckyAsk, line: LineText, card: CombatId, remaining = 9) =>
    drawnByEnemy(
      line,
      [card],
      lucklings([1, 2], {
        ask,
        holder: 1,
        members: {
          1: { luckyAsk: ask, remaining },
          2: { luckyAsk: ask },
        },
      }),
    ).luckyQueue;
  const byAttack = (ask: LuckyAsk, card: CombatId) =>
    attacked(card, lucklings([1, 2], { ask, actor: 1, line: ['wanderer'] })).state.luckyQueue;

  it('big: hits of 3, lethal ones, own attacks, and those of others that fail', () => {
    expect(byEnemy('big', 'brute', 'cc-hit')).toEqual([]);
    expect(byEnemy('big', 'brute', 'cc-solid')).toEqual(['seat-1', 'seat-2']);
    expect(byEnemy('big', 'brute', 'cc-hit', 2)).toEqual(['seat-1', 'seat-2']);
    expect(byAttack('big', 'cc-hit')).toEqual(['seat-1']);
    expect(byAttack('big', 'cc-even')).toEqual(['seat-1', 'seat-2']);
  });

  it('own: own attacks and hits on oneself', () => {
    expect(byEnemy('own', 'wanderer', 'cc-hit')).toEqual(['seat-1']);
    expect(byEnemy('own', 'wanderer', 'cc-even')).toEqual([]);
    expect(byAttack('own', 'cc-even')).toEqual(['seat-1']);
  });

  it('never: the engine passes and says so', () => {
    const { state, entries } = attacked(
      'cc-whiff',
      lucklings([1], { ask: 'never', actor: 1, line: ['wanderer'] }),
    );
    expect(state.luckyQueue).toEqual([]);
    expect(entriesOf(entries, 'lucky-passed')).toEqual([
      { type: 'lucky-passed', seat: 'seat-1', auto: true },
    ]);
  });

  it('a bot is always asked', () => {
    const state = lucklings([2], { ask: 'never', holder: 1, bots: [2] });
    expect(drawnByEnemy('wanderer', ['cc-even'], state).luckyQueue).toEqual(['seat-2']);
  });
});
