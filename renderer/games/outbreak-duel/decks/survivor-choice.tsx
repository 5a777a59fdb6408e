import { SURVIVORS } from '../../../../models/outbreak-duel/content/survivors';
import { isSurvivorId } from '../../../../models/outbreak-duel/decks/text';
import { SURVIVOR_IDS, type SurvivorId } from '../../../../models/outbreak-duel/ids';
import { composedText, t } from '../../../i18n';
import { nameOf } from '../card-words';

function survivorWords(id: SurvivorId): string {
  const words = { name: nameOf(id), role: composedText(`od.card.${id}.role`), hp: SURVIVORS[id].hp };
  return t('od.editor.survivor-words', words);
}

interface SurvivorChoiceProps {
  readonly survivor: SurvivorId | null;
  /** It can only be looked at. */
  readonly locked: boolean;
  readonly onSurvivor: (id: SurvivorId | null) => void;
}

/** Whom a pair is for. */
export function SurvivorChoice({ survivor, locked, onSurvivor }: SurvivorChoiceProps) {
  return (
    <label className="content-choice">
      <span>{t('od.editor.survivor')}</span>
      <select
        value={survivor ?? ''}
        disabled={locked}
        onChange={({ target }) => onSurvivor(isSurvivorId(target.value) ? target.value : null)}
      >
        <option value="">{t('od.editor.nobody')}</option>
        {SURVIVOR_IDS.map((id) => (
          <option key={id} value={id}>
            {survivorWords(id)}
          </option>
        ))}
      </select>
    </label>
  );
}
