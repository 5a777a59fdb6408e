import { surviveUntilDaylight } from '../../../machines/survive-until-daylight/game';
import { BOOK } from '../../../models/survive-until-daylight/rulebook';
import { advise, afterMove, LAST_STEP, partnersMove } from '../../../models/survive-until-daylight/tutorial';
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
import { tell } from './tell';
import type { SurviveUntilDaylight } from './types';
import { wished } from './wished';
import { worthOf } from './worth';

const CHAPTERS = [
  'goal',
  'search',
  'wave',
  'trade',
  'turn',
  'cards',
  'neighbours',
  'crafting',
  'enemies',
  'keys',
];

/** Survive Until Daylight as the app sees it. */
export const surviveUntilDaylightFace: Face<SurviveUntilDaylight> = {
  game: surviveUntilDaylight,
  plan: {
    usual: (seed, loaded) => ({ ...usualPlan(seed, nameOf), loaded }),
    Editor: PlanEditor,
    start: startGame,
  },
  lesson: {
    steps: LAST_STEP,
    after: 'sd.coach.after',
    plan: lessonPlan,
    next: { label: 'sd.coach.next', plan: nextPlan },
    advise,
    afterMove: (cursor, said) => afterMove(cursor, said),
    botMove: partnersMove,
  },
  rulebook: BOOK,
  rulePicture,
  commands: COMMANDS,
  chapters: CHAPTERS.map((chapter) => `sd.how.${chapter}`),
  backdrop: () => quietTable().seen('table').position.state,
  cover: new URL('../../../assets/pictures/survive-until-daylight/as-stampede.webp', import.meta.url).href,
  Scene,
  figures: FIGURES,
  motionsOf,
  wished,
  sound: { soundsOf, timeOf },
  awayAt: ['searchTurn', 'combatTurn'],
  Play,
  panels: PANELS,
  Statistics,
  records: RECORDS,
  tell,
  worthOf,
  episodeOf,
  roundBegun: (entry) => (entry.type === 'round-started' ? entry.round : null),
  summaryOf,
  seatName,
};
