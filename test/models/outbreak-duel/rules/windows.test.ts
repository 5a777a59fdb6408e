/** Who is asked when, and what may be known by it: vectors 68 and 69 of the specification, OD-REACT-05, OD-PRIV-01 to 06. */
import { describe, expect, it } from 'vitest';
import type { SurvivorCardId } from '../../../../models/outbreak-duel/ids';
import {
  acting,
  attack,
  attacking,
  decisionIn,
  declare,
  END,
  END_SPAWN,
  ESCAPE,
  entriesOf,
  event,
  newDuel,
  offered,
  PASS,
  type Plan,
  play,
  react,
  S,
  seats,
  sessionAt,
  stateOf,
  survivor,
  table,
  weapon,
  whyNot,
  Z,
} from '../../../helpers/outbreak-duel';

const HOT_SEAT = seats('person', 'person');
/** A hand without any React. */
const USELESS: readonly SurvivorCardId[] = ['W01', 'E01', 'I01'];

function bitten(plan: Plan) {
  const duel = attacking({ threat: ['ZB1', 'ZB3', 'ZW1'], ...plan });
  play(duel, declare(1));
  return duel;
}

const settings = (more: Partial<ReturnType<typeof survivor>['autoPass']>) => ({
  ...survivor(acting()).autoPass,
  ...more,
});

describe('whether a window opens', () => {
  const used = { marks: { ...table().marks, quickEscapeUsed: true } };

  it('OD-REACT-05, OD-PRIV-01 (TV-68): between two people in the Zombie Phase it does whatever is held', () => {
    const duel = bitten({ s: { ap: 0, tp: 1, hand: USELESS }, more: used, seats: HOT_SEAT });
    expect([decisionIn(duel), offered(duel)]).toEqual(['attackReact', ['PASS']]);
  });

  it('OD-PRIV-01: by a rule of the house it is asked between two people only where there is a reply', () => {
    const plan = { more: used, seats: HOT_SEAT, options: { openReplies: true } };
    expect(stateOf(bitten({ s: { ap: 0, tp: 1, hand: USELESS }, ...plan })).bite).toBeNull();
    const able = bitten({ s: { ap: 0, tp: 1, hand: ['R05'] }, ...plan });
    expect([decisionIn(able), offered(able)]).toEqual(['attackReact', ['PASS', 'REACT']]);
  });

  it('OD-REACT-05, OD-PRIV-01 (TV-68): against a bot only where there is a legal reply, for a bot against a person as between people', () => {
    const plan = { s: { ap: 0, tp: 1, hand: USELESS }, more: used };
    expect(stateOf(bitten({ ...plan })).bite).toBeNull();
    expect(decisionIn(bitten({ ...plan, seats: seats('bot', 'person') }))).toBe('attackReact');
    expect(stateOf(bitten({ ...plan, seats: seats('bot', 'bot') })).bite).toBeNull();
  });

  it('OD-REACT-05 (TV-69): without TP and without Sneakers there is none', () => {
    const duel = bitten({ s: { ap: 0, tp: 0, hand: ['R01'] }, seats: HOT_SEAT });
    expect([decisionIn(duel), survivor(duel).hp]).toEqual(['chooseAttacker', 21]);
    const shoes = bitten({ s: { ap: 0, tp: 0, hand: [], attachments: ['A08'] }, seats: HOT_SEAT });
    expect(decisionIn(shoes)).toBe('attackReact');
  });

  it.each([
    { hand: 1, tp: 1, asked: true },
    { hand: 0, tp: 2, asked: false },
    { hand: 3, tp: 0, asked: false },
  ])(
    'OD-REACT-05: a Stand-off without a target is asked by hand ($hand) and TP ($tp)',
    ({ hand, tp, asked }) => {
      const state = table({
        s: { ap: 0, tp, hand: USELESS.slice(0, hand) },
        street: ['ZB1'],
        seats: HOT_SEAT,
      });
      const duel = sessionAt(state, 'spawn');
      play(duel, END_SPAWN);
      expect(decisionIn(duel) === 'standoff').toBe(asked);
    },
  );

  it('OD-REACT-05: held AP and a target open the Stand-off', () => {
    const plan = {
      s: { ap: 1, tp: 0, hand: [], weapon: weapon('W08') },
      street: ['ZB1'],
      seats: HOT_SEAT,
    } as const;
    const duel = sessionAt(table(plan), 'spawn');
    play(duel, END_SPAWN);
    expect(decisionIn(duel)).toBe('standoff');
  });

  it('OD-REACT-05: a kill and a miss are asked with a card and 1 TP, the end with 2', () => {
    const duel = sessionAt(
      table({
        s: { ap: 2, tp: 1, hand: ['W01'], weapon: weapon('W08') },
        street: ['ZR3', 'ZB1'],
        dice: [6, 1],
        seats: HOT_SEAT,
      }),
      'standoff',
    );
    play(duel, { type: 'SNAP_ATTACK', target: 1 });
    expect([decisionIn(duel), offered(duel)]).toEqual(['killWindow', ['PASS']]);
    play(duel, PASS, { type: 'SNAP_ATTACK', target: 2 });
    expect(decisionIn(duel)).toBe('missWindow');
    const poor = bitten({ s: { ap: 0, tp: 1, hp: 3, hand: ['W01'] }, seats: HOT_SEAT });
    play(poor, PASS);
    expect(poor.whole().outcome).not.toBeNull();
    const asked = bitten({ s: { ap: 0, tp: 2, hp: 3, hand: ['W01'] }, seats: HOT_SEAT });
    play(asked, PASS);
    expect(decisionIn(asked)).toBe('lethalWindow');
  });

  it('OD-PRIV-01: in the own Survivor Phase, alone behind the curtain, a person is asked only for a reason', () => {
    const plan = { weapon: weapon('W01'), tp: 2 } as const;
    const without = acting({ s: { ...plan, hand: USELESS }, threat: ['ZB1'], dice: [1], seats: HOT_SEAT });
    play(without, attack(1));
    expect(decisionIn(without)).toBe('main');
    const holding = acting({ s: { ...plan, hand: ['R06'] }, threat: ['ZB1'], dice: [1], seats: HOT_SEAT });
    play(holding, attack(1));
    expect(decisionIn(holding)).toBe('missWindow');
  });

  it('OD-PRIV-06: that it was asked there is known to nobody else, not even by what can be taken back', () => {
    const game = (hand: readonly SurvivorCardId[]) => {
      const duel = acting({
        s: { weapon: weapon('W01'), hand },
        threat: ['ZB1'],
        dice: [1],
        seats: HOT_SEAT,
      });
      play(duel, attack(1));
      if (decisionIn(duel) === 'missWindow') play(duel, PASS);
      const { log, undo, prompt } = duel.seen(Z);
      return { log: log.map(({ entry }) => entry), undo, prompt };
    };
    expect(game(['R06'])).toEqual(game(['W01']));
  });
});

describe('what is hidden', () => {
  it('OD-PRIV-02: hands and the order of decks; everything else lies open', () => {
    const duel = newDuel({}, HOT_SEAT);
    const seen = duel.seen(Z).position.state;
    const [own, other] = [seen.players[1], seen.players[0]];
    expect(other.hand).toEqual(Array(5).fill('face-down'));
    expect([new Set(other.deck), new Set(other.zombieDeck)]).toEqual([
      new Set(['face-down']),
      new Set(['face-down']),
    ]);
    expect(own.hand).toEqual(stateOf(duel).players[1].hand);
    expect(own.deck.toSorted()).toEqual(stateOf(duel).players[1].deck.toSorted());
    expect(own.deck).not.toEqual(stateOf(duel).players[1].deck);
    expect(other.hordeRow).toEqual(stateOf(duel).players[0].hordeRow);
    expect(seen.luck).toEqual({ rng: [], dice: [], draws: [] });
    expect(duel.seen('table').position.state.players[1].hand).toEqual(Array(5).fill('face-down'));
  });

  it('OD-PRIV-02, OD-PRIV-06: the log tells that somebody draws, and to that seat what', () => {
    const duel = acting({ s: { hand: ['E01'], deck: ['W01', 'W02'] }, seats: HOT_SEAT });
    play(duel, event('E01'));
    const last = (viewer: 'seat-1' | 'seat-2' | 'table') => duel.seen(viewer).log.at(-1)?.entry;
    expect(last(S)).toMatchObject({ type: 'drew', cards: ['W01', 'W02'] });
    expect(last(Z)).toMatchObject({ type: 'drew', cards: ['face-down', 'face-down'] });
    expect(last('table')).toEqual(last(Z));
  });

  it('OD-SETUP-04, OD-PRIV-02: the other seat learns only how many cards were kept', () => {
    const duel = newDuel({}, HOT_SEAT);
    play(duel, { type: 'READY' });
    play(duel, { type: 'KEEP', cards: [] });
    const told = duel.seen(Z).log.map(({ entry }) => entry);
    expect(entriesOf(told, 'kept')).toEqual([{ type: 'kept', seat: S, count: 0 }]);
    expect(entriesOf(told, 'drew').at(-1)).toMatchObject({
      cards: Array(5).fill('face-down'),
      cause: 'mulligan',
    });
  });

  it('OD-PRIV-03: between two people a curtain comes before each mulligan and each Survivor Phase', () => {
    const duel = newDuel({}, HOT_SEAT);
    const waits: [string, string][] = [];
    for (let count = 0; count < 8; count++) {
      waits.push([decisionIn(duel), duel.whole().prompt.seats[0] ?? '']);
      const idle = duel
        .legalMoves()
        .find(({ type }) => ['READY', 'KEEP', 'PASS', 'END_SURVIVOR_PHASE', 'END_SPAWN'].includes(type));
      play(duel, idle ?? END);
    }
    expect(waits.slice(0, 5)).toEqual([
      ['handover', S],
      ['mulligan', S],
      ['handover', Z],
      ['mulligan', Z],
      ['handover', S],
    ]);
    expect(waits[5]).toEqual(['main', S]);
    expect(decisionIn(newDuel())).toBe('mulligan');
  });

  it("OD-PRIV-03: nobody else can take somebody's cards up", () => {
    const duel = newDuel({}, HOT_SEAT);
    expect(duel.play({ type: 'READY' }, Z)).toMatchObject({ ok: false, reason: { id: 'notYourTurn' } });
  });

  it('OD-PRIV-04: the prompt of a window is the same whatever is held', () => {
    const prompt = (hand: readonly SurvivorCardId[]) =>
      bitten({ s: { ap: 0, hand }, seats: HOT_SEAT }).whole().prompt;
    expect(prompt(['R01', 'R02', 'S01'])).toEqual(prompt(USELESS));
    expect(prompt(USELESS).params).toEqual({
      name: { text: 'Dora' },
      hp: 24,
      ap: 0,
      tp: 2,
      zombie: 'od.card.ZB1.name',
      damage: 3,
    });
  });
});

describe('settings that pass', () => {
  const set = (more: Parameters<typeof settings>[0]) =>
    ({ type: 'AUTO_PASS', seat: S, settings: settings(more) }) as const;

  it('OD-PRIV-05: a seat may set them at any time, and they are public', () => {
    const duel = acting({ seats: HOT_SEAT });
    expect(duel.play(set({ minAttackDamage: 3 }), S).ok).toBe(true);
    expect(duel.seen(Z).position.state.players[0].autoPass.minAttackDamage).toBe(3);
    expect(decisionIn(duel)).toBe('main');
    expect(duel.whyNot(set({}), Z)?.id).toBe('notYourTurn');
    expect(whyNot(duel, { type: 'AUTO_PASS', seat: 'seat-9', settings: settings({}) })).toBe('badChoice');
  });

  it('OD-PRIV-05: an attack that would deal less is passed, and the log says "passes", never why', () => {
    const duel = attacking({
      s: { ap: 0, autoPass: settings({ minAttackDamage: 4 }) },
      threat: ['ZB1', 'ZB3', 'ZW1'],
      seats: HOT_SEAT,
    });
    const told = play(duel, declare(1));
    expect(entriesOf(told, 'passed')).toEqual([
      { type: 'passed', seat: S, trigger: 'attack', auto: true, secret: false },
    ]);
    expect([decisionIn(duel), survivor(duel).hp]).toEqual(['chooseAttacker', 21]);
    play(duel, declare(2));
    expect(decisionIn(duel)).toBe('attackReact');
  });

  it('OD-PRIV-05: a trigger may be passed altogether', () => {
    const triggers = { ...settings({}).triggers, attack: 'pass', standoff: 'pass' } as const;
    const duel = sessionAt(
      table({
        s: { ap: 1, weapon: weapon('W08'), hand: USELESS, autoPass: settings({ triggers }) },
        threat: ['ZB1', 'ZW1'],
        seats: HOT_SEAT,
      }),
      'spawn',
    );
    const told = play(duel, END_SPAWN);
    expect(entriesOf(told, 'passed').map(({ trigger }) => trigger)).toEqual(['standoff']);
    expect(decisionIn(duel)).toBe('chooseAttacker');
  });

  it('OD-PRIV-05: what would bring HP to 0 is asked all the same, unless the rest of the phase is passed', () => {
    const triggers = { ...settings({}).triggers, attack: 'pass', lethal: 'pass' } as const;
    const low = { ap: 0, hp: 3, hand: USELESS } as const;
    expect(decisionIn(bitten({ s: { ...low, autoPass: settings({ triggers }) }, seats: HOT_SEAT }))).toBe(
      'attackReact',
    );
    const gone = bitten({ s: { ...low, autoPass: settings({ passRest: true }) }, seats: HOT_SEAT });
    expect(gone.whole().outcome).not.toBeNull();
  });

  it('OD-PRIV-05: passing the rest ends with the phase', () => {
    const duel = acting({ s: { autoPass: settings({ passRest: true }) }, seats: HOT_SEAT });
    play(duel, END);
    expect(survivor(duel).autoPass.passRest).toBe(false);
  });
});

describe('more of the windows', () => {
  it('OD-REACT-03: inner windows finish first', () => {
    const duel = bitten({
      s: { ap: 0, tp: 4, hand: ['R05', 'R06', 'R10', 'R01'], weapon: weapon('W05') },
      dice: [1, 6],
    });
    play(duel, react('R05'));
    expect([decisionIn(duel), stateOf(duel).bite?.zombie]).toEqual(['missWindow', 1]);
    play(duel, react('R06'));
    expect([decisionIn(duel), survivor(duel).board[0]?.card]).toEqual(['killWindow', 'ZB3']);
    play(duel, PASS);
    expect([stateOf(duel).bite, decisionIn(duel)]).toEqual([null, 'chooseAttacker']);
  });

  it('OD-ESC-03: in a window of something else there is no escape', () => {
    const duel = bitten({ s: { ap: 0, hand: ['R06'] }, dice: [1] });
    play(duel, ESCAPE);
    expect([decisionIn(duel), whyNot(duel, ESCAPE)]).toEqual(['missWindow', 'notNow']);
  });
});
