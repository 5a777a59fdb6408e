/** The page of how it ends: what wins and loses, what is counted for all to see, what happens every Round, and the score. */
import type { Node } from '../../../../models/dying-light/editor/vocabulary';
import { t } from '../../../i18n';
import { Composer } from './composer';
import { useWorkbench } from './composing';
import { Counters } from './ending/counters';
import { EveryRound } from './ending/every-round';
import { Score } from './ending/score';
import { Part } from './fields';
import { Guard } from './guard';

const node = (value: unknown) => value as Node;

export function EndingPage() {
  const { rules, put } = useWorkbench();
  const { lossExtra } = rules;
  return (
    <>
      <Part title={t('dl.editor.win')} place="win">
        <p className="editor-hint">{t('dl.editor.win-hint')}</p>
        <Composer family="cond" node={node(rules.win)} onNode={(win) => put(['win'], win)} />
      </Part>
      <Part title={t('dl.editor.loss')} place="lossExtra">
        <p className="editor-hint">{t('dl.editor.loss-hint')}</p>
        <Guard when={lossExtra && node(lossExtra)} onWhen={(when) => put(['lossExtra'], when)} />
      </Part>
      <Counters />
      <EveryRound />
      <Score />
    </>
  );
}
