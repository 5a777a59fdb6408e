import type { ReactNode } from 'react';
import type { Move } from '../../../../models/survive-until-daylight/moves';
import { composedText, t } from '../../../i18n';
import { chosenLabels } from '../../../play/composer/composition';
import { Confirmation } from '../../../play/decision/confirmation';
import { OpenQuestion as AnyOpenQuestion } from '../../../play/decision/open-question';
import { Answered, Step } from '../../../play/decision/step';
import { ANSWER_KEYS } from '../commands';
import type { Composer } from '../compose/composer';
import { useSnapshot } from '../table-game';
import { previewLines } from './preview-lines';

interface WorkProps {
  readonly composer: Composer;
  /** Why the last try came to nothing. */
  readonly notice: ReactNode;
}

/** The key of an answer that means the same wherever it is asked. */
function ownKey({ type }: Move) {
  return type === 'LEAVE' || type === 'ACCEPT' || type === 'DELAY' ? ANSWER_KEYS[type] : undefined;
}

/** One button for each answer of the open question. */
export function OpenQuestion({ composer, notice }: WorkProps) {
  return (
    <AnyOpenQuestion composer={composer} notice={notice} wide keyOf={ownKey}>
      <Answered labels={chosenLabels(composer.composition)} />
    </AnyOpenQuestion>
  );
}

/** What the finished move means, and the way back to its last question. */
export function FinishedMove({ composer, notice }: WorkProps) {
  const { state } = useSnapshot().position;
  const { move } = composer.composition;
  if (!move) return null;
  return (
    <Step
      notice={notice}
      finish={
        <Confirmation
          lines={previewLines(move, state)}
          label={composedText(`sd.hud.confirm.${move.type}`)}
          reason={null}
          onConfirm={() => composer.play(move)}
          back={{ label: t('ui.back'), onPress: composer.back }}
        />
      }
    >
      <Answered labels={chosenLabels(composer.composition)} />
    </Step>
  );
}
