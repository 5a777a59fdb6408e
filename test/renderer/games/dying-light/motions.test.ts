import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../../models/dying-light/entries';
import { DURATION, motionOf, motionsOf } from '../../../../renderer/games/dying-light/motions';
import { shownCard } from '../../../../renderer/games/dying-light/scene/cards/ShownCard';

function moved(kind: 'run' | 'climb' | 'jump' | 'pad' | 'step'): Entry {
  return {
    type: 'runner-moved',
    runner: 'mara',
    kind,
    from: 'q',
    to: 'I',
    over: null,
    dice: 2,
    tempo: 2,
    risk: 1,
  };
}

describe('the motions of log entries', () => {
  it.each([
    ['run', 'slide'],
    ['step', 'slide'],
    ['climb', 'vault'],
    ['jump', 'leap'],
    ['pad', 'spring'],
  ] as const)('a Runner that takes a %s goes with a %s', (kind, gait) => {
    expect(motionOf(moved(kind))).toMatchObject({ kind: 'runner', runner: 'mara', to: 'I', gait });
  });

  it('walks Infected one at a time, 250 ms each, in the order of the rules', () => {
    const step = (to: 'market' | 'busLoop'): Entry => ({
      type: 'infected-moved',
      infected: 'biter',
      from: 'crossroads',
      to,
      reason: 'exposure',
    });
    expect(motionsOf([step('market'), step('busLoop')])).toEqual([
      { kind: 'walk', infected: 'biter', from: 'crossroads', to: 'market', duration: 250 },
      { kind: 'walk', infected: 'biter', from: 'crossroads', to: 'busLoop', duration: 250 },
    ]);
  });

  it('throws the dice that the rules rolled', () => {
    const risk = motionOf({ type: 'risk-rolled', runner: 'mara', symbols: ['safe', 'wound'], total: 2 });
    expect(risk).toMatchObject({
      dice: [
        { kind: 'risk', symbol: 'safe' },
        { kind: 'risk', symbol: 'wound' },
      ],
    });
    const damage = motionOf({
      type: 'damage-rolled',
      runner: 'mara',
      faces: ['4', 'crit'],
      bonus: 0,
      total: 7,
    });
    expect(damage).toMatchObject({
      dice: [
        { kind: 'damage', face: '4' },
        { kind: 'damage', face: 'crit' },
      ],
    });
  });

  it('winds up with each weapon in its own way', () => {
    const attack = (weapon: 'w-hammer' | 'w-bow'): Entry => ({
      type: 'attacked',
      runner: 'oskar',
      with: weapon,
      mode: 'standard',
      area: 'market',
      target: 'viral',
    });
    const strike = { kind: 'strike', runner: 'oskar', area: 'market', target: 'viral', duration: 300 };
    expect(motionOf(attack('w-hammer'))).toEqual({ ...strike, manner: 'hammer' });
    expect(motionOf(attack('w-bow'))).toEqual({ ...strike, manner: 'shoot' });
  });

  it('shows who bites, and that it hurts', () => {
    const attackers = { biter: 2, viral: 1, volatile: 0, howler: 0 };
    expect(motionOf({ type: 'enemies-attack', runner: 'juno', attackers, power: 4 })).toEqual({
      kind: 'menace',
      runner: 'juno',
      attackers,
      duration: 420,
    });
    expect(
      motionOf({ type: 'attack-resolved', runner: 'juno', power: 4, plus: 0, defence: 2, wounds: 2 }),
    ).toEqual({ kind: 'bite', runner: 'juno', wounds: 2, duration: DURATION.bite, tells: 500 });
    expect(motionOf({ type: 'wound-light', runner: 'juno' })).toMatchObject({ kind: 'harm', heavy: false });
    expect(motionOf({ type: 'wound-heavy', runner: 'juno', wound: 'wd-rib', heavy: 1 })).toMatchObject({
      kind: 'harm',
      wound: 'wd-rib',
      heavy: true,
    });
  });

  it('shows what is found, who gives chase and what the scenario reveals as the card that it is', () => {
    const shown = motionsOf([
      { type: 'item-gained', runner: 'mara', item: 'c-syrup', deck: 'common' },
      { type: 'chase-taken', runner: 'mara', chase: 'ch-hunter' },
      { type: 'card-revealed', card: 'S02' },
    ] as const satisfies readonly Entry[]);
    const decks = { scenario: 'sc-errand', decks: [], goal: null } as const;
    expect(shown.map((motion) => shownCard(motion, decks))).toEqual([
      { family: 'common', id: 'c-syrup' },
      { family: 'chase', id: 'ch-hunter' },
      { family: 'goal', id: 'S02', scenario: 'sc-errand' },
    ]);
    const wound = motionOf({ type: 'wound-heavy', runner: 'juno', wound: 'wd-rib', heavy: 1 });
    expect(shownCard(wound, decks)).toEqual({ family: 'heavy', id: 'wd-rib' });
  });

  it('never takes longer than 1.2 seconds over one thing', () => {
    expect(Object.entries(DURATION).filter(([, duration]) => duration > 1200)).toEqual([]);
  });

  it('moves nothing for what is only said', () => {
    expect(motionOf({ type: 'passed', runner: 'mara' })).toBeNull();
  });

  it('turns the Exposure card drawn last and each Activation card face up', () => {
    const drawn: Entry = {
      type: 'exposure-drawn',
      runner: 'mara',
      cards: ['exp-teal-3', 'exp-teal-8'],
      night: true,
    };
    expect(motionsOf([drawn, { type: 'activation-card', card: 'act-enemy' }])).toEqual([
      {
        kind: 'draw',
        card: { family: 'exposure', id: 'exp-teal-8', night: true },
        duration: DURATION.draw,
        tells: 260,
      },
      {
        kind: 'draw',
        card: { family: 'activation', id: 'act-enemy' },
        duration: DURATION.draw,
        tells: 260,
      },
    ]);
  });
});
