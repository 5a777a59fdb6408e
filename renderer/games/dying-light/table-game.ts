import { useTableGame, useTableSnapshot } from '../../play/table-game';
import type { DyingLight } from './types';

export const useGame = useTableGame<DyingLight>;
export const useSnapshot = useTableSnapshot<DyingLight>;
