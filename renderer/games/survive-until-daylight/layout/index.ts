/** Where everything lies on the table: the street with the line, the piles in front of it, the boards around them. */
export {
  BOARD,
  boardOf,
  characterSpot,
  firstPlayerSpot,
  guardSpot,
  healthSpot,
  healthStep,
  slotFromCorner,
  slotSpot,
  WORKBENCH,
  waveMarkerSpot,
  waveSpot,
} from './boards';
export { WIDTHS } from './measures';
export { heldSpot, PILE_PLACES, type PilePlace, pileSpot } from './piles';
export {
  lampSpot,
  lineEntrance,
  lineSpot,
  lineWidth,
  MAT,
  matArea,
  ROAD,
  rackSpot,
} from './street';
export { homePitch, outline, wholeTable } from './table';
