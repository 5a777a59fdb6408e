import { PRECONS } from '../../../../models/outbreak-duel/content/precons';
import { SURVIVORS } from '../../../../models/outbreak-duel/content/survivors';
import type { DeckPair } from '../../../../models/outbreak-duel/decks/deck';
import { PRECON_IDS, type PreconId } from '../../../../models/outbreak-duel/ids';
import { Choices } from '../../../hud/choices';
import { t } from '../../../i18n';
import { cardName } from '../names';

interface PairChoicesProps {
  readonly deck: PreconId | DeckPair;
  readonly onChoose: (deck: PreconId) => void;
}

/** "Dutch Halloran, 24 HP. A melee wall …" */
function aboutPair(id: PreconId): string {
  const { survivor } = PRECONS[id];
  const who = survivor ? t('od.plan.survivor', { name: cardName(survivor), hp: SURVIVORS[survivor].hp }) : '';
  return `${who} ${t(`od.plan.pair.${id}`)}`;
}

/** The built pairs, each with its Survivor and its plan in a sentence. */
export function PairChoices({ deck, onChoose }: PairChoicesProps) {
  return (
    <Choices
      title={t('od.plan.deck')}
      choices={PRECON_IDS.map((key) => ({ key, label: t(`od.deck.${key}`), detail: aboutPair(key) }))}
      chosen={typeof deck === 'string' ? deck : null}
      onChoose={onChoose}
    />
  );
}
