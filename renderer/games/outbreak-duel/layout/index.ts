/** Where everything lies on the table of Outbreak Duel. */
export {
  apPlace,
  onBoard,
  PLACES,
  type Point,
  ringOutline,
  STREET_AREA,
  STREET_SIZE,
  TP_SLOTS,
  tpPlace,
  yawOf,
} from './places';
export { FOOT, type Look, type Stand, standsIn } from './standing';
