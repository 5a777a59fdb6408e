import { useCallback, useState } from 'react';
import type { QualityTier } from '../table/quality';
import { lowered, tierOf } from './quality';
import type { Settings } from './settings';

/**
 * The tier at which the table is drawn, and what to call when its frames are slow: with the setting `auto` it goes down a tier
 * then, for as long as the app runs. It never goes up: what was too much would be again.
 */
export function useTier(setting: Settings['quality']): readonly [tier: QualityTier, onSlow: () => void] {
  const [steps, setSteps] = useState(0);
  const onSlow = useCallback(() => setSteps((before) => before + 1), []);
  const tier = tierOf(setting);
  return [setting === 'auto' ? lowered(tier, steps) : tier, onSlow];
}
