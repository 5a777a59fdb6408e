import { Button } from '../../hud/button';
import { BACK, CONFIRM } from '../../input/commands';
import { useCommands } from '../../input/shortcuts';
import { Preview, type PreviewLine } from './preview';

interface ConfirmationProps {
  /** What the move costs, risks and brings, a line each. */
  readonly lines: readonly (string | PreviewLine)[];
  readonly label: string;
  /** Why it can't be confirmed yet; null when it can. */
  readonly reason: string | null;
  readonly onConfirm: () => void;
  /** The way back; null where nothing was begun. */
  readonly back: { readonly label: string; readonly onPress: () => void } | null;
}

/** What a move means, and the two ways to go on: confirm it or step back. */
export function Confirmation({ lines, label, reason, onConfirm, back }: ConfirmationProps) {
  useCommands([[CONFIRM, onConfirm], ...(back ? [[BACK, back.onPress] as const] : [])]);
  return (
    <>
      {lines.length > 0 && <Preview lines={lines} />}
      <div className="confirm-row">
        <Button look="primary" label={label} shortcut={CONFIRM} reason={reason} onPress={onConfirm} />
        {back && <Button label={back.label} shortcut={BACK} onPress={back.onPress} />}
      </div>
    </>
  );
}
