import { oneMonthIn } from '../../../machines/one-month-in/game';
import { BOOK } from '../../../models/one-month-in/rulebook';
import { advise, afterMove, LAST_STEP } from '../../../models/one-month-in/tutorial';
import { nameOf } from '../../seats/start';
import type { Face } from '../face';
import { lessonPlan, nextPlan } from './coach/lesson-plan';
import { COMMANDS } from './commands';
import { episodeOf } from './episode';
import { FIGURES } from './figures';
import { Scene } from './late-scene';
import { motionsOf } from './motions';
import { PANELS } from './panels';
import { usualPlan } from './plan/game-plan';
import { PlanEditor } from './plan/plan-editor';
import { quietTable, startGame } from './plan/start';
import { Play } from './play';
import { RECORDS } from './records';
import { rulePicture } from './rule-picture';
import { soundsOf, timeOf } from './sounds';
import { Statistics } from './statistics';
import { seatName, summaryOf } from './summary';
import { roundBegun, tell } from './tell';
import type { OneMonthIn } from './types';
import { worthOf } from './worth';

const CHAPTERS = ['goal', 'turn', 'fights', 'land', 'keys'];

/** One Month In as the app sees it. */
export const oneMonthInFace: Face<OneMonthIn> = {
  game: oneMonthIn,
  plan: {
    usual: (seed, loaded) => ({ ...usualPlan(seed, nameOf), loaded }),
    Editor: PlanEditor,
    start: startGame,
  },
  lesson: {
    steps: LAST_STEP,
    after: 'om.coach.after',
    plan: lessonPlan,
    next: { label: 'om.coach.next', plan: nextPlan },
    advise,
    afterMove,
  },
  rulebook: BOOK,
  rulePicture,
  commands: COMMANDS,
  chapters: CHAPTERS.map((chapter) => `om.how.${chapter}`),
  backdrop: () => quietTable().seen('table').position.state,
  cover: new URL('../../../assets/pictures/one-month-in/zom-09.webp', import.meta.url).href,
  Scene,
  figures: FIGURES,
  motionsOf,
  sound: { soundsOf, timeOf },
  Play,
  panels: PANELS,
  Statistics,
  records: RECORDS,
  worthOf,
  episodeOf,
  tell,
  roundBegun,
  summaryOf,
  seatName,
};
