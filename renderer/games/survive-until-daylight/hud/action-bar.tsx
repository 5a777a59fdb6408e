import type { SeatId } from '../../../../models/kernel/types';
import type { MoveType } from '../../../../models/survive-until-daylight/moves';
import { is, memberOf } from '../../../../models/survive-until-daylight/rules/members';
import { isReady } from '../../../../models/survive-until-daylight/rules/trade';
import type { State } from '../../../../models/survive-until-daylight/state';
import { Button } from '../../../hud/button';
import { t } from '../../../i18n';
import type { IconName } from '../../../icons';
import { useCommands } from '../../../input/shortcuts';
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
  const actions = actionsOf(prompt.id, state, seat);
  const possible = new Set(composer.moves.map(({ type }) => type));
  const open = actions.filter((action) => possible.has(action));
  useCommands(open.map((action) => [ACTION_KEYS[action], () => composer.begin(action)]));
  return (
    <div className="sd-actions" role="toolbar" aria-label={t('sd.hud.actions')}>
      {actions.map((action) => (
        <Button
          key={action}
          label={t(`sd.hud.action.${action}`)}
          icon={ICONS[action]}
          shortcut={ACTION_KEYS[action]}
          reason={possible.has(action) ? null : whyNotAction(action, state, seat, game.whyIllegal).text}
          rule={ruleOf('action', action)['data-rule']}
          onPress={() => composer.begin(action)}
        />
      ))}
    </div>
  );
}
