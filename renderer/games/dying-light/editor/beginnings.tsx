import { copyOfBuilt, newBody, type ScenarioBody } from '../../../../models/dying-light/editor/document';
import { SCENARIO_IDS } from '../../../../models/dying-light/ids';
import type { ContentDesk } from '../../../content/use-content';
import { Button } from '../../../hud/button';
import { composedText, t } from '../../../i18n';

/** What a new scenario begins with: nothing but a way to win, or everything of one of the box. */
export function Beginnings({ desk }: { readonly desk: ContentDesk<ScenarioBody> }) {
  const begin = (name: string, body: ScenarioBody) => desk.add(name, '', body);
  const words = {
    text: t('dl.editor.first.text'),
    card: {
      title: t('dl.editor.first.title'),
      text: t('dl.editor.first.story'),
      rule: t('dl.editor.first.rule'),
    },
  };
  return (
    <section className="editor-begin" aria-label={t('dl.editor.begin')}>
      <h2>{t('dl.editor.begin')}</h2>
      <p>{t('dl.editor.begin-text')}</p>
      <Button
        look="primary"
        label={t('dl.editor.begin-new')}
        onPress={() => begin(t('dl.editor.new-name'), newBody(words))}
      />
      {SCENARIO_IDS.map((id) => {
        const name = t(`dl.scenario.${id}.name`);
        return (
          <Button
            key={id}
            label={t('dl.editor.begin-copy', { name })}
            onPress={() => begin(t('content.copy-name', { name }), copyOfBuilt(id, composedText))}
          />
        );
      })}
    </section>
  );
}
