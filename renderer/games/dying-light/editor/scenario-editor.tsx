import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Fault } from '../../../../models/dying-light/content/check';
import { checkOwn, isHint } from '../../../../models/dying-light/content/check/own';
import {
  copyOfBuilt,
  newBody,
  ownOf,
  type ScenarioBody,
} from '../../../../models/dying-light/editor/document';
import { tableOf } from '../../../../models/dying-light/editor/preview';
import { SCENARIO_IDS, type ZoneId } from '../../../../models/dying-light/ids';
import { ContentBar } from '../../../content/content-bar';
import { takesFiles } from '../../../content/text-of-file';
import { type ContentDesk, type OpenContent, useContent } from '../../../content/use-content';
import { Button } from '../../../hud/button';
import { Tabs } from '../../../hud/tabs';
import { useScreenFocus } from '../../../hud/use-screen-focus';
import { composedText, t } from '../../../i18n';
import { onTable } from '../../../table/on-table';
import type { ContentTools } from '../../content-editor';
import { Scene } from '../late-scene';
import type { Highlight, Pick } from '../scene';
import { CardsPage } from './cards-page';
import { CheckStrip } from './check-strip';
import { WorkbenchProvider } from './composing';
import { EndingPage } from './ending-page';
import { PAGES, type Page, pageOf, placeOf, placesIn } from './fault-words';
import { NumbersPage } from './numbers-page';
import { zoneLabel } from './phrases';
import { SCENARIO_FORMAT } from './scenario-format';
import { SetUpPage } from './set-up-page';
import { SlotProvider } from './slots/any-slot';
import { Slot } from './slots/slot';
import { StoryPage } from './story-page';
import { placed, type Tool } from './tools';
import { AT_ONCE, trialPlan } from './trial';
import { TrialDialog } from './trial-dialog';
import './scenario-editor.css';

const BuiltCity = onTable(Scene);
const NOWHERE: readonly ZoneId[] = [];

type Desk = ContentDesk<ScenarioBody>;

/** What a new scenario begins with: nothing but a way to win, or everything of one of the box. */
function Beginnings({ desk }: { readonly desk: Desk }) {
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

interface CityProps {
  readonly body: ScenarioBody;
  readonly pointed: readonly ZoneId[];
  readonly onZone: (zone: ZoneId) => void;
}

/** The city with the set-up on it; a press on it is told by its Zone. */
function City({ body, pointed, onZone }: CityProps) {
  const state = useMemo(() => tableOf(body), [body]);
  const marks = useMemo(
    () => pointed.map((zone): Highlight => ({ tone: 'dear', zone, label: zoneLabel(zone) })),
    [pointed],
  );
  const latest = useRef(onZone);
  latest.current = onZone;
  const onPick = useCallback((pick: Pick) => {
    if ('zone' in pick) latest.current(pick.zone);
  }, []);
  return <BuiltCity state={state} story={null} marks={marks} onPick={onPick} />;
}

interface PagesProps {
  readonly page: Page;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly trigger: number | null;
  readonly onTrigger: (index: number | null) => void;
}

function PageBody({ page, tool, onTool, trigger, onTrigger }: PagesProps) {
  switch (page) {
    case 'set-up':
      return <SetUpPage tool={tool} onTool={onTool} />;
    case 'story':
      return <StoryPage open={trigger} onOpen={onTrigger} />;
    case 'cards':
      return <CardsPage />;
    case 'numbers':
      return <NumbersPage />;
    case 'ending':
      return <EndingPage />;
  }
}

interface OpenProps {
  readonly desk: Desk;
  readonly open: OpenContent<ScenarioBody>;
  readonly tools: ContentTools;
}

/** Which page is shown, which trigger lies open, what a click on the city does. */
function useView() {
  const [page, setPage] = useState<Page>('set-up');
  const [trigger, setTrigger] = useState<number | null>(null);
  const [tool, setTool] = useState<Tool>('objective');
  const [pointed, setPointed] = useState(NOWHERE);
  const armed = useRef<((zone: ZoneId) => void) | null>(null);
  const arm = useCallback((onZone: ((zone: ZoneId) => void) | null) => {
    armed.current = onZone;
  }, []);
  const turnTo = (next: Page) => {
    armed.current = null;
    setPointed(NOWHERE);
    setPage(next);
  };
  const onTool = (next: Tool) => {
    armed.current = null;
    setTool(next);
  };
  return { page, turnTo, trigger, setTrigger, tool, onTool, pointed, setPointed, armed, arm };
}

function OpenScenario({ desk, open, tools }: OpenProps) {
  const { made } = open;
  const { body } = made;
  const view = useView();
  const [asking, setAsking] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const [sought, setSought] = useState<string | null>(null);
  const change = (next: ScenarioBody) => {
    if (next !== body) desk.change({ body: next });
  };
  const faults = useMemo(
    () => checkOwn(ownOf(body, made.name || 'x', made.maker)),
    [body, made.name, made.maker],
  );
  const isHindered = faults.some((fault) => !isHint(fault));
  const onFault = ({ path }: Fault) => {
    const place = placeOf(path);
    view.turnTo(pageOf(path));
    if (path[1] === 'triggers') view.setTrigger(Number(path[2]));
    view.setPointed(placesIn(body, path.slice(0, 3)));
    setSought(place);
  };
  useLayoutEffect(() => {
    if (sought === null) return;
    const there = panel.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(sought)}"]`);
    there?.scrollIntoView({ block: 'start' });
    there?.focus({ preventScroll: true });
    setSought(null);
  }, [sought]);
  const onZone = (zone: ZoneId) => {
    if (view.armed.current) view.armed.current(zone);
    else if (view.page === 'set-up') change(placed(body, view.tool, zone));
    view.setPointed([zone]);
  };
  const bench = { body, change, arm: view.arm, point: view.setPointed };
  return (
    <WorkbenchProvider value={bench}>
      <City body={body} pointed={view.pointed} onZone={onZone} />
      <section className="editor-pages" aria-label={t('dl.editor.pages')}>
        <Tabs
          label={t('dl.editor.pages')}
          tabs={PAGES.map((id) => ({ id, label: t(`dl.editor.page.${id}`) }))}
          at={PAGES.indexOf(view.page)}
          onChoose={(at) => view.turnTo(PAGES[at] ?? 'set-up')}
          panel="editor-page"
        />
        <div
          ref={panel}
          id="editor-page"
          role="tabpanel"
          className="editor-page"
          aria-label={t(`dl.editor.page.${view.page}`)}
        >
          <SlotProvider value={Slot}>
            <PageBody
              page={view.page}
              tool={view.tool}
              onTool={view.onTool}
              trigger={view.trigger}
              onTrigger={view.setTrigger}
            />
          </SlotProvider>
        </div>
      </section>
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
