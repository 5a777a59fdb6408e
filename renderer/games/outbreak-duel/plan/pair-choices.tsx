import { PRECONS } from '../../../../models/outbreak-duel/content/precons';
import { SURVIVORS } from '../../../../models/outbreak-duel/content/survivors';
import type { DeckPair } from '../../../../models/outbreak-duel/decks/deck';
import { PRECON_IDS, type PreconId } from '../../../../models/outbreak-duel/ids';
import { Choices } from '../../../hud/choices';
import { t } from '../../../i18n';
import { cardName } from '../names';
import { pictureUrl } from '../scene/art/card-art';
import { OwnDeckSelect } from './own-deck-select';
import type { OwnDecks } from './use-own-decks';

interface PairChoicesProps {
  readonly deck: PreconId | DeckPair;
  readonly own: OwnDecks;
  readonly onChoose: (deck: PreconId | DeckPair) => void;
}

/** "Dutch Halloran, 24 HP. A melee wall …" */
function aboutPair(id: PreconId): string {
  const { survivor } = PRECONS[id];
  const who = survivor ? t('od.plan.survivor', { name: cardName(survivor), hp: SURVIVORS[survivor].hp }) : '';
  return `${who} ${t(`od.plan.pair.${id}`)}`;
}

/** The Survivor of a pair, as on their card. */
function PairPicture({ id }: { readonly id: PreconId }) {
  const { survivor } = PRECONS[id];
  return survivor && <img className="od-pair-picture" src={pictureUrl(survivor).href} alt="" />;
}

/** The built pairs, each with its Survivor and its plan in a sentence, and those of one's own. */
export function PairChoices({ deck, own, onChoose }: PairChoicesProps) {
  const built = typeof deck === 'string' ? deck : null;
  return (
    <>
      <Choices
        title={t('od.plan.deck')}
        choices={PRECON_IDS.map((key) => ({
          key,
          label: t(`od.deck.${key}`),
          detail: aboutPair(key),
          picture: <PairPicture id={key} />,
        }))}
        chosen={built}
        onChoose={onChoose}
      />
      <OwnDeckSelect own={own} isOwn={built === null} onChoose={onChoose} />
    </>
  );
}
