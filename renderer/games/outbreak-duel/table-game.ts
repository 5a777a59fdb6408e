import { useTableGame, useTableSnapshot } from '../../play/table-game';
import type { OutbreakDuel } from './types';

export const useGame = useTableGame<OutbreakDuel>;
export const useSnapshot = useTableSnapshot<OutbreakDuel>;
