import type { Node } from '../../../../models/dying-light/editor/vocabulary';
import { t } from '../../../i18n';
import { Composer } from './composer';
import { SignButton } from './fields';

/** A condition that may be there or not. */
export function Guard({
  when,
  onWhen,
}: {
  readonly when: Node | undefined;
  readonly onWhen: (when: Node | undefined) => void;
}) {
  if (!when)
    return (
      <button type="button" className="button button-quiet" onClick={() => onWhen({ cond: 'night' })}>
        {t('dl.editor.add-condition')}
      </button>
    );
  return (
    <span className="composer-guard">
      <span>{t('dl.editor.only-if')}</span>
      <Composer family="cond" node={when} onNode={(node) => onWhen(node as Node)} />
      <SignButton sign="×" label={t('dl.editor.no-condition')} onPress={() => onWhen(undefined)} />
    </span>
  );
}
