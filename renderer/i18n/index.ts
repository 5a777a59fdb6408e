export type { Words } from './format';
export type { MessageId } from './messages';
export { isBlank, shownName } from './shown-name';
export { composedText, hasMessage, listOf, messageText, t } from './t';
