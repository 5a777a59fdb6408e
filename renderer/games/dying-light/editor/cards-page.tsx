/** The page of words: what the scenario is about, and its cards with what they do when they are turned up. */
import { LONGEST_SENTENCE } from '../../../../models/dying-light/content/check/words';
import { withCard } from '../../../../models/dying-light/editor/document';
import type { Node } from '../../../../models/dying-light/editor/vocabulary';
import { SCENARIO_IDS } from '../../../../models/dying-light/ids';
import type { Card, CardText } from '../../../../models/dying-light/scenario/format';
import { Switch } from '../../../hud/switch';
import { t } from '../../../i18n';
import { useWorkbench } from './composing';
import { Part, PickBox, SignButton, WordsBox } from './fields';
import { OpList } from './op-list';
import { cardTitle } from './phrases';

const NO_WORDS: CardText = { title: '', text: '', rule: '' };

function About() {
  const { body, change } = useWorkbench();
  return (
    <Part title={t('dl.editor.about')} place="text">
      <WordsBox
        label={t('dl.editor.about-text')}
        value={body.text}
        longest={LONGEST_SENTENCE}
        rows={3}
        onWords={(text) => change({ ...body, text })}
      />
      <div className="composer-line">
        <span>{t('dl.editor.picture')}</span>
        <PickBox
          label={t('dl.editor.picture')}
          value={body.picture}
          options={SCENARIO_IDS.map((id) => [id, t(`dl.scenario.${id}.name`)])}
          onPick={(picture) => change({ ...body, picture: picture as typeof body.picture })}
        />
      </div>
    </Part>
  );
}

function CardForm({ card, index }: { readonly card: Card; readonly index: number }) {
  const { rules, put } = useWorkbench();
  const isFirst = card.id === rules.firstCard;
  const words = card.words ?? NO_WORDS;
  const field = (name: keyof CardText, rows?: number) => (
    <WordsBox
      label={t(`dl.editor.card.${name}`)}
      value={words[name]}
      longest={LONGEST_SENTENCE}
      {...(rows && { rows })}
      onWords={(text) => put(['cards', index, 'words'], { ...words, [name]: text })}
    />
  );
  return (
    <Part title={cardTitle(rules, card.id)} place={`cards.${index}`}>
      <div className="editor-fields">
        {field('title')}
        {field('text', 2)}
        {field('rule', 2)}
      </div>
      <Switch
        label={t('dl.editor.goal')}
        on={card.goal === true}
        onChange={(goal) => put(['cards', index, 'goal'], goal || undefined)}
      />
      <h3>{t(isFirst ? 'dl.editor.first-card' : 'dl.editor.turned-up')}</h3>
      <OpList
        ops={card.onReveal as unknown as readonly Node[]}
        onOps={(ops) => put(['cards', index, 'onReveal'], ops)}
      />
      {!isFirst && (
        <div className="composer-line">
          <button type="button" className="button" onClick={() => put(['firstCard'], card.id)}>
            {t('dl.editor.make-first')}
          </button>
          <SignButton
            sign="×"
            label={t('dl.editor.remove', { name: cardTitle(rules, card.id) })}
            onPress={() => put(['cards', index], undefined)}
          />
        </div>
      )}
    </Part>
  );
}

export function CardsPage() {
  const { body, rules, change } = useWorkbench();
  return (
    <>
      <About />
      {rules.cards.map((card, index) => (
        <CardForm key={card.id} card={card} index={index} />
      ))}
      <button
        type="button"
        className="button button-primary"
        onClick={() => change(withCard(body, { ...NO_WORDS, title: t('dl.editor.new-card') }))}
      >
        {t('dl.editor.add-card')}
      </button>
    </>
  );
}
