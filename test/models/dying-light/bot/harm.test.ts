import { describe, expect, it } from 'vitest';
import { threatHarm, woundsLeft } from '../../../../models/dying-light/bot/harm';
import { aRunner, board } from '../../../helpers/dying-light';
import type { RunnerPlan } from '../../../helpers/dying-light-runner';

function built(plan: RunnerPlan) {
  const [runner] = board({ runners: [plan] }).runners;
  if (!runner) throw new Error('The board has no Runner.');
  return runner;
}

const fresh = built(aRunner('mara'));
const hurt = built(aRunner('mara').heavy('wd-graze', 'wd-rib'));
const dying = built(aRunner('mara').heavy('wd-graze', 'wd-rib', 'wd-limp').light('wd-fever'));

describe('what a Runner can still take', () => {
  it('DL-WND-03 is two Wounds for each Heavy one that is left, the Light one counted', () => {
    expect([fresh, hurt, dying].map(woundsLeft)).toEqual([8, 4, 1]);
  });
});

describe('the harm of a threat', () => {
  it('is none where nobody comes, however bad things are', () => {
    expect([fresh, hurt, dying].map((runner) => threatHarm(runner, 0, 3))).toEqual([0, 0, 0]);
  });

  it('is more to the wounded', () => {
    expect(threatHarm(hurt, 1, 3)).toBeGreaterThan(threatHarm(fresh, 1, 3));
  });

  it('is more than its Wounds once they may eliminate, and the more the larger the team', () => {
    expect(threatHarm(fresh, 3, 3)).toBe(threatHarm(fresh, 3, 0));
    expect(threatHarm(fresh, 6, 1)).toBeGreaterThan(threatHarm(fresh, 6, 0));
    expect(threatHarm(fresh, 6, 3)).toBeGreaterThan(threatHarm(fresh, 6, 1));
  });
});
