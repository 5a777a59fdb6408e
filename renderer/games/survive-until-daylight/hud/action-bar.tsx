import type { SeatId } from '../../../../models/kernel/types';
import type { MoveType } from '../../../../models/survive-until-daylight/moves';
import { is, memberOf } from '../../../../models/survive-until-daylight/rules/members';
import { isReady } from '../../../../models/survive-until-daylight/rules/trade';
import type { State } from '../../../../models/survive-until-daylight/state';
import { t } from '../../../i18n';
import type { IconName } from '../../../icons';
import { ActionButtons } from '../../../play/decision/action-buttons';
import { ACTION_KEYS } from '../commands';
import type { Composer } from '../compose/composer';
import { whyNotAction } from '../compose/why-not';
import { ruleOf } from '../rule-of';
import { useGame, useSnapshot } from '../table-game';

type ActionType = Extract<MoveType, keyof typeof ACTION_KEYS>;

const ICONS: Readonly<Record<ActionType, IconName>> = {
  ATTACK: 'attack',
  CRAFT: 'interact',
  HEAL: 'inhibitor',
  PLAY: 'use',
  CHEER: 'power',
  END_TURN: 'pass',
  OFFER: 'exchange',
  JUNK_MARKET: 'switch',
  READY: 'forward',
  UNREADY: 'back',
};

/** What may be done at all in the open decision, whether it is possible just now or not. */
function actionsOf(decision: string, state: State, seat: SeatId): readonly ActionType[] {
  if (decision === 'combatTurn') {
    const others = state.members.length > 1 ? (['CHEER'] as const) : [];
    return ['ATTACK', 'CRAFT', 'HEAL', 'PLAY', ...others, 'END_TURN'];
  }
  if (isReady(state, seat)) return ['UNREADY'];
  const market = is(memberOf(state, seat), 'ch-haggler') ? (['JUNK_MARKET'] as const) : [];
  return ['OFFER', 'HEAL', ...market, 'READY'];
}

interface ActionListProps {
  readonly composer: Composer;
  readonly seat: SeatId;
}

/** All that the acting seat may do; what can't be done says why. */
export function ActionBar({ composer, seat }: ActionListProps) {
  const game = useGame();
  const { position, prompt } = useSnapshot();
  const { state } = position;
  const possible = new Set(composer.moves.map(({ type }) => type));
  const actions = actionsOf(prompt.id, state, seat).map((id) => ({
    id,
    label: t(`sd.hud.action.${id}`),
    icon: ICONS[id],
    shortcut: ACTION_KEYS[id],
    reason: possible.has(id) ? null : whyNotAction(id, state, seat, game.whyIllegal).text,
    rule: ruleOf('action', id)['data-rule'],
  }));
  return (
    <ActionButtons
      name={t('sd.hud.actions')}
      className="sd-actions"
      actions={actions}
      onBegin={composer.begin}
    />
  );
}
