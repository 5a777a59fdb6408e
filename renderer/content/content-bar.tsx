import type { ReactNode } from 'react';
import { sharedContent } from '../../models/kernel/content-kind';
import type { ContentTools } from '../games/content-editor';
import { Button } from '../hud/button';
import { FilesButton } from '../hud/files-button';
import { t } from '../i18n';
import { BACK, REDO, UNDO } from '../input/commands';
import { useCommands } from '../input/shortcuts';
import { ContentChoice, type ShippedWords } from './content-choice';
import { titleOf } from './content-shelf';
import { RenameDialog } from './rename-dialog';
import type { ContentDesk } from './use-content';
import { useRenaming } from './use-renaming';
import './content-bar.css';

/** Ways in and out for content that people hand one another as a text to be read, instead of a file. */
interface ByText {
  readonly onImport: () => void;
  readonly onExport: () => void;
}

interface ContentBarProps<Body> {
  readonly title: string;
  readonly desk: ContentDesk<Body>;
  readonly tools: ContentTools;
  /** Why what lies open can't be played; null for what can. */
  readonly reason: string | null;
  readonly onNew: () => void;
  /** A step back puts down what is carried before it leaves the screen. @returns whether anything was */
  readonly onPutDown?: () => boolean;
  /** A game with what lies open. */
  readonly onTry: () => void;
  /** Where some is shipped. */
  readonly words?: ShippedWords<Body>;
  readonly byText?: ByText;
  /** Nobody says who made it. */
  readonly anonymous?: boolean;
  /** What else is chosen for the whole of it. */
  readonly children?: ReactNode;
}

/** What was deleted last, and how many before it: each can be brought back, one after the other. */
function Deleted<Body>({ desk: { deleted, bringBack } }: Pick<ContentBarProps<Body>, 'desk'>) {
  const last = deleted.at(-1);
  if (!last) return null;
  const name = titleOf(last.made.name);
  const n = deleted.length - 1;
  return (
    <div className="content-deleted" role="status">
      <span>{n === 0 ? t('content.deleted', { name }) : t('content.deleted-more', { name, n })}</span>
      <Button label={t('content.bring-back')} onPress={bringBack} />
    </div>
  );
}

/** The top of an editor: what lies open, every step there and back, and what can be done with it as a whole. */
export function ContentBar<Body>(props: ContentBarProps<Body>) {
  const {
    title,
    desk,
    tools,
    reason,
    onNew,
    onPutDown,
    onTry,
    words,
    byText,
    anonymous = false,
    children,
  } = props;
  const { open, undo, redo, locked } = desk;
  const { offerText, onBack } = tools;
  const nothing = open === null ? t('content.none-open') : null;
  const fixed = locked && words ? words.locked : nothing;
  const renaming = useRenaming(desk);
  const copy = () => {
    if (open === null) return;
    const { name, maker, body } = open.made;
    const called = locked && words ? words.nameOf(open) : titleOf(name);
    desk.add(t('content.copy-name', { name: called }), maker, body);
  };
  const hand = () => {
    if (open !== null) offerText(titleOf(open.made.name), sharedContent(open.made), 'json');
  };
  useCommands([
    [
      BACK,
      () => {
        if (!onPutDown?.()) onBack();
      },
    ],
    [UNDO, undo],
    [REDO, redo],
  ]);
  const noUndo = open?.past.length ? null : t('content.no-undo');
  const noRedo = open?.future.length ? null : t('content.no-redo');
  return (
    <header className="content-bar">
      <h1 id="content-editor">{title}</h1>
      <ContentChoice desk={desk} {...(words && { words })} />
      {children}
      <div className="content-bar-buttons">
        <Button label={t('content.undo')} shortcut={UNDO} reason={noUndo} onPress={undo} />
        <Button label={t('content.redo')} shortcut={REDO} reason={noRedo} onPress={redo} />
        <Button label={t('content.new')} onPress={onNew} />
        <Button
          label={t('content.copy')}
          look={locked ? 'primary' : 'plain'}
          reason={nothing}
          onPress={copy}
        />
        <Button label={t('content.rename')} reason={fixed} onPress={renaming.ask} />
        <Button label={t('content.delete')} look="danger" reason={fixed} onPress={desk.remove} />
        {byText ? (
          <Button label={t('content.import')} onPress={byText.onImport} />
        ) : (
          <FilesButton label={t('content.import')} accept=".json,application/json" onFiles={desk.takeFiles} />
        )}
        <Button label={t('content.export')} reason={nothing} onPress={byText?.onExport ?? hand} />
        <Button
          look={locked ? 'plain' : 'primary'}
          label={t('content.try')}
          reason={nothing ?? reason}
          onPress={onTry}
        />
        <Button label={t('content.back')} shortcut={BACK} onPress={onBack} />
      </div>
      <Deleted desk={desk} />
      {renaming.asked && (
        <RenameDialog
          made={renaming.asked.made}
          anonymous={anonymous}
          onName={renaming.rename}
          onClose={renaming.close}
        />
      )}
    </header>
  );
}
