import { describe, it } from 'vitest';
import { SCENARIOS, SEED } from './helpers/paced-scenarios';
import { openAtPace, PACES, type Pace } from './helpers/paces';

/** `npm run test:paces` plays everything at every pace; `npm test` a sample of it. */
const ALL = process.env.CURFEW_PACES === 'all';
const [FASTEST] = PACES;
const NIGHT_LESSON = SCENARIOS.filter(({ title }) => title.includes('lesson of Survive'));

function scenariosAt(pace: Pace) {
  if (ALL) return SCENARIOS;
  if (pace === FASTEST) return SCENARIOS.filter(({ elsewhere }) => !elsewhere);
  // The lesson in which a bot has to be waited for, on the slowest machine.
  return pace.slowdown > 1 && pace.motion ? NIGHT_LESSON : [];
}

const PLAYED = PACES.map((pace) => ({ ...pace, scenarios: scenariosAt(pace) })).filter(
  ({ scenarios }) => scenarios.length > 0,
);

describe.each(PLAYED)('at the pace of $name', ({ scenarios, ...pace }) => {
  it.each(scenarios)('what is seen can be pressed in $title', async ({ play }) => {
    const app = await openAtPace(pace, SEED);
    try {
      await play(app.page);
    } finally {
      await app.close();
    }
  });
});
