import type { DeckPair } from '../../../../models/outbreak-duel/decks/deck';
import type { DeckTools } from '../../deck-editor';
import { DeleteDialog, ExportDialog, RenameDialog } from './dialogs';
import { ImportDialog } from './import-dialog';
import type { Asking } from './toolbar';
import { type DeckDesk, renamed } from './use-decks';

interface DeckDialogsProps {
  readonly asking: Asking;
  /** The text that is to be imported, if it came by itself. */
  readonly given: string;
  readonly desk: DeckDesk;
  readonly tools: DeckTools;
  readonly onImport: (pair: DeckPair) => void;
  readonly onClose: () => void;
}

/** The dialog that a button of the editor opens. */
export function DeckDialogs({ asking, given, desk, tools, onImport, onClose }: DeckDialogsProps) {
  const { pair } = desk.open;
  const rename = (name: string) => {
    onClose();
    desk.change(renamed(pair, name));
  };
  const remove = () => {
    onClose();
    desk.remove();
  };
  const take = (read: DeckPair) => {
    onClose();
    onImport(read);
  };
  switch (asking) {
    case 'rename':
      return <RenameDialog pair={pair} onName={rename} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog pair={pair} onDelete={remove} onClose={onClose} />;
    case 'import':
      return <ImportDialog given={given} onImport={take} notify={tools.notify} onClose={onClose} />;
    case 'export':
      return <ExportDialog {...tools} pair={pair} onClose={onClose} />;
  }
}
