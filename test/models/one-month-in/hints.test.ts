import { describe, expect, it } from 'vitest';
import { type HintCursor, NOTHING_SAID } from '../../../models/kernel/hints';
import { HINTS, type Hint, hintFor, spanOf } from '../../../models/one-month-in/tutorial';
import { composedText } from '../../../renderer/i18n';
import {
  acting,
  BLUE,
  type OMSession,
  play,
  sessionAt,
  type TablePlan,
  table,
} from '../../helpers/one-month-in';

const ZOO = '-2,1';
const FARM = '-1,-1';

function askedIn(session: OMSession) {
  const { position, prompt, log, legal, moves } = session.seen('table');
  const seat = prompt.seats[0] ?? null;
  const entries = log.map(({ entry }) => entry);
  return { moves, asked: { state: position.state, decision: prompt.id, seat, legal, log: entries } };
}

function hintIn(session: OMSession, said: HintCursor = NOTHING_SAID): Hint | null {
  const { asked, moves } = askedIn(session);
  return hintFor(asked, moves, said);
}

/** What has been said once a hint was on the screen. */
function saidIn(session: OMSession): HintCursor {
  const hint = hintIn(session);
  if (!hint) throw new Error('There is no hint.');
  const { asked, moves } = askedIn(session);
  return { first: { [hint.id]: spanOf(hint, asked, moves) }, closed: [] };
}

const held: TablePlan = {
  at: { [ZOO]: { id: 'zoo', owner: BLUE, loot: ['sal-01', 'sal-03'], people: [[BLUE, 'whole', [0, 2, 0]]] } },
};

function badFight(): OMSession {
  const people = [[BLUE, 'inner', [0, 1, 0]]] as const;
  const more = { fight: { tile: FARM, rounds: 0, kills: 0 } } as const;
  return sessionAt(table({ at: { [FARM]: { id: 'farm-05', zombies: 3, people } }, more }), 'fightDecide');
}

describe('the small hints', () => {
  it('say that zombies stay inside when the first ones are met', () => {
    const session = acting({ options: { guidedCity: true } });
    expect(hintIn(session)).toBeNull();
    play(session, { type: 'MOVE', from: '-2,0', zone: 'whole', to: '-1,0', k1: 2, k2: 0 });
    expect(hintIn(session)?.id).toBe('outside');
  });

  it('tell of loot where there is some to turn up, and no more when one card has been', () => {
    const session = acting(held);
    expect(hintIn(session)?.id).toBe('loot');
    play(session, { type: 'SCAVENGE', tile: ZOO, payFrom: 1 });
    expect(hintIn(session)).toBeNull();
  });

  it('tell what salvage buys, until something has been bought', () => {
    const session = acting({ salvage: [4, 0] });
    expect(hintIn(session)?.id).toBe('gear');
    play(session, { type: 'ARM' });
    expect(hintIn(session)).toBeNull();
  });

  it('advise to leave a fight that looks bad, for one decision', () => {
    const session = badFight();
    const said = saidIn(session);
    expect(hintIn(session)?.id).toBe('bad-fight');
    expect(hintIn(session, said)?.id).toBe('bad-fight');
    const { asked, moves } = askedIn(session);
    expect(hintFor(asked, moves + 1, said)).toBeNull();
  });

  it('tell of the hold as long as nobody closes it', () => {
    const session = acting({ at: { '0,0': { id: 'research-centre', zombies: 7 } } });
    const said = saidIn(session);
    expect(hintIn(session, said)?.id).toBe('hold');
    play(session, { type: 'END_TURN' });
    expect(hintIn(session, said)?.id).toBe('hold');
    expect(hintIn(session, { ...said, closed: ['hold'] })).toBeNull();
  });

  it('are said for one turn only', () => {
    const session = acting(held);
    const said = saidIn(session);
    expect(hintIn(session, said)?.id).toBe('loot');
    const later = sessionAt({ ...session.whole().position.state, round: 3 });
    expect(hintIn(later, said)).toBeNull();
  });

  it('are for those who are asked at the screen', () => {
    const { asked, moves } = askedIn(acting(held));
    expect(hintFor({ ...asked, legal: [] }, moves, NOTHING_SAID)).toBeNull();
  });

  it('all have words', () => {
    expect(HINTS.map(({ id }) => id)).toEqual(['bad-fight', 'outside', 'loot', 'gear', 'hold']);
    expect(HINTS.map(({ text }) => composedText(text)).filter((text) => text.startsWith('['))).toEqual([]);
  });
});
