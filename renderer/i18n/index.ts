export { errorText } from './error-text';
export type { Words } from './format';
export {
  type AnyLanguageId,
  isLanguage,
  LANGUAGE_IDS,
  LANGUAGES,
  languageFor,
} from './languages';
export type { MessageId } from './messages';
export { isBlank, shownName, shownText, toldApart } from './shown-name';
export { onLanguage, speak, spokenLanguage } from './spoken';
export { composedText, dateText, hasMessage, listOf, messageText, numberText, t } from './t';
