import { t } from '../i18n';
import type { AnyReplay } from './replay-desk';

/** Says in a sentence when a game can't be watched exactly as it was played. */
export function FidelityNote({ replay }: { readonly replay: AnyReplay }) {
  const { fidelity, olderRules } = replay;
  if (fidelity.kind === 'same') return null;
  const move = fidelity.kind === 'different' ? replay.steps.length : fidelity.move;
  return (
    <p className="replay-note" role="status">
      <span>{t(`replay.fidelity.${fidelity.kind}`, { move })}</span>
      {olderRules && <span> {t('replay.older')}</span>}
    </p>
  );
}
