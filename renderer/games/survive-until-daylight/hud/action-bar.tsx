import type { SeatId } from '../../../../models/kernel/types';
import type { MoveType } from '../../../../models/survive-until-daylight/moves';
import { is, memberOf } from '../../../../models/survive-until-daylight/rules/members';
import { isReady } from '../../../../models/survive-until-daylight/rules/trade';
import type { State } from '../../../../models/survive-until-daylight/state';
import { Button } from '../../../hud/button';
import { t } from '../../../i18n';
import type { IconName } from '../../../icons';
import { useShortcuts } from '../../../input/shortcuts';
import type { Composer } from '../compose/composer';
import { whyNotAction } from '../compose/why-not';
import { ruleOf } from '../rule-of';
import { useGame, useSnapshot } from '../table-game';

type ActionType = Extract<
  MoveType,
  'ATTACK' | 'CRAFT' | 'HEAL' | 'PLAY' | 'CHEER' | 'END_TURN' | 'OFFER' | 'JUNK_MARKET' | 'READY' | 'UNREADY'
>;

const LOOK: Readonly<Record<ActionType, { readonly icon: IconName; readonly key: string }>> = {
  ATTACK: { icon: 'attack', key: 'A' },
  CRAFT: { icon: 'interact', key: 'C' },
  HEAL: { icon: 'inhibitor', key: 'L' },
  PLAY: { icon: 'use', key: 'S' },
  CHEER: { icon: 'power', key: 'Y' },
  END_TURN: { icon: 'pass', key: 'E' },
  OFFER: { icon: 'exchange', key: 'G' },
  JUNK_MARKET: { icon: 'switch', key: 'M' },
  READY: { icon: 'forward', key: 'R' },
  UNREADY: { icon: 'back', key: 'R' },
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
  const actions = actionsOf(prompt.id, state, seat);
  const possible = new Set(composer.moves.map(({ type }) => type));
  const open = actions.filter((action) => possible.has(action));
  useShortcuts(
    Object.fromEntries(open.map((action) => [LOOK[action].key.toLowerCase(), () => composer.begin(action)])),
  );
  return (
    <div className="sd-actions" role="toolbar" aria-label={t('sd.hud.actions')}>
      {actions.map((action) => (
        <Button
          key={action}
          label={t(`sd.hud.action.${action}`)}
          icon={LOOK[action].icon}
          shortcut={LOOK[action].key}
          reason={possible.has(action) ? null : whyNotAction(action, state, seat, game.whyIllegal).text}
          rule={ruleOf('action', action)['data-rule']}
          onPress={() => composer.begin(action)}
        />
      ))}
    </div>
  );
}
