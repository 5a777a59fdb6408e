import { outbreakDuel } from '../../../machines/outbreak-duel/game';
import { BOOK } from '../../../models/outbreak-duel/rulebook';
import { advise, afterMove, botMove, LAST_STEP } from '../../../models/outbreak-duel/tutorial';
import { nameOf } from '../../seats/start';
import type { Face } from '../face';
import { lessonPlan, nextPlan } from './coach/lesson-plan';
import { COMMANDS } from './commands';
import { episodeOf } from './episode';
import { FIGURES } from './figures';
import { Scene } from './late-scene';
import { motionsOf } from './motions';
import { PANELS } from './panels';
import { swappedPlan, usualPlan } from './plan/game-plan';
import { PlanEditor } from './plan/plan-editor';
import { quietTable, startGame } from './plan/start';
import { Play } from './play';
import { RECORDS } from './records';
import { rulePicture } from './rule-picture';
import { soundsOf, timeOf } from './sounds';
import { Statistics } from './statistics';
import { seatName, summaryOf } from './summary';
import { roundBegun, tell } from './tell';
import { TOGETHER } from './together';
import type { OutbreakDuel } from './types';
import { wished } from './wished';
import { worthOf } from './worth';

const CHAPTERS = ['goal', 'turn', 'horde', 'replies', 'keys'];

/** Outbreak Duel as the app sees it. */
export const outbreakDuelFace: Face<OutbreakDuel> = {
  game: outbreakDuel,
  plan: {
    usual: (seed, loaded) => ({ ...usualPlan(seed, nameOf), loaded }),
    Editor: PlanEditor,
    start: startGame,
    again: { label: 'od.plan.again', plan: swappedPlan },
  },
  lesson: {
    steps: LAST_STEP,
    after: 'od.coach.after',
    plan: lessonPlan,
    next: { label: 'od.coach.next', plan: nextPlan },
    advise,
    afterMove,
    botMove,
  },
  rulebook: BOOK,
  rulePicture,
  commands: COMMANDS,
  chapters: CHAPTERS.map((chapter) => `od.how.${chapter}`),
  backdrop: () => quietTable().seen('table').position.state,
  cover: new URL('../../../assets/pictures/outbreak-duel/S02.webp', import.meta.url).href,
  Scene,
  figures: FIGURES,
  motionsOf,
  together: TOGETHER,
  wished,
  // The same whatever a bot holds (OD-PRIV-01, OD-PRIV-06).
  botPause: 600,
  sound: { soundsOf, timeOf },
  // As the horde, before everybody looks on together (OD-PRIV-03), or in the own turn after a bot's.
  awayAt: ['spawn', 'chooseAttacker', 'abilities', 'main'],
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
