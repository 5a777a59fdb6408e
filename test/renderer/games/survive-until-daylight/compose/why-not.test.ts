import { describe, expect, it } from 'vitest';
import {
  whyNotAction,
  whyNotPick,
} from '../../../../../renderer/games/survive-until-daylight/compose/why-not';
import { sessionAt } from '../../../../helpers/survive-session';
import { type TablePlan, table } from '../../../../helpers/survive-until-daylight';

function aTurn(plan: TablePlan) {
  const state = table({ characters: ['ch-drifter'], actor: 1, ...plan });
  const session = sessionAt('combatTurn', state);
  const judge = (move: Parameters<typeof session.whyIllegal>[0]) => session.whyIllegal(move);
  return { state, session, judge };
}

describe('why an action is not possible', () => {
  it('is what the rules say to an attempt', () => {
    const { state, judge } = aTurn({ actions: 0, line: ['brute'] });
    expect(whyNotAction('ATTACK', state, 'seat-1', judge)).toEqual({
      text: 'You have already used your action this turn.',
      rule: 'turn',
      reason: 'NO_ACTION',
    });
  });

  it('is a sentence of its own where there is nothing to try it with', () => {
    const { state, judge } = aTurn({ cards: [['jk-junk']], line: ['brute'] });
    expect(whyNotAction('HEAL', state, 'seat-1', judge).text).toBe('There is nothing to heal with.');
    expect(whyNotAction('CRAFT', state, 'seat-1', judge).text).toBe(
      'No recipe is complete: each takes two ingredients.',
    );
  });
});

describe('why nothing comes of what was picked', () => {
  function whyNot(plan: TablePlan, pick: Parameters<typeof whyNotPick>[0]) {
    const { session, judge } = aTurn(plan);
    return whyNotPick(pick, session.seen('table'), 'seat-1', judge);
  }

  it('is missing ammo, a full health, a card for another time', () => {
    const line = ['brute'] as const;
    expect(whyNot({ cards: [['wp-pistol']], line }, { kind: 'card', card: 'wp-pistol' })?.reason).toBe(
      'NO_AMMO',
    );
    expect(whyNot({ cards: [['hl-bar']], line }, { kind: 'card', card: 'hl-bar' })?.reason).toBe('HEAL_FULL');
    expect(whyNot({ cards: [['sp-cheer']], line }, { kind: 'card', card: 'sp-cheer' })?.reason).toBe(
      'CHEER_SELF',
    );
    expect(whyNot({ cards: [['am-arrow']], line }, { kind: 'card', card: 'am-arrow' })?.text).toBe(
      'Arrows is of no use by itself just now.',
    );
  });

  it('is a Survivor, whom nobody attacks (SD-SURV-01)', () => {
    const why = whyNot({ line: ['survivor', 'brute'] }, { kind: 'enemy', card: 'survivor-1' });
    expect(why?.reason).toBe('TARGET_IS_SURVIVOR');
  });
});
