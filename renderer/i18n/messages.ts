import audio from '../../assets/locales/en/audio.json';
import content from '../../assets/locales/en/dying-light.json';
import bot from '../../assets/locales/en/dying-light-bot.json';
import coach from '../../assets/locales/en/dying-light-coach.json';
import editor from '../../assets/locales/en/dying-light-editor.json';
import hud from '../../assets/locales/en/dying-light-hud.json';
import log from '../../assets/locales/en/dying-light-log.json';
import rulebook from '../../assets/locales/en/dying-light-rulebook.json';
import scenarios from '../../assets/locales/en/dying-light-scenarios.json';
import statistics from '../../assets/locales/en/dying-light-statistics.json';
import month from '../../assets/locales/en/one-month-in.json';
import monthBot from '../../assets/locales/en/one-month-in-bot.json';
import monthCoach from '../../assets/locales/en/one-month-in-coach.json';
import monthDesk from '../../assets/locales/en/one-month-in-desk.json';
import monthLog from '../../assets/locales/en/one-month-in-log.json';
import monthMake from '../../assets/locales/en/one-month-in-make.json';
import monthRulebook from '../../assets/locales/en/one-month-in-rulebook.json';
import monthStatistics from '../../assets/locales/en/one-month-in-statistics.json';
import duel from '../../assets/locales/en/outbreak-duel.json';
import duelBot from '../../assets/locales/en/outbreak-duel-bot.json';
import duelCards from '../../assets/locales/en/outbreak-duel-cards.json';
import duelCoach from '../../assets/locales/en/outbreak-duel-coach.json';
import duelDecks from '../../assets/locales/en/outbreak-duel-decks.json';
import duelDesk from '../../assets/locales/en/outbreak-duel-desk.json';
import duelLog from '../../assets/locales/en/outbreak-duel-log.json';
import duelRulebook from '../../assets/locales/en/outbreak-duel-rulebook.json';
import duelStatistics from '../../assets/locales/en/outbreak-duel-statistics.json';
import shell from '../../assets/locales/en/shell.json';
import survive from '../../assets/locales/en/survive-until-daylight.json';
import surviveBot from '../../assets/locales/en/survive-until-daylight-bot.json';
import surviveCoach from '../../assets/locales/en/survive-until-daylight-coach.json';
import surviveHud from '../../assets/locales/en/survive-until-daylight-hud.json';
import surviveLog from '../../assets/locales/en/survive-until-daylight-log.json';
import surviveRulebook from '../../assets/locales/en/survive-until-daylight-rulebook.json';
import surviveStatistics from '../../assets/locales/en/survive-until-daylight-statistics.json';
import ui from '../../assets/locales/en/ui.json';
import uiContent from '../../assets/locales/en/ui-content.json';
import learn from '../../assets/locales/en/ui-learn.json';
import pads from '../../assets/locales/en/ui-pads.json';
import paint from '../../assets/locales/en/ui-paint.json';
import photo from '../../assets/locales/en/ui-photo.json';
import records from '../../assets/locales/en/ui-records.json';
import uiShell from '../../assets/locales/en/ui-shell.json';

/** Every sentence of the app by its message id. */
export const MESSAGES = {
  ...ui,
  ...learn,
  ...uiContent,
  ...pads,
  ...paint,
  ...photo,
  ...records,
  ...audio,
  ...uiShell,
  ...shell,
  ...content,
  ...scenarios,
  ...editor,
  ...log,
  ...hud,
  ...rulebook,
  ...statistics,
  ...bot,
  ...coach,
  ...survive,
  ...surviveLog,
  ...surviveHud,
  ...surviveRulebook,
  ...surviveStatistics,
  ...surviveBot,
  ...surviveCoach,
  ...month,
  ...monthDesk,
  ...monthMake,
  ...monthLog,
  ...monthRulebook,
  ...monthStatistics,
  ...monthBot,
  ...monthCoach,
  ...duel,
  ...duelCards,
  ...duelDesk,
  ...duelLog,
  ...duelRulebook,
  ...duelStatistics,
  ...duelCoach,
  ...duelDecks,
  ...duelBot,
};

/** The ids of all sentences: a sentence that isn't there does not compile. */
export type MessageId = keyof typeof MESSAGES;
