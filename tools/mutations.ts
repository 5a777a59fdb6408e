/**
 * `npm run mutations`: breaks rules on purpose, one at a time in a copy of the project, and sees whether tests notice.
 * Exit codes: 0 every broken rule was noticed, 1 one was not or could not be broken.
 */
import { MUTATIONS } from './lib/mutations/games';
import { type Trial, tryAll } from './lib/mutations/trial';
import { openWorkshop } from './lib/mutations/workshop';

function told({ mutation, verdict }: Trial): string {
  const { rule, change, file, test } = mutation;
  switch (verdict.kind) {
    case 'killed':
      return `killed    ${rule}: ${change}\n          by "${verdict.by}"`;
    case 'survived':
      return `SURVIVED  ${rule}: ${change}\n          ${test} passes though ${file} is broken`;
    case 'lost':
      return `LOST      ${rule}: ${change}\n          ${verdict.why}`;
    default:
      return verdict satisfies never;
  }
}

const workshop = openWorkshop();
try {
  const trials = tryAll(workshop, Object.values(MUTATIONS).flat(), (trial) => console.log(told(trial)));
  const killed = trials.filter(({ verdict }) => verdict.kind === 'killed').length;
  console.log(`\n${killed} of ${trials.length} broken rules were noticed.`);
  if (killed < trials.length) process.exitCode = 1;
} finally {
  workshop.close();
}
