import { useTableGame, useTableSnapshot } from '../../play/table-game';
import type { SurviveUntilDaylight } from './types';

export const useGame = useTableGame<SurviveUntilDaylight>;
export const useSnapshot = useTableSnapshot<SurviveUntilDaylight>;
