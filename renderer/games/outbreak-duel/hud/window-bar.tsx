import type { ReactNode } from 'react';
import { whyNotAttack } from '../../../../models/outbreak-duel/rules/attack-legal';
import { whyNoQuickEscape } from '../../../../models/outbreak-duel/rules/escape';
import { standing } from '../../../../models/outbreak-duel/rules/table';
import type { State } from '../../../../models/outbreak-duel/state';
import { Button } from '../../../hud/button';
import { KeyMark, useShortcutName } from '../../../hud/key-mark';
import { composedText, t } from '../../../i18n';
import { useCommands } from '../../../input/shortcuts';
import { REPLIES } from '../commands';
import type { Composer } from '../compose/composer';
import { escapeWords } from '../compose/odds-words';
import { reasonText } from '../say';
import { useSnapshot } from '../table-game';
import type { Peek } from './use-peek';
import './window-bar.css';

interface WindowBarProps {
  readonly composer: Composer;
  readonly peek: Peek;
}

/** What can be done besides passing in this window, whoever holds what; null for nothing. */
function otherOf(decision: string) {
  if (decision === 'standoff') return { type: 'SNAP_ATTACK' } as const;
  return decision === 'attackReact' ? ({ type: 'QUICK_ESCAPE' } as const) : null;
}

/** Why it can't be done, by what everybody can see. */
function whyNot(type: 'SNAP_ATTACK' | 'QUICK_ESCAPE', state: State): string | null {
  if (type === 'QUICK_ESCAPE') {
    const reason = whyNoQuickEscape(state);
    return reason && reasonText(reason);
  }
  const reasons = standing(state).map(({ uid }) => whyNotAttack(state, uid));
  if (reasons.includes(null)) return null;
  const [reason] = reasons;
  return reason ? reasonText(reason) : t('od.hud.why.SNAP_ATTACK');
}

/** Hold it, or press it by a key of its own, to look at the own cards; it never says how many of them help. */
function MyCards({ peek }: { readonly peek: Peek }): ReactNode {
  const { seat, isUp, command, look, layDown } = peek;
  const shortcut = useShortcutName(command);
  if (!seat) return null;
  return (
    <button
      type="button"
      className="button button-plain od-my-cards"
      aria-pressed={isUp}
      aria-keyshortcuts={shortcut}
      onPointerDown={look}
      onClick={(event) => {
        // By Enter or a voice it stays until it is pressed again.
        if (event.detail === 0) (isUp ? layDown : look)();
      }}
    >
      <span className="button-words">
        <span>{t('od.hud.my-cards')}</span>
        <span className="button-detail">{t('od.hud.my-cards.detail')}</span>
      </span>
      <KeyMark command={command} />
    </button>
  );
}

/** Pass, Quick Escape or Snap Attack, My cards: always in this order and of one size, whatever S holds (OD-PRIV-04). */
export function WindowBar({ composer, peek }: WindowBarProps) {
  const { position, prompt } = useSnapshot();
  const { state } = position;
  const other = otherOf(prompt.id);
  const reason = other && whyNot(other.type, state);
  const detail = other?.type === 'QUICK_ESCAPE' ? escapeWords(state) : t('od.hud.cost.ap', { n: 1 });
  useCommands([
    [REPLIES.PASS, () => composer.begin('PASS')],
    ...(other && reason === null ? [[REPLIES[other.type], () => composer.begin(other.type)] as const] : []),
  ]);
  return (
    <div className="od-window" role="toolbar" aria-label={t('od.hud.actions')}>
      <Button
        label={composedText('od.action.PASS')}
        shortcut={REPLIES.PASS}
        onPress={() => composer.begin('PASS')}
      />
      {other && (
        <Button
          label={composedText(`od.action.${other.type}`)}
          detail={detail}
          shortcut={REPLIES[other.type]}
          reason={reason}
          onPress={() => composer.begin(other.type)}
        />
      )}
      <MyCards peek={peek} />
    </div>
  );
}
