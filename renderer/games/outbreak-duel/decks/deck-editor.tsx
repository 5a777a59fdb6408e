import { useMemo, useState } from 'react';
import { type PairBody, SIDES } from '../../../../models/outbreak-duel/decks/deck';
import { problemsOf } from '../../../../models/outbreak-duel/decks/problems';
import { warningsOf } from '../../../../models/outbreak-duel/decks/warnings';
import { ContentBar } from '../../../content/content-bar';
import type { OpenContent } from '../../../content/open-content';
import { takesFiles } from '../../../content/text-of-file';
import { type ContentDesk, useContent } from '../../../content/use-content';
import { useScreenFocus } from '../../../hud/use-screen-focus';
import { composedText, t } from '../../../i18n';
import type { ContentTools } from '../../content-editor';
import { trialPlan } from '../plan/trial-plan';
import { CardLook } from './card-look';
import { Checks } from './checks';
import { Collection } from './collection';
import { BUILT_PAIRS, DECK_FORMAT, pairOf } from './deck-format';
import { DeckList } from './deck-list';
import { ExportDialog } from './export-dialog';
import { type Filter, NO_FILTER } from './filter';
import { ImportDialog } from './import-dialog';
import { SurvivorChoice } from './survivor-choice';
import { useCopies } from './use-copies';
import { useImports } from './use-imports';
import './deck-editor.css';

const NOTHING: PairBody = { survivor: null, cards: { survivor: {}, zombie: {} } };

interface BoardsProps {
  readonly desk: ContentDesk<PairBody>;
  readonly open: OpenContent<PairBody>;
  readonly notify: (sentence: string) => void;
}

/** Everything below the bar: the collection, both decks, what the rules say, and the card that is looked at. */
function Boards({ desk, open, notify }: BoardsProps) {
  const { body } = open.made;
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const handling = useCopies(desk, body, notify);
  const problems = useMemo(() => problemsOf(body), [body]);
  const warnings = useMemo(() => warningsOf(body), [body]);
  const noted = [...problems, ...warnings].flatMap(({ card }) => card ?? []);
  return (
    <>
      <Collection pair={body} filter={filter} onFilter={setFilter} {...handling.of(filter.side)} />
      {SIDES.map((side) => (
        <DeckList key={side} side={side} pair={body} noted={noted} {...handling.of(side)} />
      ))}
      <div className="deck-notes">
        <Checks pair={body} problems={problems} warnings={warnings} />
        <CardLook card={handling.looked} />
      </div>
      <p className="unseen" role="status">
        {handling.said}
      </p>
    </>
  );
}

/** The screen on which decks of Outbreak Duel are built. Whatever is changed on it is kept at once. */
export function DeckEditor(tools: ContentTools) {
  const { notify } = tools;
  const desk = useContent(tools, DECK_FORMAT, BUILT_PAIRS);
  const { open } = desk;
  const imports = useImports(desk, notify);
  const [exporting, setExporting] = useState(false);
  const screen = useScreenFocus();
  const words = {
    choice: t('od.editor.deck'),
    own: t('od.editor.own'),
    shipped: t('od.editor.built'),
    nameOf: ({ id }: { readonly id: string }) => composedText(`od.deck.${id}`),
    locked: t('od.editor.read-only'),
  };
  return (
    <main
      ref={screen}
      className="deck-editor"
      aria-labelledby="content-editor"
      {...takesFiles(imports.takeFiles)}
    >
      <ContentBar
        title={t('od.editor.title')}
        desk={desk}
        tools={tools}
        reason={open && DECK_FORMAT.whyNot(open.made.body)}
        onNew={() => desk.add(t('od.editor.new-name'), '', NOTHING)}
        // Whatever was changed has been kept already.
        onTry={() => open && tools.play(trialPlan(pairOf(open.made), tools.newSeed()))}
        words={words}
        byText={{ onImport: imports.ask, onExport: () => setExporting(true) }}
        anonymous
      >
        {open && (
          <SurvivorChoice
            survivor={open.made.body.survivor}
            locked={desk.locked}
            onSurvivor={(survivor) => desk.change({ body: { ...open.made.body, survivor } })}
          />
        )}
      </ContentBar>
      {open && <Boards desk={desk} open={open} notify={notify} />}
      {imports.text !== null && (
        <ImportDialog given={imports.text} onImport={imports.take} notify={notify} onClose={imports.close} />
      )}
      {exporting && open && (
        <ExportDialog {...tools} pair={pairOf(open.made)} onClose={() => setExporting(false)} />
      )}
    </main>
  );
}
