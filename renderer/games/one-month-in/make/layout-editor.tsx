import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { HexKey } from '../../../../models/kernel/hex';
import type { LayoutDraft } from '../../../../models/one-month-in/layouts/draft';
import { liesOf, problemsOf, warningsOf } from '../../../../models/one-month-in/layouts/problems';
import { ContentBar } from '../../../content/content-bar';
import type { OpenContent } from '../../../content/open-content';
import { takesFiles } from '../../../content/text-of-file';
import { type ContentDesk, useContent } from '../../../content/use-content';
import { useScreenFocus } from '../../../hud/use-screen-focus';
import { messageText, t } from '../../../i18n';
import type { ContentTools } from '../../content-editor';
import { trialPlan } from '../plan/trial-plan';
import { Balance } from './balance';
import { BoardGrid } from './board';
import { Box } from './box';
import { LAYOUT_FORMAT, ownLayoutOf } from './layout-format';
import { Beginnings, NewDialog } from './new-dialog';
import { Notes } from './notes';
import { useBoard } from './use-board';
import './layout-editor.css';

interface DeskProps {
  readonly desk: ContentDesk<LayoutDraft>;
  readonly open: OpenContent<LayoutDraft>;
  /** Is told what puts down a piece that is carried; null while none is. */
  readonly carries: { current: (() => void) | null };
}

/** Box, map, and what is to be said about it. */
function Desk({ desk, open, carries }: DeskProps) {
  const draft = open.made.body;
  const change = (body: LayoutDraft) => desk.change({ body });
  const board = useBoard(draft, change);
  useLayoutEffect(() => {
    carries.current = board.held === null ? null : board.putBack;
    return () => {
      carries.current = null;
    };
  });
  const [looked, setLooked] = useState<readonly HexKey[]>([]);
  const problems = useMemo(() => problemsOf(draft), [draft]);
  const warnings = useMemo(() => warningsOf(draft), [draft]);
  const lies = useMemo(() => liesOf(draft), [draft]);
  const [first] = problems;
  const marked = [...problems.flatMap(({ places }) => places), ...looked];
  return (
    <>
      <Box board={board} draft={draft} onChange={change} />
      <div className="make-board-room">
        <BoardGrid board={board} marked={marked} />
      </div>
      <div className="make-side">
        <Notes problems={problems} warnings={warnings} lies={lies} onLook={setLooked} />
        <Balance layout={ownLayoutOf(open.made)} reason={first ? messageText(first) : null} />
      </div>
      <p className="unseen" role="status">
        {board.said}
      </p>
    </>
  );
}

/** The screen on which layouts of One Month In are built. Whatever is changed on it is kept at once. */
export function LayoutEditor(tools: ContentTools) {
  const desk = useContent(tools, LAYOUT_FORMAT);
  const { open, metas } = desk;
  const [beginning, setBeginning] = useState(false);
  const screen = useScreenFocus();
  const carries = useRef<(() => void) | null>(null);
  const onPutDown = () => {
    const putBack = carries.current;
    putBack?.();
    return putBack !== null;
  };
  const begin = (name: string, draft: LayoutDraft) => {
    setBeginning(false);
    desk.add(name, metas?.[0]?.maker ?? '', draft);
  };
  return (
    <main
      ref={screen}
      className="layout-editor"
      aria-labelledby="content-editor"
      {...takesFiles(desk.takeFiles)}
    >
      <ContentBar
        title={t('om.make.title')}
        desk={desk}
        tools={tools}
        reason={open && LAYOUT_FORMAT.whyNot(open.made.body)}
        onNew={() => setBeginning(true)}
        onPutDown={onPutDown}
        // Whatever was changed has been kept already.
        onTry={() => open && tools.play(trialPlan(ownLayoutOf(open.made), tools.newSeed()))}
      />
      {open && <Desk key={open.id} desk={desk} open={open} carries={carries} />}
      {open === null && metas?.length === 0 && (
        <section className="make-start">
          <h2>{t('om.make.begin')}</h2>
          <p>{t('om.make.welcome')}</p>
          <Beginnings onBegin={begin} />
        </section>
      )}
      {beginning && <NewDialog onBegin={begin} onClose={() => setBeginning(false)} />}
    </main>
  );
}
