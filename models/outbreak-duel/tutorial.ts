/** The guided first game of Outbreak Duel (specification 12): stacked decks, and dice that help the pupil. */
export { FIRST_HAND, LESSON_LUCK, LESSON_OPTIONS, PUPIL, RIVAL } from './tutorial/cast';
export { advise, afterMove, botMove, LAST_STEP } from './tutorial/coach';
export type { Spot } from './tutorial/format';
export { SCRIPT } from './tutorial/script';
