/** Where everything lies on the table of One Month In. */
export {
  borderSpot,
  cityStage,
  cornersAround,
  hexSpot,
  type Point,
} from './hexes';
export * as MEASURES from './measures';
export { drawnOf, INSIDE, insideRegion, type Region, type Stand, standsFor, YARD_REGION } from './standing';
export { aboveNote, cityOutline, homePitch, houseOutline, mapStage, subjectOf } from './whole';
