import type { Node } from '../../../../../models/dying-light/editor/vocabulary';
import { t } from '../../../../i18n';
import { useWorkbench } from '../composing';
import { Part, SignButton } from '../fields';
import { Guard } from '../guard';
import { OpList } from '../op-list';

/** What happens at the end of every Round. */
export function EveryRound() {
  const { rules, put } = useWorkbench();
  const steps = rules.roundEnd ?? [];
  return (
    <Part title={t('dl.editor.round-end')} place="roundEnd">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
        <div key={index} className="editor-block">
          <Guard
            when={step.when as unknown as Node | undefined}
            onWhen={(when) => put(['roundEnd', index, 'when'], when)}
          />
          <OpList
            ops={step.do as unknown as readonly Node[]}
            onOps={(ops) => put(['roundEnd', index, 'do'], ops)}
          />
          <SignButton
            sign="×"
            label={t('dl.editor.take-out')}
            onPress={() => put(['roundEnd', index], undefined)}
          />
        </div>
      ))}
      <button type="button" className="button" onClick={() => put(['roundEnd'], [...steps, { do: [] }])}>
        {t('dl.editor.add-round-end')}
      </button>
    </Part>
  );
}
