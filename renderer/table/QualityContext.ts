import { createContext, useContext } from 'react';
import { type Quality, qualityOf } from './quality';

export const QualityContext = createContext<Quality>(qualityOf('high'));

export function useQuality(): Quality {
  return useContext(QualityContext);
}
