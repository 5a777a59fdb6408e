export { hasMessage, listOf, t } from './t';
