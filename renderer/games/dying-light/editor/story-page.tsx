/** The page of triggers: what happens when, each as a sentence that opens to be changed. */
import { useState } from 'react';
import { moved, withRule, withTrigger } from '../../../../models/dying-light/editor/document';
import { FAMILIES, type Node } from '../../../../models/dying-light/editor/vocabulary';
import type { Trigger } from '../../../../models/dying-light/scenario/format';
import { Switch } from '../../../hud/switch';
import { t } from '../../../i18n';
import { Composer } from './composer';
import { useWorkbench } from './composing';
import { placesIn } from './fault-words';
import { RowHand, WordsBox } from './fields';
import { Guard } from './guard';
import { OpList } from './op-list';
import { triggerPhrase } from './phrases';

const node = (value: unknown) => value as Node;

function TriggerForm({ trigger, index }: { readonly trigger: Trigger; readonly index: number }) {
  const { put } = useWorkbench();
  const at = (...path: readonly (string | number)[]) => ['triggers', index, ...path];
  const { refusal } = trigger;
  return (
    <div className="trigger-form">
      <div className="composer-line">
        <span>{t('dl.editor.when')}</span>
        <Composer family="event" node={node(trigger.event)} onNode={(event) => put(at('event'), event)} />
      </div>
      <Guard when={trigger.when && node(trigger.when)} onWhen={(when) => put(at('when'), when)} />
      {trigger.event.on === 'interact' && trigger.when && (
        <WordsBox
          label={t('dl.editor.refusal')}
          value={typeof refusal === 'object' ? refusal.text : ''}
          longest={200}
          onWords={(text) => put(at('refusal'), text.trim() === '' ? undefined : { text })}
        />
      )}
      <Switch
        label={t('dl.editor.once')}
        on={trigger.once === true}
        onChange={(once) => put(at('once'), once || undefined)}
      />
      <h3>{t('dl.editor.then')}</h3>
      <OpList ops={trigger.do as unknown as readonly Node[]} onOps={(ops) => put(at('do'), ops)} />
    </div>
  );
}

interface StoryPageProps {
  /** Which trigger lies open. */
  readonly open: number | null;
  readonly onOpen: (index: number | null) => void;
}

export function StoryPage({ open, onOpen }: StoryPageProps) {
  const { body, rules, change, put, point, arm } = useWorkbench();
  const { triggers } = rules;
  const [hinted] = useState(triggers.length === 0);
  const show = (index: number) => {
    onOpen(index === open ? null : index);
    arm(null);
    point(placesIn(body, ['rules', 'triggers', index]));
  };
  const swap = (index: number, by: -1 | 1) => {
    change(withRule(body, ['triggers'], moved(triggers, index, by)));
    if (open === index) onOpen(index + by);
  };
  return (
    <section
      className="editor-part"
      data-place="triggers"
      tabIndex={-1}
      aria-label={t('dl.editor.page.story')}
    >
      {hinted && <p className="editor-hint">{t('dl.editor.story-hint')}</p>}
      <ol className="trigger-list">
        {triggers.map((trigger, index) => (
          <li key={trigger.id} data-place={`triggers.${index}`} tabIndex={-1}>
            <div className="trigger-head">
              <button
                type="button"
                className="trigger-title"
                aria-expanded={index === open}
                onClick={() => show(index)}
              >
                {triggerPhrase(trigger, rules)}
              </button>
              <RowHand
                index={index}
                many={triggers.length}
                removes={t('dl.editor.remove', { name: t('dl.editor.trigger-n', { n: index + 1 }) })}
                onSwap={swap}
                onRemove={() => {
                  onOpen(null);
                  put(['triggers', index], undefined);
                }}
              />
            </div>
            {index === open && <TriggerForm trigger={trigger} index={index} />}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button button-primary"
        onClick={() => {
          change(
            withTrigger(body, { event: FAMILIES.event.words.enterZone?.fresh as Trigger['event'], do: [] }),
          );
          onOpen(triggers.length);
        }}
      >
        {t('dl.editor.add-trigger')}
      </button>
    </section>
  );
}
