import { boxOf } from '../../../table/box';
import { loadPieces } from './pieces/piece-models';
import { loadTiles } from './tiles/tile-models';

export const loadBox = boxOf(loadTiles, loadPieces);
