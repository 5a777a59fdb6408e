import type { ReactNode } from 'react';
import { Button } from '../../hud/button';
import type { IconName } from '../../icons';
import type { Command } from '../../input/commands';
import { useCommands } from '../../input/shortcuts';

/** One thing that may be done in the open decision. */
export interface Action<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** Small print under the label; empty for none. */
  readonly detail?: string;
  readonly shortcut: Command | undefined;
  /** Why it is not possible just now; null when it is. */
  readonly reason: string | null;
  /** Entry of the rulebook about it. */
  readonly rule: string;
}

interface ActionButtonsProps<Id extends string> {
  /** What they are together, for those who do not see them. */
  readonly name: string;
  readonly className: string;
  readonly actions: readonly Action<Id>[];
  readonly onBegin: (id: Id) => void;
  /** What stands before them. */
  readonly children?: ReactNode;
}

/** All that may be done; what can't be done says why. */
export function ActionButtons<Id extends string>(props: ActionButtonsProps<Id>) {
  const { name, className, actions, onBegin, children } = props;
  const open = actions.filter(({ reason }) => reason === null);
  useCommands(open.flatMap(({ id, shortcut }) => (shortcut ? [[shortcut, () => onBegin(id)] as const] : [])));
  return (
    <div className={className} role="toolbar" aria-label={name}>
      {children}
      {actions.map(({ id, icon, detail = '', ...action }) => (
        <Button
          key={id}
          {...action}
          {...(icon && { icon })}
          {...(detail !== '' && { detail })}
          onPress={() => onBegin(id)}
        />
      ))}
    </div>
  );
}
