import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Fault } from '../../../../models/dying-light/content/check';
import { checkOwn, isHint } from '../../../../models/dying-light/content/check/own';
import { ownOf, type ScenarioBody } from '../../../../models/dying-light/editor/document';
import type { ZoneId } from '../../../../models/dying-light/ids';
import type { OpenContent } from '../../../content/open-content';
import type { ContentDesk } from '../../../content/use-content';
import { Button } from '../../../hud/button';
import { t } from '../../../i18n';
import type { ContentTools } from '../../content-editor';
import { CheckStrip } from './check-strip';
import { City } from './city';
import { WorkbenchProvider } from './composing';
import { pageOf, placeOf, placesIn } from './fault-words';
import { Pages } from './pages';
import { placed } from './tools';
import { trialPlan } from './trial';
import { TrialDialog } from './trial-dialog';
import { useView } from './use-view';

interface OpenProps {
  readonly desk: ContentDesk<ScenarioBody>;
  readonly open: OpenContent<ScenarioBody>;
  readonly tools: ContentTools;
}

/** Leads to a place on the page, once it is shown. */
function usePlaces() {
  const panel = useRef<HTMLDivElement>(null);
  const [sought, seek] = useState<string | null>(null);
  useLayoutEffect(() => {
    if (sought === null) return;
    const there = panel.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(sought)}"]`);
    there?.scrollIntoView({ block: 'start' });
    there?.focus({ preventScroll: true });
    seek(null);
  }, [sought]);
  return { panel, seek };
}

/** The scenario that lies open: the city, its pages, and what is wrong with it. */
export function OpenScenario({ desk, open, tools }: OpenProps) {
  const { made } = open;
  const { body } = made;
  const view = useView();
  const [asking, setAsking] = useState(false);
  const { panel, seek } = usePlaces();
  const change = (next: ScenarioBody) => {
    if (next !== body) desk.change({ body: next });
  };
  const faults = useMemo(
    () => checkOwn(ownOf(body, made.name || 'x', made.maker)),
    [body, made.name, made.maker],
  );
  const isHindered = faults.some((fault) => !isHint(fault));
  const onFault = ({ path }: Fault) => {
    view.turnTo(pageOf(path));
    if (path[1] === 'triggers') view.setTrigger(Number(path[2]));
    view.setPointed(placesIn(body, path.slice(0, 3)));
    seek(placeOf(path));
  };
  const onZone = (zone: ZoneId) => {
    if (view.armed.current) view.armed.current(zone);
    else if (view.page === 'set-up') change(placed(body, view.tool, zone));
    view.setPointed([zone]);
  };
  const bench = { body, change, arm: view.arm, point: view.setPointed };
  return (
    <WorkbenchProvider value={bench}>
      <City body={body} pointed={view.pointed} onZone={onZone} />
      <Pages view={view} panel={panel} />
      <div className="editor-foot">
        <CheckStrip faults={faults} onFault={onFault} />
        <Button
          label={t('dl.editor.trial-from')}
          reason={isHindered ? t('dl.editor.trial-no') : null}
          onPress={() => setAsking(true)}
        />
      </div>
      {asking && (
        <TrialDialog
          body={body}
          onTry={(trial) => tools.play(trialPlan(body, made, trial, tools.newSeed()))}
          onClose={() => setAsking(false)}
        />
      )}
    </WorkbenchProvider>
  );
}
