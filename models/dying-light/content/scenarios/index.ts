import type { ScenarioId } from '../../ids';
import type { Scenario } from '../../scenario/format';
import { ERRAND } from './errand';

export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = { 'sc-errand': ERRAND };
