/** What people may know before they decide: open information and cards by elimination, never how unseen cards lie. */
export { type AttackPreview, attackPreview } from './preview/attack';
export { craftPreview } from './preview/craft';
export { attackersOf, countLine, forecast } from './preview/forecast';
export { absorbPreview, luckyPreview } from './preview/redraw';
export { type PilePreview, pileAfterDelay, pilePreview, usersOf } from './preview/search';
