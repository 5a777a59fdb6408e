import { shownName, t } from '../../../i18n';

/** A name as it stands in a list; something to press on where there is none. */
export function titleOf(name: string): string {
  return shownName(name) || t('od.editor.nameless');
}
