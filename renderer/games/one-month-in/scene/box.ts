import { boxOf } from '../../../table/box';
import { loadArt } from './cards/card-art';
import { loadPieces } from './pieces/piece-models';
import { loadTiles } from './tiles/tile-models';

export const loadBox = boxOf(loadTiles, loadPieces, loadArt);
