export type { Words } from './format';
export { isBlank, shownName } from './shown-name';
export { hasMessage, listOf, messageText, t } from './t';
