import { boxOf } from '../../../table/box';
import { loadArt } from './cards/card-art';
import { loadCity } from './city/city-models';
import { loadFigures } from './figures/figure-models';
import { loadTokens } from './tokens/token-models';

export const loadBox = boxOf(loadArt, loadCity, loadFigures, loadTokens);
