import { type DragEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type DeckPair,
  MOST_COPIES,
  SIDES,
  type Side,
  withCopies,
} from '../../../../models/outbreak-duel/decks/deck';
import { problemsOf } from '../../../../models/outbreak-duel/decks/problems';
import { readDeckText } from '../../../../models/outbreak-duel/decks/read-text';
import { warningsOf } from '../../../../models/outbreak-duel/decks/warnings';
import type { CardId } from '../../../../models/outbreak-duel/ids';
import { Button } from '../../../hud/button';
import { t } from '../../../i18n';
import { useShortcuts } from '../../../input/shortcuts';
import type { DeckTools } from '../../deck-editor';
import { nameOf } from '../card-words';
import { CardLook } from './card-look';
import { Checks } from './checks';
import { Collection } from './collection';
import { FileError, textOfFile } from './deck-files';
import { DeckList } from './deck-list';
import { DeleteDialog, ExportDialog, RenameDialog } from './dialogs';
import { type Filter, NO_FILTER } from './filter';
import { ImportDialog } from './import-dialog';
import { type Asking, Toolbar, titleOf } from './toolbar';
import { copyName, type DeckDesk, type Deletion, renamed, useDecks } from './use-decks';
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

interface DialogsProps {
  readonly asking: Asking | null;
  readonly given: string;
  readonly desk: DeckDesk;
  readonly tools: DeckTools;
  readonly onImport: (pair: DeckPair) => void;
  readonly onClose: () => void;
}

function Dialogs({ asking, given, desk, tools, onImport, onClose }: DialogsProps) {
  const { pair } = desk.open;
  const done = <T,>(work: (value: T) => void) => {
    return (value: T) => {
      onClose();
      work(value);
    };
  };
  switch (asking) {
    case 'rename':
      return (
        <RenameDialog
          pair={pair}
          onName={done((name: string) => desk.change(renamed(pair, name)))}
          onClose={onClose}
        />
      );
    case 'delete':
      return <DeleteDialog pair={pair} onDelete={() => done(desk.remove)(undefined)} onClose={onClose} />;
    case 'import':
      return <ImportDialog given={given} onImport={done(onImport)} notify={tools.notify} onClose={onClose} />;
    case 'export':
      return <ExportDialog {...tools} pair={pair} onClose={onClose} />;
    default:
      return null;
  }
}

/** The screen on which decks of Outbreak Duel are built. Whatever is changed on it is kept at once. */
export function DeckEditor(tools: DeckTools) {
  const { notify, onBack } = tools;
  const desk = useDecks(tools);
  const { pair, kind } = desk.open;
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const [looked, setLooked] = useState<CardId | null>(null);
  const [said, setSaid] = useState('');
  const [asking, setAsking] = useState<Asking | null>(null);
  const [given, setGiven] = useState('');
  const screen = useRef<HTMLElement>(null);
  const problems = useMemo(() => problemsOf(pair), [pair]);
  const warnings = useMemo(() => warningsOf(pair), [pair]);
  const noted = [...problems, ...warnings].flatMap(({ card }) => card ?? []);
  const locked = kind === 'built' ? t('od.editor.read-only') : null;
  useShortcuts({ Escape: onBack });
  useLayoutEffect(() => screen.current?.querySelector<HTMLElement>('[data-first]')?.focus(), []);

  const setCopies = (side: Side, id: CardId, n: number) => {
    if (locked !== null) return notify(locked);
    const before = pair.cards[side][id] ?? 0;
    const copies = Math.max(0, Math.min(n, Math.max(MOST_COPIES, before)));
    setSaid(t('od.editor.changed', { name: nameOf(id), n: copies }));
    if (copies !== before)
      desk.change({ ...pair, cards: { ...pair.cards, [side]: withCopies(pair.cards[side], id, copies) } });
  };
  const take = (read: DeckPair) => {
    const named = read.name === '' ? renamed(read, t('od.editor.import-name')) : read;
    desk.add(named);
    notify(t('od.editor.imported', { name: titleOf(named.name) }));
  };
  const ask = (next: Asking) => {
    setGiven('');
    setAsking(next);
  };
  const drop = async (files: readonly File[]) => {
    for (const file of files) {
      const text = await textOfFile(file);
      const { pair: read, faults } = readDeckText(text, nameOf);
      if (faults.length === 0) take(read);
      else {
        setGiven(text);
        setAsking('import');
      }
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    // Elsewhere in the app what is dropped is a saved game.
    event.stopPropagation();
    drop([...event.dataTransfer.files]).catch((error: unknown) => {
      if (error instanceof FileError) notify(error.message);
    });
  };
  const handlingOf = (side: Side) => ({
    locked,
    onLook: setLooked,
    onCopies: (id: CardId, n: number) => setCopies(side, id, n),
  });
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
        onBack={onBack}
      />
      {desk.deleted && <Deleted key={desk.deleted.id} deleted={desk.deleted} onUndo={desk.undo} />}
      <Collection pair={pair} filter={filter} onFilter={setFilter} {...handlingOf(filter.side)} />
      {SIDES.map((side) => (
        <DeckList key={side} side={side} pair={pair} noted={noted} {...handlingOf(side)} />
      ))}
      <div className="deck-notes">
        <Checks pair={pair} problems={problems} warnings={warnings} />
        <CardLook card={looked} />
      </div>
      <p className="unseen" role="status">
        {said}
      </p>
      <Dialogs
        asking={asking}
        given={given}
        desk={desk}
        tools={tools}
        onImport={take}
        onClose={() => setAsking(null)}
      />
    </main>
  );
}
