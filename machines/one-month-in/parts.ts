/** The words with which the chart is written. */
import type { DecisionId } from '../../models/one-month-in/decisions';
import { chartWords } from '../kernel/chart';
import type { QueryName } from './queries';
import type { StepName } from './steps';

export const { run, settled, when, take, stepTo } = chartWords<DecisionId, QueryName, StepName>();
