/** What people may know before they decide: open information and cards by elimination, never how unseen cards lie. */
export { type AttackPreview, attackPreview, type SplashVictim } from './preview/attack';
export { type CraftPreview, craftPreview } from './preview/craft';
export { attackersOf, countLine, type Danger, type Forecast, forecast } from './preview/forecast';
export { absorbPreview, type LuckyPreview, luckyPreview } from './preview/redraw';
export { type PilePreview, pileAfterDelay, pilePreview, usersOf } from './preview/search';
