/** The words with which the chart is written. */
import type { DecisionId } from '../../models/dying-light/decisions';
import { chartWords } from '../kernel/chart';
import type { QueryName } from './queries';
import type { StepName } from './steps';

export const { run, when, settled, unsettled, settledAnd, take, stepTo } = chartWords<
  DecisionId,
  QueryName,
  StepName
>();
