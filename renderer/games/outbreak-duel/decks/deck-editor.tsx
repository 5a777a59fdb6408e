import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type DeckPair, SIDES } from '../../../../models/outbreak-duel/decks/deck';
import { problemsOf } from '../../../../models/outbreak-duel/decks/problems';
import { warningsOf } from '../../../../models/outbreak-duel/decks/warnings';
import { Button } from '../../../hud/button';
import { useScreenFocus } from '../../../hud/use-screen-focus';
import { t } from '../../../i18n';
import { BACK } from '../../../input/commands';
import { useCommands } from '../../../input/shortcuts';
import type { DeckTools } from '../../deck-editor';
import { trialPlan } from '../plan/trial-plan';
import { CardLook } from './card-look';
import { Checks } from './checks';
import { Collection } from './collection';
import { DeckDialogs } from './deck-dialogs';
import { DeckList } from './deck-list';
import { type Filter, NO_FILTER } from './filter';
import { titleOf } from './title-of';
import { type Asking, Toolbar } from './toolbar';
import { useCopies } from './use-copies';
import { copyName, type DeckDesk, type Deletion, renamed, useDecks } from './use-decks';
import { useAsking, useImports } from './use-imports';
import './deck-editor.css';

const NOTHING: DeckPair = { name: '', survivor: null, cards: { survivor: {}, zombie: {} } };

/** Says what became of the deck that was deleted, and takes it back. */
function Deleted({ deleted, onUndo }: { readonly deleted: Deletion; readonly onUndo: () => void }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => bar.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={bar} className="deck-deleted" role="status">
      <span>{t('od.editor.deleted', { name: titleOf(deleted.pair.name) })}</span>
      <Button label={t('od.editor.undo')} onPress={onUndo} />
    </div>
  );
}

/** Everything below the toolbar: the collection, both decks, what the rules say, and the card that is looked at. */
function Boards({ desk, notify }: { readonly desk: DeckDesk; readonly notify: (sentence: string) => void }) {
  const { pair } = desk.open;
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const handling = useCopies(desk, notify);
  const problems = useMemo(() => problemsOf(pair), [pair]);
  const warnings = useMemo(() => warningsOf(pair), [pair]);
  const noted = [...problems, ...warnings].flatMap(({ card }) => card ?? []);
  return (
    <>
      <Collection pair={pair} filter={filter} onFilter={setFilter} {...handling.of(filter.side)} />
      {SIDES.map((side) => (
        <DeckList key={side} side={side} pair={pair} noted={noted} {...handling.of(side)} />
      ))}
      <div className="deck-notes">
        <Checks pair={pair} problems={problems} warnings={warnings} />
        <CardLook card={handling.looked} />
      </div>
      <p className="unseen" role="status">
        {handling.said}
      </p>
    </>
  );
}

/** The screen on which decks of Outbreak Duel are built. Whatever is changed on it is kept at once. */
export function DeckEditor(tools: DeckTools) {
  const { notify, onBack } = tools;
  const desk = useDecks(tools);
  const { pair } = desk.open;
  const { asked, ask, close } = useAsking<Asking>();
  const { take, onDrop } = useImports(desk, notify, (text) => ask('import', text));
  const screen = useScreenFocus();
  useCommands([[BACK, onBack]]);
  return (
    <main
      ref={screen}
      className="deck-editor"
      aria-labelledby="deck-editor"
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <Toolbar
        desk={desk}
        onNew={() => desk.add(renamed(NOTHING, t('od.editor.new-name')))}
        onCopy={() => desk.add(renamed(pair, copyName(pair)))}
        onAsk={ask}
        onSurvivor={(survivor) => desk.change({ ...pair, survivor })}
        // Whatever was changed has been kept already.
        onTry={() => tools.play(trialPlan(pair, tools.newSeed()))}
        onBack={onBack}
      />
      {desk.deleted && <Deleted key={desk.deleted.id} deleted={desk.deleted} onUndo={desk.undo} />}
      <Boards desk={desk} notify={notify} />
      {asked && <DeckDialogs {...asked} desk={desk} tools={tools} onImport={take} onClose={close} />}
    </main>
  );
}
