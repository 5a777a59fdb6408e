import { SURVIVORS } from '../../../../models/outbreak-duel/content/survivors';
import { isSurvivorId } from '../../../../models/outbreak-duel/decks/text';
import { PRECON_IDS, SURVIVOR_IDS, type SurvivorId } from '../../../../models/outbreak-duel/ids';
import { Button } from '../../../hud/button';
import { composedText, t } from '../../../i18n';
import { BACK } from '../../../input/commands';
import { nameOf } from '../card-words';
import { whyNotReady } from './deck-shelf';
import { titleOf } from './title-of';
import type { DeckDesk } from './use-decks';

/** What the buttons of the editor open. */
export type Asking = 'rename' | 'delete' | 'import' | 'export';

interface ToolbarProps {
  readonly desk: DeckDesk;
  readonly onNew: () => void;
  readonly onCopy: () => void;
  readonly onAsk: (asking: Asking) => void;
  readonly onSurvivor: (id: SurvivorId | null) => void;
  /** A game against a bot with the open pair. */
  readonly onTry: () => void;
  readonly onBack: () => void;
}

/** Which pair lies open. */
function DeckChoice({ desk: { open, metas, choose } }: Pick<ToolbarProps, 'desk'>) {
  return (
    <label className="deck-choice">
      <span>{t('od.editor.deck')}</span>
      <select value={open.id} data-first onChange={({ target }) => choose(target.value)}>
        {metas !== null && metas.length > 0 && (
          <optgroup label={t('od.editor.own')}>
            {metas.map(({ id, name, ready }) => (
              <option key={id} value={id}>
                {ready ? titleOf(name) : t('od.editor.unready', { name: titleOf(name) })}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={t('od.editor.built')}>
          {PRECON_IDS.map((id) => (
            <option key={id} value={id}>
              {composedText(`od.deck.${id}`)}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}

function survivorWords(id: SurvivorId): string {
  const words = { name: nameOf(id), role: composedText(`od.card.${id}.role`), hp: SURVIVORS[id].hp };
  return t('od.editor.survivor-words', words);
}

function SurvivorChoice({ desk: { open }, onSurvivor }: Pick<ToolbarProps, 'desk' | 'onSurvivor'>) {
  return (
    <label className="deck-choice">
      <span>{t('od.editor.survivor')}</span>
      <select
        value={open.pair.survivor ?? ''}
        disabled={open.kind === 'built'}
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

/** The top of the screen: which pair, for whom, and what can be done with it as a whole. */
export function Toolbar({ desk, onNew, onCopy, onAsk, onSurvivor, onTry, onBack }: ToolbarProps) {
  const locked = desk.open.kind === 'built' ? t('od.editor.read-only') : null;
  return (
    <header className="deck-toolbar">
      <h1 id="deck-editor">{t('od.editor.title')}</h1>
      <DeckChoice desk={desk} />
      <SurvivorChoice desk={desk} onSurvivor={onSurvivor} />
      <div className="deck-toolbar-buttons">
        <Button label={t('od.editor.new')} onPress={onNew} />
        <Button label={t('od.editor.copy')} look={locked ? 'primary' : 'plain'} onPress={onCopy} />
        <Button label={t('od.editor.rename')} reason={locked} onPress={() => onAsk('rename')} />
        <Button label={t('od.editor.delete')} look="danger" reason={locked} onPress={() => onAsk('delete')} />
        <Button label={t('od.editor.import')} onPress={() => onAsk('import')} />
        <Button label={t('od.editor.export')} onPress={() => onAsk('export')} />
        <Button label={t('od.editor.try')} reason={whyNotReady(desk.open.pair)} onPress={onTry} />
        <Button label={t('od.editor.back')} shortcut={BACK} onPress={onBack} />
      </div>
    </header>
  );
}
