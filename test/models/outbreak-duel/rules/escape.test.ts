/** Quick Escape and Reacts against zombie attacks: vectors 43 to 62 of the specification. */
import { describe, expect, it } from 'vitest';
import type { SurvivorCardId } from '../../../../models/outbreak-duel/ids';
import {
  acting,
  armed,
  attack,
  attacking,
  controller,
  decisionIn,
  declare,
  END,
  END_SPAWN,
  ESCAPE,
  entriesOf,
  event,
  hpOf,
  inZone,
  items,
  nextTurn,
  offered,
  PASS,
  type Plan,
  play,
  react,
  sessionAt,
  stateOf,
  survivor,
  table,
  target,
  weapon,
  whyNot,
} from '../../../helpers/outbreak-duel';

/** A Bouncer, and two behind it that have to be put in order: the phase does not end by itself. */
const WAITING = ['ZB1', 'ZB3', 'ZW1'] as const;

/** The first zombie attacks. */
function bitten(plan: Plan, surge = false) {
  const duel = attacking(plan);
  play(duel, declare(1, surge));
  return duel;
}

const holding = (...hand: readonly SurvivorCardId[]) => ({ ap: 0, hand });

describe('Quick Escape', () => {
  it('OD-ESC-01, OD-ESC-02 (TV-43): a 4 against 4+ negates the attack and changes nothing else', () => {
    const duel = bitten({ s: { ap: 0 }, threat: WAITING, dice: [4] });
    play(duel, ESCAPE);
    expect(survivor(duel)).toMatchObject({ tp: 1, hp: 24, cover: false });
    expect(inZone(duel, 'threat')).toEqual(WAITING);
  });

  it('OD-ESC-01 (TV-44): a 3 fails, and the attack goes on', () => {
    const duel = bitten({ s: holding('R01'), threat: WAITING, dice: [3] });
    play(duel, ESCAPE);
    expect(decisionIn(duel)).toBe('attackReact');
    play(duel, PASS);
    expect(survivor(duel).hp).toBe(21);
  });

  it('OD-ESC-03 (TV-45): it is offered once a Zombie Phase, spent on a failure as well', () => {
    const duel = bitten({ s: { ap: 0, tp: 3, hand: ['R01'] }, threat: WAITING, dice: [3] });
    play(duel, ESCAPE, PASS, declare(2));
    expect([decisionIn(duel), whyNot(duel, ESCAPE)]).toEqual(['attackReact', 'quickEscapeUsed']);
  });

  it('OD-REACT-07, OD-ESC-03 (TV-46): an attack that a React cancels uses no Quick Escape up', () => {
    const duel = bitten({ s: { ap: 0, tp: 3, hand: ['R02'] }, threat: ['ZB1', 'ZB3'] });
    play(duel, react('R02'));
    expect(stateOf(duel).marks.quickEscapeUsed).toBe(false);
    expect([stateOf(duel).bite?.zombie, decisionIn(duel), whyNot(duel, ESCAPE)]).toEqual([
      2,
      'attackReact',
      null,
    ]);
    expect(survivor(duel)).toMatchObject({ hp: 24, tp: 1 });
  });

  it('OD-ESC-04 (TV-47): after it has failed Reacts may still be played on the same attack', () => {
    const duel = bitten({ s: holding('R01'), threat: WAITING, dice: [2] });
    play(duel, ESCAPE, react('R01'));
    expect(survivor(duel)).toMatchObject({ hp: 23, tp: 0 });
    const other = bitten({ s: holding('R01'), threat: WAITING, dice: [5] });
    play(other, react('R01'), ESCAPE);
    expect(survivor(other)).toMatchObject({ hp: 24, tp: 0 });
  });

  it('OD-ESC-01 (TV-48): a Rabbit Foot adds 1, and with Sneakers it is free', () => {
    const lucky = bitten({ s: { ap: 0, attachments: ['A07'] }, threat: WAITING, dice: [3] });
    play(lucky, ESCAPE);
    expect(survivor(lucky)).toMatchObject({ hp: 24, tp: 1 });
    const quick = bitten({ s: { ap: 0, tp: 0, attachments: ['A08'] }, threat: WAITING, dice: [4] });
    play(quick, ESCAPE);
    expect(survivor(quick)).toMatchObject({ hp: 24, tp: 0 });
  });

  it.each([
    { foot: false, die: 6, hp: 24 },
    { foot: false, die: 5, hp: 19 },
    { foot: true, die: 5, hp: 24 },
  ])('OD-ESC-01, OD-CMB-04 (TV-49): against 6+ a $die, with a Rabbit Foot: $foot', ({ foot, die, hp }) => {
    const duel = bitten({
      s: { ap: 0, tp: 1, attachments: foot ? ['A07'] : [] },
      threat: ['ZX1'],
      z: { th: 0 },
      dice: [die],
    });
    play(duel, ESCAPE);
    expect(survivor(duel).hp).toBe(hp);
  });

  it('OD-ESC-05, OD-PRIV-05: an attack that would deal nothing may be escaped by whoever asks for it', () => {
    const plan = { s: { ap: 0, cover: true }, threat: ['ZW1', 'ZB1'] } as const;
    expect(stateOf(bitten(plan)).bite?.zombie).not.toBe(1);
    const autoPass = { ...survivor(acting()).autoPass, minAttackDamage: 0 };
    const asks = bitten({ ...plan, s: { ...plan.s, autoPass } });
    expect([decisionIn(asks), whyNot(asks, ESCAPE), asks.whole().prompt.params.damage]).toEqual([
      'attackReact',
      null,
      0,
    ]);
  });
});

describe('replies to a miss', () => {
  it('OD-REACT-03, OD-REACT-04 (TV-50): Steady Hands rolls an Escape again, with one more', () => {
    const duel = bitten({ s: holding('R06'), threat: WAITING, dice: [2, 3] });
    play(duel, ESCAPE);
    expect(decisionIn(duel)).toBe('missWindow');
    const told = play(duel, react('R06'));
    expect(entriesOf(told, 'escape-rolled')).toMatchObject([
      { die: 3, bonus: 1, success: true, reroll: true },
    ]);
    expect(survivor(duel)).toMatchObject({ hp: 24, tp: 0 });
  });

  it('OD-CMB-05 (TV-51): Dumb Luck makes a missed call of bare hands a hit', () => {
    const duel = acting({ s: { survivor: 'V02', hand: ['R07'] }, threat: ['ZB3'], dice: [5] });
    play(duel, attack(1, 4), react('R07'));
    expect([hpOf(duel), survivor(duel).tp]).toEqual([[['ZB3', 7]], 0]);
  });

  it('OD-REACT-04: the window opens anew after a reroll that fails again; named numbers stay', () => {
    const duel = acting({
      s: { survivor: 'V02', hand: ['R06', 'R06'], tp: 2 },
      threat: ['ZB3'],
      dice: [1, 2, 4],
    });
    play(duel, attack(1, 4), react('R06'));
    expect(decisionIn(duel)).toBe('missWindow');
    play(duel, react('R06'));
    expect(hpOf(duel)).toEqual([['ZB3', 7]]);
    const passed = acting({ s: { survivor: 'V02', hand: ['R06'], tp: 2 }, threat: ['ZB3'], dice: [1] });
    play(passed, attack(1, 4), PASS);
    expect([decisionIn(passed), hpOf(passed)]).toEqual(['main', [['ZB3', 8]]]);
  });
});

describe('damage of a zombie attack', () => {
  it('OD-DMG-02, OD-DMG-03, OD-DMG-04 (TV-52): Sidestep, Cover and Shield take four off, and nothing follows', () => {
    const duel = bitten({
      s: { ap: 0, cover: true, hand: ['R01'], items: items('I03') },
      threat: ['ZB3', 'ZB1'],
    });
    const told = play(duel, react('R01'));
    expect(entriesOf(told, 'bite-landed')).toMatchObject([
      {
        damage: 4,
        dealt: 0,
        reductions: [
          { by: 'react', n: 2 },
          { by: 'cover', n: 1 },
          { by: 'ward', n: 1 },
        ],
      },
    ]);
    expect(survivor(duel)).toMatchObject({ hp: 24, items: [{ dur: 4 }] });
  });

  it('OD-DMG-04 (TV-53): Shield and Jacket work on a big bite, the Jacket not on a small one', () => {
    const big = bitten({ s: { ap: 0, tp: 0, items: items('I03', 'I14') }, threat: ['ZB3', 'ZB1', 'ZB2'] });
    expect(survivor(big)).toMatchObject({ hp: 22, items: [{ dur: 4 }, { dur: 3 }] });
    const small = bitten({ s: { ap: 0, tp: 0, items: items('I14') }, threat: ['ZW1', 'ZB1', 'ZB2'] });
    expect(survivor(small)).toMatchObject({ hp: 23, items: [{ dur: 4 }] });
  });

  it('OD-DMG-04 (edge case 17): of two Shields one works, once a Zombie Phase', () => {
    const duel = attacking({ s: { ap: 0, tp: 0, items: items('I03', 'I03') }, threat: ['ZB1', 'ZB1'] });
    play(duel, declare(1));
    expect(survivor(duel).hp).toBe(24 - 2 - 3);
  });

  it('OD-DMG-02 (TV-58, edge case 13): Surge is paid at the declaration, and is gone when the bite is escaped', () => {
    const landed = bitten({ s: { ap: 0, tp: 0 }, threat: ['ZX1', 'ZB1', 'ZB2'], z: { th: 2 } }, true);
    expect([survivor(landed).hp, controller(landed).th]).toEqual([17, 0]);
    const off = bitten({ s: { ap: 0, tp: 1 }, threat: ['ZX1', 'ZB1', 'ZB2'], z: { th: 2 }, dice: [6] }, true);
    play(off, ESCAPE);
    expect([survivor(off).hp, controller(off).th]).toEqual([24, 0]);
    expect(whyNot(attacking({ threat: ['ZX1'], z: { th: 1 } }), declare(1, true))).toBe('noTh');
    expect(whyNot(attacking({ threat: ['ZB1'], z: { th: 1 } }), declare(1, true))).toBe('noAbility');
  });

  it('OD-KW-01, OD-DMG-02 (TV-59): Pack and the aura of the Conductor add up', () => {
    const duel = bitten({ s: { ap: 0, tp: 0 }, threat: ['ZW6', 'ZX3', 'ZW1', 'ZB1'] });
    expect(survivor(duel).hp).toBe(21);
  });

  it('OD-KW-01 (edge case 37): the aura is gone with its zombie, and helps Walkers only', () => {
    const duel = bitten({ s: { ap: 0, tp: 0 }, threat: ['ZB1', ['ZX3', { stunned: true }], 'ZW1', 'ZW2'] });
    expect(survivor(duel).hp).toBe(21);
    const alone = bitten({ s: { ap: 0, tp: 0 }, threat: ['ZW1', 'ZB1', 'ZW2'], street: ['ZX3'] });
    expect(survivor(alone).hp).toBe(23);
  });

  it('OD-KW-02, OD-DMG-05 (TV-60): Infection bites once, at the start of the next Zombie Phase, unless it is cured', () => {
    const plan = { s: { ap: 0, tp: 0 }, threat: ['ZW3'], z: { th: 0 } } as const;
    const ill = bitten(plan);
    expect(survivor(ill)).toMatchObject({ hp: 23, infection: 1 });
    nextTurn(ill);
    play(ill, END);
    expect(survivor(ill)).toMatchObject({ hp: 22, infection: 0 });
    const cured = acting({ s: { infection: 3, hp: 24, items: items('I11') } });
    play(cured, { type: 'USE_ITEM', item: 900 });
    expect(survivor(cured).infection).toBe(0);
  });

  it('OD-DMG-05 (TV-61): a Wrecker breaks the Weapon', () => {
    const duel = bitten({
      s: { ap: 0, tp: 0, weapon: weapon('W01', { dur: 2, attachments: ['A02'] }) },
      threat: ['ZB5', 'ZB1', 'ZB2'],
    });
    expect(survivor(duel)).toMatchObject({
      hp: 22,
      weapon: null,
      graveyard: { survivorCards: ['W01', 'A02'] },
    });
  });

  it.each([
    { die: 3, hp: 24 },
    { die: 4, hp: 22 },
  ])('OD-KW-01, OD-ATK-03 (TV-62): a Clumsy attack rolls $die after all replies', ({ die, hp }) => {
    const duel = bitten({ s: holding('R01'), threat: ['ZW2', 'ZB1', 'ZB2'], dice: [die] });
    expect(decisionIn(duel)).toBe('attackReact');
    const told = play(duel, PASS);
    expect(entriesOf(told, 'clumsy-rolled')).toMatchObject([{ need: 4, die }]);
    expect(survivor(duel).hp).toBe(hp);
  });

  it('OD-KW-03, OD-KW-05, OD-DMG-05: Cover takes one off each attack; Grab, Screecher and Infect follow 1 damage or more', () => {
    const duel = attacking({ s: { ap: 0, tp: 0, cover: true }, threat: ['ZB6', 'ZR7', 'ZW3'], z: { th: 0 } });
    play(duel, declare(1));
    while (decisionIn(duel) === 'chooseAttacker') play(duel, duel.legalMoves()[0] ?? PASS);
    expect(survivor(duel)).toMatchObject({ hp: 23, grabbed: true, infection: 0 });
    expect(controller(duel).th).toBe(0);
  });

  it('OD-DMG-05 (edge case 35): Infection stops at 5, and a Screecher gives a TH', () => {
    const ill = bitten({ s: { ap: 0, tp: 0, infection: 4 }, threat: ['ZX2', 'ZB1', 'ZB2'], z: { th: 0 } });
    expect(survivor(ill).infection).toBe(5);
    const loud = bitten({ s: { ap: 0, tp: 0 }, threat: ['ZR7', 'ZB1', 'ZB2'], z: { th: 0 } });
    expect(controller(loud).th).toBe(1);
  });
});

describe('Reacts to an attack', () => {
  it('OD-REACT-01 (TV-54): Wrong Neighbour lets the attacker hit another one', () => {
    const duel = bitten({ s: holding('R15', 'R10'), threat: ['ZB3', 'ZW1'] });
    play(duel, react('R15'));
    expect([hpOf(duel), survivor(duel).hp]).toEqual([[['ZB3', 8]], 24]);
    expect([decisionIn(duel), controller(duel).graveyard.zombieCards]).toEqual(['killWindow', ['ZW1']]);
  });

  it('OD-REACT-01 (edge cases 10, 11): a Clumsy attacker rolls for nothing then, and a Boss may be hit', () => {
    const duel = bitten({ s: holding('R15'), threat: ['ZW2', 'ZX1', 'ZB1'] });
    const told = play(duel, react('R15'), target(2));
    expect(entriesOf(told, 'clumsy-rolled')).toEqual([]);
    expect(hpOf(duel)).toEqual([
      ['ZW2', 3],
      ['ZX1', 12],
      ['ZB1', 7],
    ]);
    expect(whyNot(bitten({ s: { ap: 0, hand: ['R15'] }, threat: ['ZB3'] }), react('R15'))).toBe('noTarget');
  });

  it('OD-ATK-04 (TV-55): whoever is killed before it bites does not bite', () => {
    const duel = bitten({
      s: { ...holding('R05'), weapon: weapon('W01') },
      threat: [['ZB1', { hp: 4 }], 'ZB3'],
      dice: [2],
    });
    play(duel, react('R05'));
    expect(survivor(duel)).toMatchObject({ hp: 24, tp: 1, weapon: { dur: 5 } });
    expect(hpOf(duel)).toEqual([['ZB3', 8]]);
    const pistol = bitten({ s: { ...holding('R05'), weapon: weapon('W08') }, threat: ['ZB1'] });
    expect(whyNot(pistol, react('R05'))).toBe('needMelee');
  });

  it('OD-CMB-05: a React attack with bare hands names its numbers, and Block stands in its way', () => {
    const duel = bitten({ s: holding('R05'), threat: ['ZB1', 'ZB3'], dice: [2] });
    play(duel, react('R05'));
    expect([decisionIn(duel), whyNot(duel, { type: 'NUMBERS', numbers: [2] })]).toEqual([
      'needNumbers',
      'numbersCount',
    ]);
    play(duel, { type: 'NUMBERS', numbers: [2, 3] });
    expect(hpOf(duel)).toEqual([
      ['ZB1', 4],
      ['ZB3', 8],
    ]);
    expect(whyNot(bitten({ s: holding('R05'), threat: ['ZB1', 'ZW4'] }), react('R05'))).toBe('blocked');
  });

  it('OD-REACT-06 (TV-56, edge case 12): Last One at the Door negates every attack of the phase, and is exiled', () => {
    const duel = bitten({ s: holding('S01'), threat: ['ZB3', 'ZX1', 'ZR2'], z: { th: 1 } });
    play(duel, react('S01'));
    expect([decisionIn(duel), survivor(duel).exile.survivorCards]).toEqual(['chooseAttacker', ['S01']]);
    play(duel, declare(3, true));
    while (decisionIn(duel) === 'chooseAttacker') play(duel, duel.legalMoves()[0] ?? PASS);
    expect([survivor(duel).hp, controller(duel).th]).toEqual([24, 0]);
  });

  it('OD-DMG-06 (edge case 7): a Bloater that is hit back bursts, and its attack is off', () => {
    const duel = bitten({ s: { ...holding('R12') }, threat: [['ZM1', { hp: 2 }], 'ZB1'] });
    play(duel, react('R12'));
    expect(survivor(duel).hp).toBe(22);
    expect(stateOf(duel).bite?.zombie).toBe(2);
  });

  it('OD-ADV-04 (edge case 16): Kick Loose sends a Fast one back, and it does not return this turn', () => {
    const duel = bitten({ s: holding('R08'), threat: ['ZR1', 'ZB1'], dice: [3] });
    play(duel, react('R08'));
    expect([inZone(duel, 'zombie'), survivor(duel).hp]).toEqual([['ZR1'], 24]);
  });

  it('OD-KW-01: a Relentless attacker may be kicked loose, but stays', () => {
    const duel = bitten({ s: holding('R08'), threat: ['ZB4', 'ZB1'], dice: [3] });
    play(duel, react('R08'));
    expect([inZone(duel, 'threat'), survivor(duel).hp, stateOf(duel).bite?.zombie]).toEqual([
      ['ZB4', 'ZB1'],
      24,
      2,
    ]);
  });

  it('OD-WIN-02 (edge case 26): Not Today with an empty deck negates and draws nothing', () => {
    const duel = bitten({ s: { ...holding('R02'), deck: [] }, threat: WAITING });
    play(duel, react('R02'));
    expect(survivor(duel)).toMatchObject({ hp: 24, hand: [] });
  });
});

describe('replies to a death and to the end', () => {
  it('OD-REACT-02, OD-DMG-05 (TV-57): Playing Dead leaves 2 HP, and whoever cannot pay has lost', () => {
    const plan = { threat: ['ZM3', 'ZB1', 'ZB2'] } as const;
    const duel = bitten({ ...plan, s: { ...holding('R11'), hp: 1 } });
    play(duel, PASS);
    expect([decisionIn(duel), offered(duel)]).toEqual(['lethalWindow', ['PASS', 'REACT']]);
    play(duel, react('R11'));
    expect(survivor(duel)).toMatchObject({ hp: 2, tp: 0, infection: 1 });
    const poor = attacking({ threat: ['ZB1'], s: { ...holding('R11'), hp: 2, tp: 1 } });
    play(poor, declare(1), PASS);
    expect(poor.whole().outcome).toMatchObject({ reason: 'od.outcome.hp' });
  });

  it('OD-REACT-04 (edge case 9): two Bursts are two ends, each with a window of its own', () => {
    const bloaters = [
      ['ZM1', { hp: 1 }],
      ['ZM1', { hp: 1 }],
    ] as const;
    const duel = acting({ s: { hand: ['E03', 'R11', 'R11'], hp: 2, tp: 2 }, threat: bloaters });
    play(duel, event('E03'), react('R11'));
    expect(duel.whole().outcome).toMatchObject({ reason: 'od.outcome.hp' });
    const rich = acting({ s: { hand: ['E03', 'R11', 'R11'], hp: 2, tp: 4 }, threat: bloaters });
    play(rich, event('E03'), react('R11'), react('R11'));
    expect(survivor(rich).hp).toBe(2);
  });

  it('OD-WIN-03 (edge case 8): a Burst that kills ends the game, though it was the last enemy', () => {
    const duel = acting({ s: { hp: 2, hand: ['E03'], tp: 0 }, threat: [['ZM1', { hp: 1 }]] });
    play(duel, event('E03'));
    expect(duel.whole().outcome?.winners).toEqual(['seat-2']);
  });

  it('OD-REACT-04: a kill may be answered with any number of cards, each completely', () => {
    const duel = acting({
      s: { hand: ['E16', 'R09', 'R10', 'R14'], tp: 3, deck: ['W01', 'W02', 'W03'] },
      threat: ['ZW1'],
      z: { th: 5 },
    });
    play(duel, event('E16'), react('R14'));
    expect(controller(duel)).toMatchObject({
      th: 3,
      exile: { zombieCards: ['ZW1'] },
      graveyard: { zombieCards: [] },
    });
    expect(decisionIn(duel)).toBe('killWindow');
    play(duel, react('R10'), react('R09'));
    expect(survivor(duel)).toMatchObject({ ap: 3, tp: 0, hand: ['W01', 'W02'] });
    expect([stateOf(duel).marks.rollBonus, decisionIn(duel)]).toEqual([1, 'main']);
  });

  it('OD-DMG-06 (edge case 29): a body that has been exiled cannot be burned; at 0 TH it can', () => {
    const wren = { survivor: 'V04' } as const;
    const flare = acting({
      s: { ...wren, weapon: weapon('W13'), hand: ['R14', 'R10'] },
      threat: ['ZW1'],
      dice: [6],
    });
    play(flare, attack(1));
    expect([decisionIn(flare), whyNot(flare, react('R14'))]).toEqual(['killWindow', 'noTarget']);
    const broke = acting({ s: { hand: ['E16', 'R14'] }, threat: ['ZW1'], z: { th: 0 } });
    play(broke, event('E16'), react('R14'));
    expect(controller(broke).exile.zombieCards).toEqual(['ZW1']);
  });

  it('OD-RES-03, OD-REACT-01: Reacts are for the windows of the own turn', () => {
    const duel = acting({ s: { hand: ['R01', 'R03'] } });
    expect([
      whyNot(duel, react('R01')),
      whyNot(duel, event('R01')),
      whyNot(duel, { type: 'PLAY', card: 'R01' }),
    ]).toEqual(['reactOnly', 'reactOnly', 'reactOnly']);
    const window = bitten({ s: { ap: 0, hand: ['R03', 'E03', 'W01'] }, threat: ['ZB1', 'ZB3'] });
    expect([
      whyNot(window, react('R03')),
      whyNot(window, event('E03')),
      whyNot(window, react('E03')),
    ]).toEqual(['wrongTrigger', 'notInWindow', 'notInWindow']);
  });

  it('OD-ATK-01: no zombie is held back, and each attacks once', () => {
    const duel = attacking({
      s: { ap: 0, tp: 0 },
      threat: ['ZB1', 'ZW1', ['ZB3', { stunned: true }]],
      street: ['ZR1'],
    });
    expect(whyNot(duel, { type: 'END_ABILITIES' })).toBe('mustAttack');
    expect([whyNot(duel, declare(3)), whyNot(duel, declare(4))]).toEqual(['cannotAttack', 'cannotAttack']);
    play(duel, declare(2));
    expect(survivor(duel).hp).toBe(24 - 1 - 3);
  });
});

describe('the Stand-off', () => {
  it('OD-REACT-02, OD-REACT-04: is answered before anybody moves, again and again', () => {
    const duel = sessionAt(
      table({
        s: { ap: 0, hand: ['R03', 'R13'], tp: 2 },
        street: ['ZB1', ['ZR3', { sick: true }]],
        z: { th: 0 },
      }),
      'spawn',
    );
    play(duel, END_SPAWN, react('R13'));
    expect([hpOf(duel), decisionIn(duel)]).toEqual([[['ZB1', 6]], 'standoff']);
    play(duel, react('R03'));
    expect([inZone(duel, 'zombie'), survivor(duel).hp]).toEqual([['ZB1'], 24]);
  });

  it('OD-CMB-08 (3.7): Snap Shot shoots without AP, with a ranged Weapon only', () => {
    const plan = (card: 'W08' | 'W01') =>
      ({ s: { ap: 0, hand: ['R04', 'R13'], weapon: armed(card) }, street: ['ZB1'], dice: [6] }) as const;
    const duel = sessionAt(table(plan('W08')), 'standoff');
    play(duel, react('R04'));
    expect(hpOf(duel)).toEqual([['ZB1', 5]]);
    expect(whyNot(sessionAt(table(plan('W01')), 'standoff'), react('R04'))).toBe('needRanged');
  });

  it('OD-RES-06 (edge cases 3, 4): TH of a Choir Member that falls in the Stand-off pay for Surge, not for spawning', () => {
    const duel = sessionAt(
      table({
        s: { ap: 1, weapon: weapon('W08'), tp: 0 },
        street: ['ZW8'],
        threat: ['ZR2', 'ZB1'],
        z: { th: 0 },
        dice: [6],
      }),
      'standoff',
    );
    play(duel, { type: 'SNAP_ATTACK', target: 3 });
    expect([
      controller(duel).th,
      whyNot(duel, { type: 'SPAWN', index: 0 }) === null,
      whyNot(duel, declare(1, true)),
    ]).toEqual([1, false, null]);
  });

  it('OD-RES-01 (edge case 6): AP gained in the Zombie Phase are for this window', () => {
    const duel = sessionAt(
      table({
        s: { ap: 1, weapon: weapon('W08'), hand: ['R09'], tp: 1 },
        street: [['ZW1', { hp: 1 }], 'ZB1'],
        z: { th: 0 },
        dice: [6, 6],
      }),
      'standoff',
    );
    play(duel, { type: 'SNAP_ATTACK', target: 1 }, react('R09'));
    expect([survivor(duel).ap, decisionIn(duel)]).toEqual([1, 'standoff']);
    play(duel, { type: 'SNAP_ATTACK', target: 2 });
    expect(survivor(duel).ap).toBe(0);
  });
});
