import { useId } from 'react';
import { Icon, type IconName } from '../icons';
import type { Command } from '../input/commands';
import { KeyMark, useShortcutName } from './key-mark';
import './button.css';

interface ButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  /** What a screen reader says in place of the label where this alone would be the same on several buttons. */
  readonly spoken?: string;
  readonly icon?: IconName;
  /** What does the same from the keyboard; its key is shown on the button. */
  readonly shortcut?: Command | undefined;
  /** Why it can't be pressed now; null or left out when it can. Shown on hover and focus. */
  readonly reason?: string | null;
  readonly look?: 'primary' | 'plain' | 'danger' | 'action' | 'quiet';
  /** Small print under the label. */
  readonly detail?: string;
  /** For a button that stays down. */
  readonly pressed?: boolean;
  /** Gets the focus when its screen opens. */
  readonly first?: boolean;
  /** Entry of the rulebook that `?` opens here. */
  readonly rule?: string;
}

/** A button that, when it can't be pressed, stays reachable and says why in one sentence. */
export function Button(props: ButtonProps) {
  const {
    label,
    onPress,
    spoken = label,
    icon,
    shortcut,
    reason = null,
    look = 'plain',
    detail,
    pressed,
    first,
    rule,
  } = props;
  const reasonId = useId();
  const shortcutName = useShortcutName(shortcut);
  return (
    <span className="button-place">
      <button
        type="button"
        className={`button button-${look}`}
        aria-label={detail ? `${spoken}, ${detail}` : spoken}
        aria-disabled={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        aria-pressed={pressed}
        aria-keyshortcuts={shortcutName}
        data-first={first || undefined}
        data-rule={rule}
        onClick={reason === null ? onPress : undefined}
      >
        {icon && <Icon name={icon} />}
        <span className="button-words">
          <span>{label}</span>
          {detail && <span className="button-detail">{detail}</span>}
        </span>
        {shortcut && <KeyMark command={shortcut} />}
      </button>
      {reason !== null && (
        <span className="button-reason" id={reasonId} role="tooltip">
          {reason}
        </span>
      )}
    </span>
  );
}
