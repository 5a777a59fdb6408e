import { dyingLight } from '../../../machines/dying-light/game';
import { BOOK } from '../../../models/dying-light/rulebook';
import { advise, afterMove, LAST_STEP } from '../../../models/dying-light/tutorial';
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
import { nightCity } from './plan/night-city';
import { PlanEditor } from './plan/plan-editor';
import { startGame } from './plan/start';
import { Play } from './play';
import { RECORDS } from './records';
import { rulePicture } from './rule-picture';
import { soundsOf, timeOf } from './sounds';
import { Statistics } from './statistics';
import { seatName, summaryOf } from './summary';
import { tell } from './tell';
import type { DyingLight } from './types';
import { worthOf } from './worth';

const CHAPTERS = ['goal', 'turn', 'track', 'moves', 'risk', 'fight', 'exposure', 'wounds', 'keys'];

/** Dying Light as the app sees it. */
export const dyingLightFace: Face<DyingLight> = {
  game: dyingLight,
  plan: {
    usual: (seed, loaded) => ({ ...usualPlan(seed, nameOf), loaded }),
    Editor: PlanEditor,
    start: startGame,
  },
  lesson: {
    steps: LAST_STEP,
    after: 'dl.coach.after',
    plan: lessonPlan,
    next: { label: 'dl.coach.next', plan: nextPlan },
    advise,
    afterMove,
  },
  rulebook: BOOK,
  rulePicture,
  commands: COMMANDS,
  chapters: CHAPTERS.map((chapter) => `ui.how.${chapter}`),
  backdrop: nightCity,
  vantage: { x: 9.9, z: 16.9, yaw: -0.5, pitch: 0.25, distance: 16.2 },
  cover: new URL('../../../assets/pictures/dying-light/act-mara.webp', import.meta.url).href,
  Scene,
  figures: FIGURES,
  motionsOf,
  sound: { soundsOf, timeOf },
  awayAt: ['acting'],
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
