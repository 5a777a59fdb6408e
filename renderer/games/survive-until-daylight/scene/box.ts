import { boxOf } from '../../../table/box';
import { loadArt } from './cards/card-art';
import { loadPieces } from './pieces/piece-models';

export const loadBox = boxOf(loadArt, loadPieces);
