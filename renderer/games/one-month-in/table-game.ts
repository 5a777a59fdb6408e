import { useTableGame, useTableSnapshot } from '../../play/table-game';
import type { OneMonthIn } from './types';

export const useGame = useTableGame<OneMonthIn>;
export const useSnapshot = useTableSnapshot<OneMonthIn>;
