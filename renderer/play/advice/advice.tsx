import { Button } from '../../hud/button';
import { t } from '../../i18n';
import { ADVICE } from '../../input/commands';
import { useCommands } from '../../input/shortcuts';
import type { AdviceAtHand } from './use-advice';

interface AdviceProps {
  readonly advice: AdviceAtHand;
}

/** Asks what a bot would do. */
export function AdviceButton({ advice: { given, ask } }: AdviceProps) {
  const askOnce = given ? () => {} : ask;
  useCommands([[ADVICE, askOnce]]);
  return (
    <Button
      label={t('ui.advice')}
      shortcut={ADVICE}
      look="quiet"
      pressed={given !== null}
      onPress={askOnce}
    />
  );
}

/** What a bot would do, and why. */
export function AdviceLine({ advice: { given } }: AdviceProps) {
  return (
    <p className={given ? 'advice' : 'unseen'} aria-live="polite">
      {given && (
        <span>
          {t('ui.advice.says', { move: given.words })} {given.why}
        </span>
      )}
    </p>
  );
}
