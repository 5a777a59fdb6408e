import { sharedContent } from '../../models/kernel/content-kind';
import type { ContentTools } from '../games/content-editor';
import { Button } from '../hud/button';
import { FilesButton } from '../hud/files-button';
import { shownName, t } from '../i18n';
import { BACK, REDO, UNDO } from '../input/commands';
import { useCommands } from '../input/shortcuts';
import type { ContentMeta } from '../platform/platform';
import { titleOf } from './content-shelf';
import { RenameDialog } from './rename-dialog';
import type { ContentDesk } from './use-content';
import { useRenaming } from './use-renaming';
import './content-bar.css';

interface ContentBarProps<Body> {
  readonly title: string;
  readonly desk: ContentDesk<Body>;
  readonly tools: ContentTools;
  /** Why what lies open can't be played; null for what can. */
  readonly reason: string | null;
  readonly onNew: () => void;
  /** A game with what lies open. */
  readonly onTry: () => void;
}

/** "Long bridge, by Ada (not ready)" */
function lineOf({ name, maker, ready }: ContentMeta): string {
  const whole =
    maker.trim() === '' ? titleOf(name) : t('content.by', { name: titleOf(name), maker: shownName(maker) });
  return ready ? whole : t('content.unready', { name: whole });
}

/** What lies open, and what else there is. */
function ContentChoice<Body>({ desk: { open, metas, choose } }: Pick<ContentBarProps<Body>, 'desk'>) {
  return (
    <label className="content-choice">
      <span>{t('content.mine')}</span>
      <select value={open?.id ?? ''} data-first onChange={({ target }) => choose(target.value)}>
        {open === null && <option value="">{t('content.nothing')}</option>}
        {(metas ?? []).map((meta) => (
          <option key={meta.id} value={meta.id}>
            {lineOf(meta)}
          </option>
        ))}
      </select>
    </label>
  );
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
export function ContentBar<Body>({ title, desk, tools, reason, onNew, onTry }: ContentBarProps<Body>) {
  const { open, undo, redo } = desk;
  const { offerText, onBack } = tools;
  const nothing = open === null ? t('content.none-open') : null;
  const renaming = useRenaming((name, maker) => desk.change({ name, maker }));
  const copy = () => {
    if (open === null) return;
    const { name, maker, body } = open.made;
    desk.add(t('content.copy-name', { name: titleOf(name) }), maker, body);
  };
  const hand = () => {
    if (open !== null) offerText(titleOf(open.made.name), sharedContent(open.made));
  };
  useCommands([
    [BACK, onBack],
    [UNDO, undo],
    [REDO, redo],
  ]);
  const noUndo = open?.past.length ? null : t('content.no-undo');
  const noRedo = open?.future.length ? null : t('content.no-redo');
  return (
    <header className="content-bar">
      <h1 id="content-editor">{title}</h1>
      <ContentChoice desk={desk} />
      <div className="content-bar-buttons">
        <Button label={t('content.undo')} shortcut={UNDO} reason={noUndo} onPress={undo} />
        <Button label={t('content.redo')} shortcut={REDO} reason={noRedo} onPress={redo} />
        <Button label={t('content.new')} onPress={onNew} />
        <Button label={t('content.copy')} reason={nothing} onPress={copy} />
        <Button label={t('content.rename')} reason={nothing} onPress={renaming.ask} />
        <Button label={t('content.delete')} look="danger" reason={nothing} onPress={desk.remove} />
        <FilesButton label={t('content.import')} accept=".json,application/json" onFiles={desk.takeFiles} />
        <Button label={t('content.export')} reason={nothing} onPress={hand} />
        <Button look="primary" label={t('content.try')} reason={nothing ?? reason} onPress={onTry} />
        <Button label={t('content.back')} shortcut={BACK} onPress={onBack} />
      </div>
      <Deleted desk={desk} />
      {renaming.asked && open && (
        <RenameDialog made={open.made} onName={renaming.rename} onClose={renaming.close} />
      )}
    </header>
  );
}
