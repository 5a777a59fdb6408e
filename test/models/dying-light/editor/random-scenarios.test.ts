import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { dyingLight } from '../../../../machines/dying-light/game';
import { loadSession } from '../../../../machines/kernel/session';
import { checkOwn, isHint } from '../../../../models/dying-light/content/check/own';
import { ownOf, type ScenarioBody } from '../../../../models/dying-light/editor/document';
import { fromMoment } from '../../../../models/dying-light/editor/moment';
import { invariantFaults } from '../../../../models/dying-light/invariants';
import { optionsSchema } from '../../../../models/dying-light/options';
import { playToEnd, startGame } from '../../../helpers/random-play';
import { randomBody } from './random-scenario';

const THOROUGH = process.env.CURFEW_THOROUGH === '1';
/** Valid scenarios that are built and played. */
const WANTED = THOROUGH ? 250 : 12;

const faultsOf = (body: ScenarioBody) =>
  checkOwn(ownOf(body, 'By luck', 'Nobody')).filter((fault) => !isHint(fault));

/** The next valid scenarios by luck, with how many were named as faulty on the way. */
function valid(count: number) {
  const found: { readonly seed: string; readonly body: ScenarioBody }[] = [];
  let named = 0;
  for (let number = 0; found.length < count; number++) {
    const body = randomBody(String(number));
    if (faultsOf(body).length === 0) found.push({ seed: String(number), body });
    else named += 1;
  }
  return { found, named };
}

function play(body: ScenarioBody, seed: string, seats: number) {
  const scenario = ownOf(body, 'By luck', 'Nobody');
  const options = { scenario, difficulty: 'normal', soloRunners: 1 } as const;
  return playToEnd(startGame({ seats, seed, options }), seed);
}

describe('scenarios by luck', () => {
  const { found, named } = valid(WANTED);

  it('faulty ones are named, and their options are refused', () => {
    expect(named).toBeGreaterThan(0);
    for (let number = 0; number < 60; number++) {
      const body = randomBody(String(number));
      const options = { scenario: ownOf(body, 'By luck', 'Nobody') };
      expect(v.safeParse(optionsSchema, options).success).toBe(faultsOf(body).length === 0);
    }
  });

  it.each(found)('number $seed plays to its end without a stuck position', ({ body, seed }) => {
    for (const seats of THOROUGH ? [1, 2, 4] : [1, 4]) {
      const session = play(body, seed, seats);
      const { outcome, position } = session.whole();
      expect(outcome).not.toBeNull();
      expect(invariantFaults(position.state)).toEqual([]);
      expect(loadSession(dyingLight, JSON.parse(JSON.stringify(session.save()))).whole().position).toEqual(
        position,
      );
    }
  });

  it.each(found.slice(0, 6))('number $seed plays on from a moment in the middle', ({ body, seed }) => {
    const { triggers, startRound } = body.rules;
    const round = Math.min(14, startRound + 1);
    const later = fromMoment(body, { round, fired: triggers.slice(0, 2).map(({ id }) => id) });
    expect(faultsOf(later)).toEqual([]);
    expect(play(later, seed, 1).whole().outcome).not.toBeNull();
  });
});
