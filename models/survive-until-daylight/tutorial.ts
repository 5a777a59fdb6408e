/** The guided first game of Survive Until Daylight (specification 12): two seats, the first round by a script. */
export { LESSON_LUCK, LESSON_OPTIONS, LESSON_PICKS, PARTNER, PUPIL } from './tutorial/cast';
export { advise, afterMove, LAST_STEP } from './tutorial/coach';
export type { Spot } from './tutorial/format';
export { turnedBack } from './tutorial/guard';
export { partnersMove } from './tutorial/partner';
export { HINTS, SCRIPT } from './tutorial/script';
