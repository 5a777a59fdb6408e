import { boxOf } from '../../../table/box';
import { loadStreet } from './ground/street-print';

export const loadBox = boxOf(loadStreet);
