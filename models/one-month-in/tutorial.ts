/** The guided first game of One Month In (specification 12): two teams in a city that is laid out for it. */
export { LESSON_OPTIONS, PUPIL, RIVAL } from './tutorial/cast';
export { advise, afterMove, LAST_STEP } from './tutorial/coach';
export type { Spot } from './tutorial/format';
export { HINTS, type Hint, hintFor, spanOf } from './tutorial/hints';
export { SCRIPT } from './tutorial/script';
