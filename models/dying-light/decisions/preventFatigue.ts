import { sufferFatigue } from '../rules/fatigue';
import { prevention } from './prevention';

/** Gear against a forced Fatigue, asked before a full row turns it into a Wound (DL-FAT-02, DL-GEAR-03). */
export const preventFatigue = prevention('preventFatigue', 'fatigue', sufferFatigue);
