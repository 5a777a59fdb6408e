import { useLayoutEffect, useRef, useState } from 'react';
import { ContentBar } from '../../../content/content-bar';
import { takesFiles } from '../../../content/text-of-file';
import { useContent } from '../../../content/use-content';
import { useScreenFocus } from '../../../hud/use-screen-focus';
import { t } from '../../../i18n';
import type { ContentTools } from '../../content-editor';
import { Beginnings } from './beginnings';
import { OpenScenario } from './open-scenario';
import { SCENARIO_FORMAT } from './scenario-format';
import { AT_ONCE, trialPlan } from './trial';
import './scenario-editor.css';

/** The frame of the table gives way to the panels of this screen, as long as it is open. */
function useFrame(): void {
  useLayoutEffect(() => {
    document.body.dataset.frame = 'editor';
    window.dispatchEvent(new Event('resize'));
    return () => {
      delete document.body.dataset.frame;
    };
  }, []);
}

/** The screen on which scenarios are made, on the city itself. Whatever is changed on it is kept at once. */
export function ScenarioEditor(tools: ContentTools) {
  const desk = useContent(tools, SCENARIO_FORMAT);
  const { open, metas } = desk;
  const [beginning, setBeginning] = useState(false);
  useFrame();
  const screen = useScreenFocus();
  const opened = open?.id;
  const seen = useRef(opened);
  if (seen.current !== opened) {
    seen.current = opened;
    if (beginning) setBeginning(false);
  }
  const reason = open ? SCENARIO_FORMAT.whyNot(open.made.body) : null;
  const begins = beginning || (open === null && metas !== null && metas.length === 0);
  return (
    <main
      ref={screen}
      className="scenario-editor"
      aria-labelledby="content-editor"
      {...takesFiles(desk.takeFiles)}
    >
      <ContentBar
        title={t('dl.editor.title')}
        desk={desk}
        tools={tools}
        reason={reason}
        onNew={() => setBeginning(!beginning)}
        onTry={() => open && tools.play(trialPlan(open.made.body, open.made, AT_ONCE, tools.newSeed()))}
      />
      {begins && <Beginnings desk={desk} />}
      {open && !begins && <OpenScenario key={open.id} desk={desk} open={open} tools={tools} />}
    </main>
  );
}
