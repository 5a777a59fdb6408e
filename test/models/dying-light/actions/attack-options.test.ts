import { describe, expect, it } from 'vitest';
import { attack } from '../../../../models/dying-light/actions/attack';
import { aRunner, type BoardPlan, board } from '../../../helpers/dying-light';
import { firstRunner } from '../../../helpers/dying-light-moves';

const juno = aRunner('juno').on('a').weapon('w-hammer');

function optionsOf(plan: BoardPlan) {
  const state = board(plan);
  const runner = firstRunner(state);
  const options = attack.options(state, runner);
  return { options, refused: options.filter((move) => attack.why(state, runner, move) !== null) };
}

describe('the attacks on offer (method 9.1.4)', () => {
  it('name each target type and each kind of die once; a Special each kind of die to fatigue', () => {
    const { options } = optionsOf({
      runners: [juno.pool('basic[jump]', 'basic[jump]', 'basic[climb]').tempo(2)],
      infected: { northGate: { biter: 3 } },
    });
    expect(options.map(({ mode, die, fatigueDie }) => [mode, die, fatigueDie])).toEqual([
      ['standard', 'die-basic-1', null],
      ['standard', 'die-basic-3', null],
      ['special', 'die-basic-1', 'die-basic-4'],
      ['special', 'die-basic-1', 'die-basic-2'],
      ['special', 'die-basic-1', 'die-basic-3'],
      ['special', 'die-basic-3', 'die-basic-4'],
      ['special', 'die-basic-3', 'die-basic-1'],
    ]);
  });

  it('use Power wherever it shows, and offer a Push before as well as after (DL-BOOST-06)', () => {
    const { options } = optionsOf({
      runners: [juno.pool('combat[power+push]')],
      infected: { northGate: { biter: 1, viral: 1 } },
    });
    expect(
      options.filter(({ mode }) => mode === 'special').map(({ targetType, push }) => [targetType, push]),
    ).toEqual([
      ['biter', []],
      ['viral', []],
      ['viral', [{ type: 'biter', toArea: 'laundryLane' }]],
      ['biter', [{ type: 'viral', toArea: 'laundryLane' }]],
    ]);
    expect(options.every((move) => move.fatigueDie === null)).toBe(true);
  });

  it('are all legal, with Momentum, Gear and a bow too', () => {
    const { options, refused } = optionsOf({
      runners: [
        juno
          .weapon('w-bow')
          .pool('momentum[push+evade]', 'combat[push]', 'basic[block]')
          .tempo(1)
          .gear('scavenger'),
      ],
      infected: { northGate: { biter: 2, howler: 1 }, tramBend: { volatile: 1 } },
      down: { laundryLane: { viral: 1 } },
    });
    expect(options.length).toBeGreaterThan(50);
    expect(refused).toEqual([]);
  });

  it('are none without a target, a die or a free slot', () => {
    const infected = { northGate: { biter: 1 } };
    const full = juno.track(null, null, null, null, null, null, null, 'basic[jump]').pool('basic[jump]');
    expect([
      optionsOf({ runners: [juno.pool('basic[jump]')] }).options,
      optionsOf({ runners: [juno], infected }).options,
      optionsOf({ runners: [full], infected }).options,
    ]).toEqual([[], [], []]);
  });
});
