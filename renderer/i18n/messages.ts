import content from '../../assets/locales/en/dying-light.json';
import hud from '../../assets/locales/en/dying-light-hud.json';
import log from '../../assets/locales/en/dying-light-log.json';
import scenarios from '../../assets/locales/en/dying-light-scenarios.json';
import ui from '../../assets/locales/en/ui.json';

/** Every sentence of the app by its message id. */
export const MESSAGES: Readonly<Record<string, string>> = { ...ui, ...content, ...scenarios, ...log, ...hud };
