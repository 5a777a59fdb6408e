import { describe, expect, it } from 'vitest';
import { createBot } from '../../../../models/dying-light/bot';
import { acting } from '../../../../models/dying-light/decisions/acting';
import type { ZoneId } from '../../../../models/dying-light/ids';
import { zonesOf } from '../../../../models/dying-light/map';
import type { Move } from '../../../../models/dying-light/moves';
import type { State } from '../../../../models/dying-light/state';
import { view } from '../../../../models/dying-light/view';
import type { BotLevel } from '../../../../models/kernel/types';
import { botMove, waitingFor } from '../../../helpers/bots';
import { answer, aRunner, aToken, type BoardPlan, board } from '../../../helpers/dying-light';
import type { RunnerPlan } from '../../../helpers/dying-light-runner';
import { setUp } from '../../../helpers/scenario-board';

const LEVELS = ['easy', 'normal', 'hard'] as const satisfies readonly BotLevel[];
const juno = aRunner('juno').gear('sneak');
const FLARE = aToken('obj-h', 'objective', 'C');

function turnOf(runner: RunnerPlan, plan: Omit<BoardPlan, 'runners'> = {}): State {
  const state = board({ ...plan, runners: [runner] });
  const tokens = state.tokens.filter(({ id, kind }) => id !== 'obj-a' && !kind.startsWith('loot'));
  return { ...state, tokens, active: 'juno', inhibitorUsed: true };
}

/** The moves of a turn as a bot makes them, until it passes. */
function turnOfBot(state: State, level: BotLevel): readonly Move[] {
  const moves: Move[] = [];
  let table = state;
  for (;;) {
    const seen = waitingFor('acting', view(table, 'seat-1'));
    const move = createBot(level, 'seat-1').choose(seen, acting.options(table));
    moves.push(move);
    if (move.type === 'PASS' || move.type === 'INTERACT') return moves;
    table = answer(table, acting, move as Parameters<typeof acting.take>[1]).state;
    if (table.stack.length > 0 || table.outcome) return moves;
  }
}

describe('a whole turn thought through (section 11.1)', () => {
  const carrier = juno.on('G').carrying('e-inhibitor').pool('basic[block]', 'basic[block]', 'basic[power]');
  const lastRound = turnOf(carrier, { round: 12, tokens: [FLARE] });

  it.each(LEVELS)(
    'in the last Round the %s bot leaps from the pad to the tower and lights the flare',
    (level) => {
      const moves = turnOfBot({ ...lastRound, luck: { ...lastRound.luck, dice: SAFE } }, level);
      expect(moves.map(({ type }) => type)).toEqual(['MOVE', 'INTERACT']);
      expect(moves[0]).toMatchObject({ kind: 'pad', to: 'C' });
    },
  );

  it('goes there past a crowd as well, since no Round follows', () => {
    const crowded = turnOf(carrier.pool('basic[block]'), {
      round: 12,
      tokens: [FLARE],
      infected: { bG: { viral: 2 }, bC: { viral: 3 } },
    });
    expect(botMove('acting', crowded, { seat: 'seat-1' })).toMatchObject({ type: 'MOVE', to: 'C' });
  });

  it('leaves a beacon alone that dies after the end, rather than to die for it', () => {
    const hurt = juno.on('D').heavy('wd-graze', 'wd-limp');
    const { state: start } = setUp('sc-dark', { runners: [hurt], difficulty: 'easy' });
    const rolled = hurt.pool('basic[climb]', 'basic[evade]', 'parkour[jump+evade]');
    const market = { ...start.areas.market, standing: { ...start.areas.market.standing, viral: 4 } };
    const nobody = { biter: 0, viral: 0, volatile: 0, howler: 0 };
    const beacon = { ...aToken('obj-a', 'objective', 'G'), expires: null };
    const state: State = {
      ...start,
      runners: board({ runners: [rolled] }).runners,
      active: 'juno',
      round: start.scenario.lastRound,
      areas: { ...start.areas, market, laundryLane: { standing: nobody, down: nobody } },
      tokens: [...start.tokens.filter(({ kind }) => kind === 'nest' || kind === 'uv'), beacon],
    };
    const went = (table: State) => {
      const move = botMove('acting', table, { seat: 'seat-1' });
      return move.type === 'MOVE' && ['G', 'h', 'k', 'g'].includes(move.to);
    };
    const dying = { ...beacon, expires: 1 };
    const vars = { answered: 0, missed: 2 };
    const urgent = { ...state, tokens: [...state.tokens.filter(({ id }) => id !== 'obj-a'), dying] };
    expect(went(state)).toBe(false);
    expect(went({ ...urgent, scenario: { ...state.scenario, vars } })).toBe(true);
  });

  it('pushes nobody to where a companion waits for the Exposure Phase (DL-BOOST-08)', () => {
    const teo = aRunner('teo').gear('scavenger').on('H').pool('combat[push]', 'basic[climb]', 'basic[climb]');
    /** Where Teo pushes the Volatile that stands in his way while Juno, whose turn is over, waits in a Zone. */
    const pushedBeside = (zone: ZoneId) => {
      const state = board({
        runners: [teo, juno.on(zone).tempo(3)],
        round: 9,
        infected: { bH: { volatile: 1 } },
        tokens: [aToken('inhibitor-1', 'inhibitor', 'M')],
      });
      const tokens = state.tokens.filter(({ id, kind }) => id !== 'obj-a' && !kind.startsWith('loot'));
      const activationDeck = {
        draw: ['act-enemy' as const],
        discard: ['act-juno' as const, 'act-teo' as const],
      };
      const table: State = { ...state, tokens, activationDeck, active: 'teo' };
      const move = botMove('acting', table, { seat: 'seat-1' });
      return move.type === 'MOVE' ? move.push.map(({ toArea }) => toArea) : [];
    };
    const [usual] = pushedBeside('t');
    if (!usual) throw new Error('Teo does not push.');
    const [waiting] = zonesOf(usual);
    if (!waiting) throw new Error('An Area without Zones.');
    expect(pushedBeside(waiting)).not.toContain(usual);
  });

  it.each(LEVELS)('the %s bot never walks back at once over a whole turn', (level) => {
    const zones = ['q', 'f', 'D'] as const;
    for (const zone of zones) {
      const start = turnOf(
        juno.on(zone).pool('basic[block]', 'basic[evade]', 'basic[jump]', 'parkour[climb]', 'combat[power]'),
        { round: 9, tokens: [FLARE] },
      );
      const moves = turnOfBot({ ...start, luck: { ...start.luck, dice: SAFE } }, level);
      const visited = [zone, ...moves.flatMap((move) => (move.type === 'MOVE' ? [move.to] : []))];
      expect(visited.filter((to, at) => to === visited[at - 2])).toEqual([]);
    }
  });
});

const SAFE = Array.from({ length: 20 }, () => ({ die: 'risk', face: 'safe' }));
