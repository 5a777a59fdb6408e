import { useRef, useState } from 'react';
import type { DeckPair } from '../../../../models/outbreak-duel/decks/deck';
import { titleOf } from '../../../content/content-shelf';
import { Select } from '../../../hud/select';
import { t } from '../../../i18n';
import { useLatest } from '../../../input/use-latest';
import type { ContentMeta } from '../../../platform/platform';
import type { OwnDecks } from './use-own-decks';

const NONE = '';

/** One that may not be played says why instead of whom it is for. Of one whose line is lost nobody knows before it is opened. */
function optionOf({ id, name, ready, summary }: ContentMeta) {
  const label = summary === '' ? titleOf(name) : t('od.plan.own-deck', { name: titleOf(name), summary });
  return { key: id, label, disabled: !ready && summary !== '' };
}

interface OwnDeckSelectProps {
  readonly own: OwnDecks;
  /** No built pair is chosen. */
  readonly isOwn: boolean;
  /** The seat gets a copy of the pair: what becomes of the deck later changes nothing in the game. */
  readonly onChoose: (pair: DeckPair) => void;
}

/** The pairs that a person built, for one seat. */
export function OwnDeckSelect({ own: { metas, open }, isOwn, onChoose }: OwnDeckSelectProps) {
  const [chosen, setChosen] = useState(NONE);
  const latest = useLatest(onChoose);
  /** What was asked for last: an answer that comes later is not for it. */
  const asked = useRef(NONE);
  if (metas.length === 0) return null;
  const choose = async (id: string) => {
    asked.current = id;
    const pair = await open(id);
    if (pair === null || asked.current !== id) return;
    setChosen(id);
    latest.current(pair);
  };
  return (
    <Select
      label={t('od.plan.own')}
      options={[{ key: NONE, label: t('od.plan.own-none'), disabled: true }, ...metas.map(optionOf)]}
      chosen={isOwn ? chosen : NONE}
      onChoose={(id) => void choose(id)}
    />
  );
}
