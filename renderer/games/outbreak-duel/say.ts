/** Prompts and reasons as sentences. */
import { sayingsOf } from '../../play/sayings';
import { entryOfReason } from './rule-of';

export const { promptText, noticeOf, reasonText } = sayingsOf('od', entryOfReason);
