/** Before each file of end-to-end tests: a test that fails leaves evidence, be the app closed before its end or after. */
import { afterEach } from 'vitest';
import { getCurrentTest } from 'vitest/suite';
import { askForFailing, keepAllEvidence } from './evidence';

askForFailing(() => {
  const test = getCurrentTest();
  return test?.result?.state === 'fail' ? test.name : null;
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await keepAllEvidence(task.name);
});
