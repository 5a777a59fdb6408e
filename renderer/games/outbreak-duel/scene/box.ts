import { boxOf } from '../../../table/box';
import { loadArt } from './cards/card-art';
import { loadStandees } from './dead/standee-sheet';
import { loadStreet } from './ground/street-print';
import { loadCounters } from './pieces/counter-models';
import { loadSurvivors } from './pieces/survivor-models';

export const loadBox = boxOf(loadStreet, loadArt, loadStandees, loadCounters, loadSurvivors);
