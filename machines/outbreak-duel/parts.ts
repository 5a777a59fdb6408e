/** The words with which the chart is written. */
import { chartWords } from '../kernel/chart';
import type { AnswerId } from './answers';
import type { QueryName } from './queries';
import type { StepName } from './steps';

export const { run, settled, when, settledAnd, take, stepTo } = chartWords<AnswerId, QueryName, StepName>();
