import { describe, expect, it } from 'vitest';
import { moveEffect } from '../../../../models/dying-light/decisions/moveEffect';
import type { ZoneId } from '../../../../models/dying-light/ids';
import type { MoveAction } from '../../../../models/dying-light/moves';
import { pushFrames } from '../../../../models/dying-light/play';
import { enterZone, performMove, whyNotMove } from '../../../../models/dying-light/rules/move';
import { moveOptions, pushChoices } from '../../../../models/dying-light/rules/move-payments';
import { draftRunner } from '../../../../models/dying-light/rules/runners';
import { tempo } from '../../../../models/dying-light/rules/tempo';
import type { State } from '../../../../models/dying-light/state';
import { answer, aRunner, entriesOf, perform, rolls, standing } from '../../../helpers/dying-light';
import { aMove, cheapest, firstRunner, onTurn } from '../../../helpers/dying-light-moves';

function go(state: State, move: MoveAction) {
  expect(whyNotMove(state, firstRunner(state), move)).toBeNull();
  return perform(state, (play) => performMove(play, draftRunner(play.state, firstRunner(state).id), move));
}

function enter(state: State, to: ZoneId) {
  return perform(state, (play) => enterZone(play, draftRunner(play.state, firstRunner(state).id), to));
}

const riskOf = (performed: ReturnType<typeof go>) => entriesOf(performed.entries, 'runner-moved')[0]?.risk;

describe('A Move', () => {
  it('TV-01, DL-MOVE-06: runs down a roof and on through the same Area without Risk, one die each', () => {
    const start = onTurn({
      runners: [aRunner('oskar').on('F').pool('basic[block]', 'basic[block]', 'combat[push]')],
      infected: { crossroads: { biter: 1 } },
    });
    const first = go(start, cheapest(start, 'run', 'n'));
    expect(riskOf(first)).toBe(0);
    const second = go(first.state, cheapest(first.state, 'run', 'm'));
    expect(riskOf(second)).toBe(0);
    const runner = firstRunner(second.state);
    expect([runner.zone, tempo(runner), runner.pool.length]).toEqual(['m', 2, 1]);
  });

  it('DL-MOVE-09: is told with what it cost and risked', () => {
    const start = onTurn({
      runners: [aRunner('oskar').on('I').pool('basic[jump]')],
      luck: { dice: rolls('risk', 'safe') },
    });
    expect(go(start, cheapest(start, 'jump', 'J')).entries).toEqual([
      { type: 'die-placed', runner: 'oskar', die: { id: 'die-basic-1', type: 'basic', face: 2 }, slot: 1 },
      {
        type: 'runner-moved',
        runner: 'oskar',
        kind: 'jump',
        from: 'I',
        to: 'J',
        over: 'r',
        dice: 1,
        tempo: 1,
        risk: 1,
      },
      { type: 'risk-rolled', runner: 'oskar', symbols: ['safe'], total: 1 },
    ]);
  });

  it('TV-05, DL-RISK-02: risks one die for every standing enemy of the Area left, Howlers too', () => {
    const start = onTurn({
      runners: [aRunner('oskar').on('l').pool('basic[block]', 'combat[block]')],
      infected: { garageRow: { biter: 2, howler: 1 } },
      down: { garageRow: { viral: 1 } },
      luck: { dice: rolls('risk', 'safe', 'safe', 'safe') },
    });
    expect(riskOf(go(start, cheapest(start, 'climb', 'm')))).toBe(3);
  });

  it('TV-09: a Jump risks one die whatever stands below', () => {
    const start = onTurn({
      runners: [aRunner('oskar').on('L').pool('basic[block]', 'combat[block]')],
      infected: { printCourt: { biter: 3 }, coalYard: { viral: 2 } },
      luck: { dice: rolls('risk', 'safe') },
    });
    const done = go(start, cheapest(start, 'jump', 'J'));
    expect([riskOf(done), firstRunner(done.state).zone, tempo(firstRunner(done.state))]).toEqual([1, 'J', 2]);
  });

  it('TV-13, DL-MOVE-05: a Jump Pad counts as a Jump', () => {
    const start = onTurn({
      runners: [aRunner('oskar').on('F').pool('basic[block]')],
      luck: { dice: rolls('risk', 'safe') },
    });
    const done = go(start, cheapest(start, 'pad', 'D'));
    expect([riskOf(done), tempo(firstRunner(done.state))]).toEqual([1, 1]);
  });

  it('DL-RISK-02: a Jump inside one Area has only its base Risk', () => {
    const start = onTurn({
      runners: [aRunner('oskar').on('F').pool('basic[block]')],
      infected: { bF: { viral: 2 } },
    });
    const inside = aMove('pad', 'o', ['die-basic-1']);
    const jump = { ...start, runners: [{ ...firstRunner(start), zone: 'm' as const }] };
    const padded = {
      ...jump,
      tokens: [...jump.tokens, { id: 'jump-pad-3', kind: 'jump-pad', zone: 'm', on: true, expires: null }],
      areas: { ...jump.areas, crossroads: { ...jump.areas.crossroads, standing: jump.areas.bF.standing } },
      luck: { ...jump.luck, dice: [...rolls('risk', 'safe')] },
    } satisfies State;
    expect(riskOf(go(padded, inside))).toBe(1);
  });

  it('DL-RISK-03, DL-ENV-01, DL-ENV-08: Fire in the Area left and Rough Terrain at the landing add Risk', () => {
    const start = onTurn({
      runners: [aRunner('oskar').on('n').pool('basic[block]', 'combat[block]')],
      luck: { dice: rolls('risk', 'safe') },
    });
    expect(riskOf(go(start, cheapest(start, 'run', 'r')))).toBe(1);
    const roof = onTurn({
      runners: [aRunner('oskar').on('B').pool('basic[block]', 'combat[block]')],
      luck: { dice: rolls('risk', 'safe', 'safe') },
    });
    expect(riskOf(go(roof, cheapest(roof, 'jump', 'g')))).toBe(2);
  });

  it('DL-BOOST-02: each Evade Boost takes one Risk off, down to none', () => {
    const start = onTurn({
      runners: [aRunner('oskar').on('I').pool('basic[evade]', 'parkour[jump+evade]')],
    });
    const done = go(
      start,
      aMove('jump', 'J', ['die-basic-1', 'die-parkour-1'], {
        boosts: [
          { dieId: 'die-basic-1', icon: 'evade' },
          { dieId: 'die-parkour-1', icon: 'evade' },
        ],
      }),
    );
    expect(riskOf(done)).toBe(0);
    expect(entriesOf(done.entries, 'risk-rolled')).toEqual([]);
  });

  it('TV-62, DL-GEAR-04: Mara jumps from an empty Area without a roll', () => {
    const start = onTurn({ runners: [aRunner('mara').on('I').pool('basic[jump]')] });
    const done = go(start, cheapest(start, 'jump', 'J'));
    expect(entriesOf(done.entries, 'risk-rolled')).toEqual([]);
  });

  it('DL-GEAR-04: Risk looks at Momentum after paying, one just gained included', () => {
    const start = onTurn({
      runners: [
        aRunner('mara').on('I').pool('basic[jump]').track('combat[push]', 'combat[push]', 'combat[push]'),
      ],
      infected: { bI: { viral: 1 } },
    });
    expect(riskOf(go(start, cheapest(start, 'jump', 'J')))).toBe(0);
  });

  it('wd-rib and wd-limp add Risk to Jumps and to Runs away from enemies', () => {
    const ribbed = onTurn({
      runners: [aRunner('oskar').on('I').pool('basic[jump]').heavy('wd-rib')],
      luck: { dice: rolls('risk', 'safe', 'safe') },
    });
    expect(riskOf(go(ribbed, cheapest(ribbed, 'jump', 'J')))).toBe(2);
    const limping = (biter: number) =>
      onTurn({
        runners: [aRunner('oskar').on('t').pool('basic[jump]').heavy('wd-limp')],
        infected: { hideoutYard: { biter } },
        luck: { dice: rolls('risk', 'safe', 'safe') },
      });
    expect(riskOf(go(limping(1), cheapest(limping(1), 'run', 'u')))).toBe(2);
    expect(riskOf(go(limping(0), cheapest(limping(0), 'run', 'u')))).toBe(0);
  });

  it('DL-MOVE-09: a Push before the Move lowers its Risk', () => {
    const start = onTurn({
      runners: [aRunner('oskar').on('t').pool('combat[push]')],
      infected: { hideoutYard: { biter: 1 } },
    });
    const done = go(
      start,
      aMove('run', 'u', ['die-combat-1'], {
        boosts: [{ dieId: 'die-combat-1', icon: 'push' }],
        push: [{ type: 'biter', toArea: 'garageRow' }],
      }),
    );
    expect(riskOf(done)).toBe(0);
    expect(standing(done.state)).toEqual({ garageRow: { biter: 1 } });
  });

  it('DL-MOVE-09, DL-BOOST-07: asks for the Push after the Move before the Risk is rolled', () => {
    const start = onTurn({
      runners: [aRunner('oskar').on('t').pool('combat[push]')],
      infected: { hideoutYard: { biter: 1 }, pumpAlley: { biter: 1 } },
    });
    const done = go(
      start,
      aMove('run', 'u', ['die-combat-1'], { boosts: [{ dieId: 'die-combat-1', icon: 'push' }] }),
    );
    expect(done.state.stack).toEqual([
      { type: 'riskRoll', runner: 'oskar', dice: 1, spawnArea: 'pumpAlley' },
      { type: 'push', runner: 'oskar', count: 1, survivor: null },
    ]);
  });

  it('DL-ENV-05, DL-CHASE-04: entering UV light shakes off a Chase', () => {
    const chased = onTurn({ runners: [aRunner('oskar').on('f').chased('ch-pack')], uvSpot: true });
    const lit = enter(chased, 'b');
    expect(firstRunner(lit.state).chase).toBeNull();
    expect(lit.entries).toEqual([{ type: 'chase-discarded', runner: 'oskar', chase: 'ch-pack' }]);
    expect(firstRunner(enter(chased, 'e').state).chase).toBe('ch-pack');
  });

  it('TV-61: the first Climb of Teo costs one die less, the next one does not', () => {
    const start = onTurn({
      runners: [aRunner('teo').on('u').pool('basic[block]', 'basic[block]', 'combat[block]')],
    });
    const first = go(start, cheapest(start, 'climb', 'I'));
    expect(tempo(firstRunner(first.state))).toBe(1);
    const down = go(first.state, cheapest(first.state, 'run', 'u'));
    expect(moveOptions(down.state, firstRunner(down.state)).filter((move) => move.to === 'I')).toEqual([]);
  });

  it('DL-GEAR-04: with Momentum every Climb of Teo costs one die less, the first one not two', () => {
    const start = onTurn({
      runners: [aRunner('teo').on('j').pool('basic[block]', 'basic[block]', 'combat[block]').momentum()],
    });
    expect(cheapest(start, 'climb', 'D').dice).toHaveLength(2);
    const climbed = { climbs: 2, grapnelUsed: false, tradedWith: [], justSwitched: false };
    const later = { ...start, runners: [{ ...firstRunner(start), activation: climbed }] };
    expect(cheapest(later, 'climb', 'D').dice).toHaveLength(2);
  });

  it('e-grapnel stays unused while icons suffice', () => {
    const start = onTurn({
      runners: [aRunner('oskar').on('j').pool('basic[climb]', 'basic[block]').carrying('e-grapnel')],
    });
    const withIcon = go(
      start,
      aMove('climb', 'F', ['die-basic-1'], { boosts: [{ dieId: 'die-basic-1', icon: 'climb' }] }),
    );
    expect(firstRunner(withIcon.state).activation).toMatchObject({ climbs: 1, grapnelUsed: false });
    const withItem = go(start, aMove('climb', 'F', ['die-basic-2']));
    expect(firstRunner(withItem.state).activation).toMatchObject({ climbs: 1, grapnelUsed: true });
  });

  it('DL-MOVE-07: neither Runners nor enemies block the way', () => {
    const start = onTurn({
      runners: [aRunner('oskar').on('t').pool('basic[block]'), aRunner('mara').on('u')],
      infected: { pumpAlley: { biter: 6, volatile: 2 } },
    });
    expect(firstRunner(go(start, cheapest(start, 'run', 'u')).state).zone).toBe('u');
  });

  it('DL-MOVE-08: a "Move X" effect goes on step by step without dice and without Risk', () => {
    const start = onTurn({ runners: [aRunner('oskar').on('u')], infected: { pumpAlley: { viral: 3 } } });
    const steps = { type: 'moveEffect', runner: 'oskar', steps: 2 } as const;
    const asked = perform(start, (play) => pushFrames(play, steps));
    const once = answer(asked.state, moveEffect, { type: 'STEP', to: 'I' });
    expect(once.entries.map((entry) => entry.type)).toEqual(['runner-moved']);
    expect(firstRunner(once.state).zone).toBe('I');
    expect(once.state.stack).toEqual([{ ...steps, steps: 1 }]);
    const twice = answer(once.state, moveEffect, { type: 'STEP', to: 'm' });
    expect([firstRunner(twice.state).zone, tempo(firstRunner(twice.state))]).toEqual(['m', 0]);
    expect(twice.state.stack).toEqual([]);
  });

  it('lists every Push as its own choice and nothing that the judge refuses', () => {
    const state = onTurn({
      runners: [aRunner('oskar').on('t').pool('combat[push]', 'momentum[power+push]').gear('scavenger')],
      infected: { hideoutYard: { biter: 2, viral: 1 } },
    });
    const runner = firstRunner(state);
    const options = moveOptions(state, runner);
    expect(options.filter((move) => whyNotMove(state, runner, move) !== null)).toEqual([]);
    expect(new Set(options.map((move) => JSON.stringify(move))).size).toBe(options.length);
    const pushes = options
      .filter((move) => move.to === 'u' && move.dice.join() === 'die-combat-1')
      .map((move) => move.push.map((push) => `${push.type} ${push.toArea}`).join());
    expect(pushes).toEqual(['', 'biter garageRow', 'biter pumpAlley', 'viral garageRow', 'viral pumpAlley']);
  });

  it('DL-BOOST-06: lists one Push before for several icons, and lets larger sets be composed', () => {
    const state = onTurn({
      runners: [aRunner('oskar').on('t').pool('momentum[power+push]').gear('scavenger')],
      infected: { hideoutYard: { biter: 1, viral: 1 } },
    });
    const runner = firstRunner(state);
    const listed = moveOptions(state, runner).filter((move) => move.to === 'u');
    expect(Math.max(...listed.map((move) => move.push.length))).toBe(1);
    const composed = pushChoices(state, runner, cheapest(state, 'run', 'u')).filter(
      (move) => move.push.length === 2,
    );
    expect(composed.map((move) => move.push.map((push) => push.toArea).join())).toEqual([
      'garageRow,garageRow',
      'garageRow,pumpAlley',
      'pumpAlley,garageRow',
      'pumpAlley,pumpAlley',
    ]);
    expect(composed.filter((move) => whyNotMove(state, runner, move) !== null)).toEqual([]);
  });
});
