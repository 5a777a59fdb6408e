import { t } from '../../i18n';

/** What stands at the place that advice is about. @param own price or odds that it has anyway; empty for none */
export function advisedWords(own: string): string {
  return own === '' ? t('ui.advice') : t('ui.advice.at', { own });
}
