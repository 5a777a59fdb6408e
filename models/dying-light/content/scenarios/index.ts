import type { ScenarioId } from '../../ids';
import type { Scenario } from '../../scenario/format';
import { DARK } from './dark';
import { ERRAND } from './errand';
import { MARKET } from './market';

export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  'sc-errand': ERRAND,
  'sc-market': MARKET,
  'sc-dark': DARK,
};
