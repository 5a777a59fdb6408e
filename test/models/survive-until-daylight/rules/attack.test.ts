import { describe, expect, it } from 'vitest';
import { combatTurn } from '../../../../models/survive-until-daylight/decisions/combatTurn';
import type { MoveOf } from '../../../../models/survive-until-daylight/moves';
import { drawCombat } from '../../../../models/survive-until-daylight/rules/combat-deck';
import { attackWith, drawAttack } from '../../../helpers/survive-fighting';
import {
  answerTo,
  draws,
  entriesOf,
  lineOf,
  memberAt,
  perform,
  type TablePlan,
  table,
} from '../../../helpers/survive-until-daylight';

/** Haggler's turn, whose perks do not touch attacks. */
function turn(plan: TablePlan) {
  return table({ characters: ['ch-haggler'], actor: 1, ...plan });
}

function attack(more: Partial<MoveOf<'ATTACK'>>): MoveOf<'ATTACK'> {
  return { type: 'ATTACK', weaponId: 'wp-pipe', targetId: 'wanderer-1', ammo: 0, vitaly: 0, ...more };
}

describe('SD-ATK-01 weapon and target', () => {
  it('takes one enemy anywhere on the line', () => {
    const state = turn({ cards: [['wp-pipe']], line: ['wanderer', 'raider', 'brute'] });
    const targets = combatTurn
      .options(state)
      .flatMap((move) => (move.type === 'ATTACK' ? [move.targetId] : []));
    expect(new Set(targets)).toEqual(new Set(['wanderer-1', 'raider-1', 'brute-1']));
  });

  it('refuses Survivors, weapons one does not own and enemies that are not there', () => {
    const state = turn({ cards: [['wp-pipe']], line: ['survivor', 'wanderer'] });
    expect(combatTurn.why(state, attack({ targetId: 'survivor-1' }))?.id).toBe('TARGET_IS_SURVIVOR');
    expect(combatTurn.why(state, attack({ weaponId: 'wp-bat' }))?.id).toBe('NOT_OWNED');
    expect(combatTurn.why(state, attack({ targetId: 'brute-4' }))?.id).toBe('PICK_TAKEN');
  });

  it('SD-SURV-01: has nothing to attack where only Survivors stand', () => {
    const state = turn({ cards: [['wp-pipe']], line: ['survivor'] });
    expect(combatTurn.why(state, attack({ targetId: 'survivor-1' }))?.id).toBe('NO_ENEMY');
    expect(combatTurn.options(state)).toEqual([{ type: 'END_TURN' }]);
  });
});

describe('SD-ATK-02 bare hands', () => {
  it('are there for somebody who has been robbed of everything', () => {
    const state = turn({ cards: [[]], line: ['wanderer'] });
    expect(combatTurn.options(state)).toEqual([attack({ weaponId: 'bare-hands' }), { type: 'END_TURN' }]);
  });

  it('SD-TV-25: do nothing with a Whiff, which must be used (SD-ATK-05)', () => {
    const state = turn({ line: ['wanderer'], luck: draws('combat', 'cc-whiff') });
    const { state: after, entries } = attackWith(state, { weapon: 'bare-hands', target: 'wanderer-1' });
    expect(lineOf(after)).toEqual(['wanderer']);
    expect(entriesOf(entries, 'card-used')).toEqual([
      { type: 'card-used', by: 'seat-1', card: 'cc-whiff', of: 1 },
    ]);
  });
});

describe('SD-ATK-03 ammo', () => {
  const armed = turn({
    cards: [['wp-pistol', 'am-bullet', 'am-bullet', 'am-bullet']],
    line: ['wanderer'],
  });

  it('is needed, at most as much as the weapon takes', () => {
    const shoot = (ammo: number) => combatTurn.why(armed, attack({ weaponId: 'wp-pistol', ammo }));
    expect(shoot(0)).toEqual({ id: 'NO_AMMO', params: { ammo: 'sd.card.am-bullet' } });
    expect(shoot(2)).toBeNull();
    expect(shoot(3)).toEqual({ id: 'AMMO_TOO_MANY', params: { max: 2 } });
  });

  it('of another kind does not fit', () => {
    const state = turn({ cards: [['wp-pistol', 'am-arrow']], line: ['wanderer'] });
    expect(combatTurn.why(state, attack({ weaponId: 'wp-pistol', ammo: 1 }))?.id).toBe('NO_AMMO');
  });

  it('leaves at the declaration', () => {
    const { state } = drawAttack(armed, { weapon: 'wp-pistol', target: 'wanderer-1', ammo: 2 });
    expect(memberAt(state, 1).cards).toEqual(['wp-pistol', 'am-bullet']);
    expect(state.rubbleDiscard.filter((card) => card === 'am-bullet')).toHaveLength(2);
  });
});

describe('SD-ATK-04 cards drawn', () => {
  const drawn = (
    plan: TablePlan,
    weapon: 'sw-psycho' | 'sw-trigger' | 'bare-hands' | 'wp-pistol',
    ammo = 0,
  ) =>
    drawAttack(table({ actor: 1, line: ['monster'], ...plan }), { weapon, target: 'monster-1', ammo }).state
      .attack?.drawn.length;

  it('SD-PERK-03: Psycho draws one more with melee weapons, bare hands included', () => {
    expect(drawn({ characters: ['ch-psycho'] }, 'sw-psycho')).toBe(2);
    expect(drawn({ characters: ['ch-psycho'] }, 'bare-hands')).toBe(2);
    expect(drawn({ characters: ['ch-psycho'], cards: [['wp-pistol', 'am-bullet']] }, 'wp-pistol', 1)).toBe(1);
  });

  it('SD-PERK-05: Trigger draws one more with ammo', () => {
    const cards = [['sw-trigger', 'am-bullet', 'am-bullet', 'am-bullet'] as const];
    expect(drawn({ characters: ['ch-trigger'], cards }, 'sw-trigger', 3)).toBe(4);
    expect(drawn({ characters: ['ch-trigger'], cards }, 'bare-hands')).toBe(1);
  });
});

describe('SD-ATK-06 damage', () => {
  it('SD-TV-23: a Lead Pipe does 2 and draws nothing', () => {
    const state = turn({ cards: [['wp-pipe']], line: ['wanderer'] });
    const { state: after, entries } = attackWith(state, { weapon: 'wp-pipe', target: 'wanderer-1' });
    expect(after.line).toEqual([]);
    expect(entriesOf(entries, 'combat-drawn')).toEqual([]);
  });

  it.each([
    ['SD-TV-24', 'cc-even', ['raider 2/3']],
    ['SD-TV-24', 'cc-hit', []],
  ] as const)('%s: a Machete with %s', (_, card, line) => {
    const state = turn({ cards: [['wp-machete']], line: ['raider'], luck: draws('combat', card) });
    expect(lineOf(attackWith(state, { weapon: 'wp-machete', target: 'raider-1' }).state)).toEqual(line);
  });

  it('SD-TV-26: 2 and the fabled 3 are 5', () => {
    const state = turn({ cards: [['wp-machete']], line: ['brute'], luck: draws('combat', 'cc-perfect') });
    const { state: after, entries } = attackWith(state, { weapon: 'wp-machete', target: 'brute-1' });
    expect(after.line).toEqual([]);
    expect(entriesOf(entries, 'line-damaged')).toEqual([
      { type: 'line-damaged', card: 'brute-1', amount: 5, total: 5 },
    ]);
  });

  it('SD-TV-30, SD-PERK-06: Double tap raises X, which Clean Through splashes; a fixed number replaces it', () => {
    const state = table({
      characters: ['ch-trigger'],
      actor: 1,
      cards: [['sw-trigger', 'am-bullet']],
      line: ['raider', 'monster', 'raider'],
      luck: draws('combat', 'cc-graze', 'cc-through'),
    });
    const shot = { weapon: 'sw-trigger', target: 'monster-1', ammo: 1 } as const;
    expect(lineOf(attackWith(state, { ...shot, card: 'cc-graze' }).state)).toEqual([
      'raider',
      'monster 1/8',
      'raider',
    ]);
    expect(lineOf(attackWith(state, { ...shot, card: 'cc-through' }).state)).toEqual(['monster 5/8']);
  });

  it('SD-PERK-06: Double tap is for the first ammo attack of whoever holds the token', () => {
    const shoot = (firstPlayer: number, used: readonly 'double-tap'[]) =>
      drawAttack(
        table({
          characters: ['ch-trigger', 'ch-haggler'],
          actor: 1,
          firstPlayer,
          cards: [['sw-trigger', 'am-bullet']],
          members: { 1: { used } },
          line: ['monster'],
        }),
        { weapon: 'sw-trigger', target: 'monster-1', ammo: 1 },
      ).state;
    expect(shoot(1, []).attack?.base).toBe(5);
    expect(memberAt(shoot(1, []), 1).used).toEqual(['double-tap']);
    expect(shoot(1, ['double-tap']).attack?.base).toBe(3);
    expect(shoot(2, []).attack?.base).toBe(3);
  });

  it('SD-EDGE-32: a Hedge Trimmer with Clean Through splashes twice X', () => {
    const state = turn({
      cards: [['wp-trimmer']],
      line: ['brute', 'brute'],
      luck: draws('combat', 'cc-through'),
    });
    expect(lineOf(attackWith(state, { weapon: 'wp-trimmer', target: 'brute-1' }).state)).toEqual([
      'brute 1/4',
      'brute 2/4',
    ]);
  });
});

describe('SD-ATK-07 splash', () => {
  it('SD-TV-27: shotgun and card add up; the target takes none of it', () => {
    const state = turn({
      cards: [['wp-shotgun', 'am-shell', 'am-shell', 'am-shell']],
      line: ['wanderer', 'brute', 'wanderer'],
      luck: draws('combat', 'cc-even', 'cc-slip', 'cc-shrapnel'),
    });
    const { state: after } = attackWith(state, {
      weapon: 'wp-shotgun',
      target: 'brute-1',
      ammo: 3,
      card: 'cc-shrapnel',
    });
    expect(lineOf(after)).toEqual(['brute 2/4']);
    expect(memberAt(after, 1).cards).toEqual(['wp-shotgun']);
  });

  it('SD-TV-28, SD-ASLT-04, SD-ATK-10: Clean Through with a Deer Rifle clears three', () => {
    const state = turn({
      cards: [['wp-huntrifle', 'am-bullet']],
      line: ['wanderer', 'brute', 'raider', 'wanderer'],
      luck: draws('combat', 'cc-through'),
    });
    const { state: after, entries } = attackWith(state, {
      weapon: 'wp-huntrifle',
      target: 'brute-1',
      ammo: 1,
    });
    expect(lineOf(after)).toEqual(['wanderer']);
    // They leave at once, together.
    expect(entriesOf(entries, 'line-died')).toEqual([
      { type: 'line-died', cards: ['wanderer-1', 'brute-1', 'raider-1'] },
    ]);
  });

  it('SD-TV-29, SD-ASLT-04: at the end of the row there is one neighbour', () => {
    const state = turn({
      cards: [['wp-trimmer']],
      line: ['wanderer', 'wanderer'],
      luck: draws('combat', 'cc-hit'),
    });
    expect(lineOf(attackWith(state, { weapon: 'wp-trimmer', target: 'wanderer-2' }).state)).toEqual([
      'wanderer 1/2',
    ]);
  });

  it('SD-TV-35, SD-SURV-01: hits Survivors too', () => {
    const state = turn({ line: ['survivor', 'raider'] });
    expect(lineOf(attackWith(state, { weapon: 'sw-haggler', target: 'raider-1' }).state)).toEqual([
      'raider 2/3',
    ]);
  });

  it('SD-EDGE-26: has nobody to hit where one enemy stands alone', () => {
    const state = turn({ line: ['raider'], members: { 1: { bloodLust: 1 } } });
    const { entries } = attackWith(state, { weapon: 'sw-haggler', target: 'raider-1' });
    expect(entriesOf(entries, 'line-damaged').map(({ card }) => card)).toEqual(['raider-1']);
  });
});

describe('SD-ATK-09 spears', () => {
  it('SD-TV-53: a spear in the target adds 1', () => {
    const state = turn({ cards: [['wp-pipe']], line: ['brute 3/4 spear'] });
    const { state: after, entries } = attackWith(state, { weapon: 'wp-pipe', target: 'brute-1' });
    expect(after.line).toEqual([]);
    expect(entriesOf(entries, 'line-damaged')[0]?.amount).toBe(3);
  });

  it('SD-TV-54, SD-EDGE-10: adds nothing to splash', () => {
    const state = turn({ line: ['brute 3/4 spear', 'wanderer'] });
    const { state: after, entries } = attackWith(state, { weapon: 'sw-haggler', target: 'wanderer-1' });
    expect(after.line).toEqual([]);
    expect(entriesOf(entries, 'line-damaged').map(({ card, amount }) => [card, amount])).toEqual([
      ['wanderer-1', 2],
      ['brute-1', 1],
    ]);
    expect(entriesOf(entries, 'line-damaged').map(({ beside }) => beside ?? false)).toEqual([false, true]);
  });

  it('SD-EDGE-09: counts even where the card made the damage 0', () => {
    const state = turn({ line: ['wanderer 1/2 spear'], luck: draws('combat', 'cc-whiff') });
    expect(attackWith(state, { weapon: 'bare-hands', target: 'wanderer-1' }).state.line).toEqual([]);
  });
});

describe('SD-ATK-11 and SD-ATK-12: what stays', () => {
  it('SD-ATK-11: damage stays on the card', () => {
    const state = turn({ line: ['monster 3/8'] });
    expect(lineOf(attackWith(state, { weapon: 'sw-haggler', target: 'monster-1' }).state)).toEqual([
      'monster 5/8',
    ]);
  });

  it('SD-ATK-12, SD-ITEM-08: a one-use weapon leaves at the declaration, a durable one stays', () => {
    const state = turn({ cards: [['wp-molotov', 'wp-pipe']], line: ['monster'] });
    const { state: after } = attackWith(state, { weapon: 'wp-molotov', target: 'monster-1' });
    expect(memberAt(after, 1).cards).toEqual(['wp-pipe']);
    expect(after.rubbleDiscard).toContain('wp-molotov');
  });
});

describe('SD-PERK-11 Hipster keeps arrows', () => {
  it.each([
    [3, 2],
    [2, 3],
    [1, 3],
  ])('SD-TV-62: shooting %i of 3 leaves %i', (ammo, left) => {
    const state = table({
      characters: ['ch-hipster'],
      actor: 1,
      cards: [['sw-hipster', 'am-arrow', 'am-arrow', 'am-arrow']],
      line: ['monster'],
    });
    const { state: after } = drawAttack(state, { weapon: 'sw-hipster', target: 'monster-1', ammo });
    expect(memberAt(after, 1).cards.filter((card) => card === 'am-arrow')).toHaveLength(left);
  });
});

describe('SD-CC-01 one deck for all', () => {
  it('SD-TV-72: is shuffled anew in the middle of a draw', () => {
    const state = turn({});
    const [first, ...others] = state.combat.draw;
    const low = { ...state, combat: { draw: first ? [first] : [], discard: others } };
    const { state: after, entries } = perform(low, (play) => {
      expect(drawCombat(play, 3)[0]).toBe(first);
    });
    expect(entries).toEqual([{ type: 'combat-reshuffled', cards: 34 }]);
    expect([after.combat.draw.length, after.combat.discard.length]).toEqual([32, 0]);
  });

  it('SD-EDGE-06: what does not exist is not drawn', () => {
    const empty = { ...turn({}), combat: { draw: ['cc-hit' as const], discard: [] } };
    perform(empty, (play) => {
      expect(drawCombat(play, 3)).toEqual(['cc-hit']);
    });
  });

  it('takes the used cards back after the attack, not before', () => {
    const state = turn({ cards: [['wp-bat']], line: ['monster'] });
    const plan = { weapon: 'wp-bat', target: 'monster-1' } as const;
    expect(drawAttack(state, plan).state.combat.discard).toEqual([]);
    const drawn = drawAttack(state, plan).state.attack?.drawn ?? [];
    const [card] = drawn;
    const { state: after } = attackWith(state, { ...plan, ...(card && { card }) });
    expect(after.combat.discard).toEqual(drawn);
  });
});

describe('SD-EDGE-30', () => {
  it('combat goes on when the line is cleared before round 6', () => {
    const state = turn({ line: ['wanderer'], round: 5 });
    expect(attackWith(state, { weapon: 'sw-haggler', target: 'wanderer-1' }).state.outcome).toBeNull();
  });

  it('SD-TV-68, SD-END-02: in round 6 the night is won at once', () => {
    const state = turn({ line: ['wanderer', 'survivor'], round: 6 });
    const { state: after } = attackWith(
      { ...state, line: state.line.toReversed() },
      { weapon: 'sw-haggler', target: 'wanderer-1' },
    );
    expect(after.outcome).toEqual({
      winners: after.seats.map(({ id }) => id),
      reason: 'sd.outcome.line-cleared',
      scores: {},
      rank: null,
    });
  });
});

describe('SD-TURN-01 one action', () => {
  it('is used up by an attack', () => {
    const { state } = attackWith(turn({ line: ['monster'] }), { weapon: 'sw-haggler', target: 'monster-1' });
    expect(combatTurn.why(state, attack({ weaponId: 'sw-haggler', targetId: 'monster-1' }))?.id).toBe(
      'NO_ACTION',
    );
    expect(combatTurn.options(state)).toEqual([{ type: 'END_TURN' }]);
  });

  it('SD-TURN-02: may be left unused', () => {
    const { entries } = answerTo(turn({ line: ['monster'] }), combatTurn, { type: 'END_TURN' });
    expect(entries).toEqual([{ type: 'turn-ended', seat: 'seat-1', actionsLeft: 1 }]);
  });
});
