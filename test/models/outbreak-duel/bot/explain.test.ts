import { describe, expect, it } from 'vitest';
import texts from '../../../../assets/locales/en/outbreak-duel-bot.json';
import { explain } from '../../../../models/outbreak-duel/bot/explain';
import { PRECON_IDS } from '../../../../models/outbreak-duel/ids';
import type { Move } from '../../../../models/outbreak-duel/moves';
import {
  acting,
  attacking,
  declare,
  END,
  END_SPAWN,
  ESCAPE,
  newDuel,
  type ODSession,
  PASS,
  play,
  react,
  seats,
  sessionAt,
  table,
  weapon,
} from '../../../helpers/outbreak-duel';

/** What a bot says of a move, by what everybody may know. */
const said = (session: ODSession, move: Move) => explain(session.seen('table').position, move);

function biting(card: 'ZB1', hp = 20): ODSession {
  const session = attacking({ s: { hp, hand: ['R01'] }, threat: [card, 'ZW1'] });
  play(session, declare(1));
  return session;
}

/** A Zombie Phase in which the second seat buys from its Row. */
const spawning = (th: number, hordeRow: readonly ('ZX1' | 'ZR1' | 'ZW1')[]) =>
  sessionAt(table({ z: { th, hordeRow } }), 'spawn');

const THREE = ['ZB1', 'ZW1'] as const;

/** A position for each sentence. */
const SAID: Readonly<Record<string, () => ReturnType<typeof explain>>> = {
  attack: () =>
    said(acting({ s: { weapon: weapon('W08') }, threat: ['ZB1'] }), { type: 'ATTACK', target: 1 }),
  'attack-kills': () =>
    said(acting({ s: { weapon: weapon('W08') }, threat: ['ZR1'] }), { type: 'ATTACK', target: 1 }),
  arm: () => said(acting({ s: { hand: ['W01'] } }), { type: 'PLAY', card: 'W01' }),
  loot: () => said(acting({ s: { hand: ['W01'] } }), { type: 'LOOT', card: 'W01' }),
  heal: () => said(acting({ s: { survivor: 'V03', hp: 30, maxHp: 35 } }), { type: 'USE_ABILITY' }),
  hold: () => said(acting(), END),
  spawn: () => said(spawning(4, ['ZW1']), { type: 'SPAWN', index: 0 }),
  'spawn-fast': () => said(spawning(4, ['ZR1']), { type: 'SPAWN', index: 0 }),
  'spawn-boss': () => said(spawning(7, ['ZX1']), { type: 'SPAWN', index: 0 }),
  save: () => said(spawning(4, ['ZX1', 'ZW1']), END_SPAWN),
  surge: () => said(attacking({ threat: ['ZR2'], z: { th: 2 } }), declare(1, true)),
  weakest: () => said(attacking({ threat: THREE }), declare(2)),
  escape: () => said(biting('ZB1'), ESCAPE),
  react: () => said(biting('ZB1'), react('R01')),
  'react-lethal': () => said(biting('ZB1', 3), react('R01')),
};

describe('why a bot of the duel does what it does', () => {
  it.each(Object.entries(SAID))('is said in a sentence of its own: %s', (id, ask) => {
    expect(ask()?.id).toBe(`od.why.${id}`);
  });

  it('has no sentence that is never said', () => {
    expect(Object.keys(SAID).map((id) => `od.why.${id}`)).toEqual(Object.keys(texts).sort(inOrder));
  });

  it('names numbers of the table', () => {
    expect(SAID['attack-kills']?.()?.params).toEqual({ zombie: 'od.card.ZR1.name', chance: 83, n: 2 });
    expect(SAID.escape?.()?.params).toEqual({ chance: 50, n: 3 });
  });

  it('is not said of a pass, of cards that are kept, and where only one zombie attacks (OD-PRIV-05)', () => {
    expect(said(biting('ZB1'), PASS)).toBeNull();
    expect(said(newDuel(), { type: 'KEEP', cards: [] })).toBeNull();
    expect(said(attacking({ threat: ['ZB1'] }), declare(1))).toBeNull();
  });

  it('hopes for no Quick Escape that has been spent (OD-ESC-03)', () => {
    const spent = attacking({ threat: THREE });
    const { position } = spent.seen('table');
    const marks = { ...position.state.marks, quickEscapeUsed: true };
    const after = { ...position, state: { ...position.state, marks } };
    expect(explain(position, declare(2))?.id).toBe('od.why.weakest');
    expect(explain(after, declare(2))).toBeNull();
  });

  it('calls no scratch a reason to heal', () => {
    const short = (hp: number) =>
      said(acting({ s: { survivor: 'V03', hp, maxHp: 35 } }), { type: 'USE_ABILITY' });
    expect([short(34), short(32)?.params]).toEqual([null, { n: 3 }]);
  });

  it.each(PRECON_IDS)('tells nothing that does not lie open, in a whole game of %s (OD-PRIV-02)', (deck) => {
    const session = newDuel({ decks: [deck, deck] }, seats('bot', 'bot'), `said by ${deck}`);
    const before = new Map<number, ReturnType<typeof session.whole>['position']>();
    do before.set(session.seen('table').moves + 1, session.seen('table').position);
    while (session.playBot());
    const { asides, moves } = session.save();
    const heard = asides.flatMap((aside) => {
      const position = before.get(aside.move);
      const made = moves[aside.move - 1];
      return aside.kind === 'comment' && position && made
        ? [{ aside, again: explain(position, made.move) }]
        : [];
    });
    expect(heard.length).toBeGreaterThan(10);
    for (const { aside, again } of heard) expect(again).toEqual(aside.text);
    expect(session.seen('seat-1').asides).toEqual(session.seen('seat-2').asides);
  });
});

/** As they stand in the locale. */
function inOrder(one: string, other: string): number {
  const ids = Object.keys(texts);
  return ids.indexOf(one) - ids.indexOf(other);
}
