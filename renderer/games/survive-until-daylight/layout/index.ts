/** Where everything lies on the table: the street with the line, the piles in front of it, the boards around them. */
export {
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
export { BOARD, boardOf, type Seating } from './seating';
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
export { HOME_PITCH, outline, wholeTable } from './table';
