import type { MoveType } from '../../../../models/one-month-in/moves';
import type { State } from '../../../../models/one-month-in/state';
import { Button } from '../../../hud/button';
import { type MessageId, t } from '../../../i18n';
import type { IconName } from '../../../icons';
import { useCommands } from '../../../input/shortcuts';
import { ActionButtons } from '../../../play/decision/action-buttons';
import { ACTION_KEYS, ROLL_ON } from '../commands';
import { actionDetail } from '../compose/action-words';
import type { Composer } from '../compose/composer';
import { whyNotAction } from '../compose/why-not';
import { ruleOf } from '../rule-of';
import { useGame, useSnapshot } from '../table-game';

const ICONS: { readonly [T in MoveType]?: IconName } = {
  MOVE: 'walk',
  ENTER: 'enter',
  EXIT: 'leave',
  RECLAIM: 'flag',
  SCAVENGE: 'search',
  FARM: 'farm',
  ATTACK_HERE: 'attack',
  TEAR_DOWN: 'demolish',
  BUILD_FENCE: 'fence',
  ARM: 'arm',
  SUIT: 'suit',
  END_TURN: 'pass',
  FIGHT_ROUND: 'dice',
  PRESS_ON: 'dice',
  RUN: 'run',
  WITHDRAW: 'run',
  SACRIFICE: 'stay',
};

/** Names that would not fit on a button. */
const SHORT: { readonly [T in MoveType]?: MessageId } = {
  FARM: 'om.hud.act.farm',
  TEAR_DOWN: 'om.hud.act.tear-down',
  BUILD_FENCE: 'om.hud.act.fence',
};

/** What may be done at all in the open decision, whether it is possible just now or not. */
const ACTIONS: Readonly<Record<string, readonly MoveType[]>> = {
  acting: [
    'MOVE',
    'ENTER',
    'RECLAIM',
    'SCAVENGE',
    'FARM',
    'EXIT',
    'ATTACK_HERE',
    'TEAR_DOWN',
    'BUILD_FENCE',
    'ARM',
    'SUIT',
    'END_TURN',
  ],
  fightDecide: ['FIGHT_ROUND', 'RUN', 'SACRIFICE', 'ARM', 'SUIT'],
  attackDecide: ['PRESS_ON', 'WITHDRAW', 'ARM'],
};

function detailOf(type: MoveType, composer: Composer, state: State): string {
  const [first, ...others] = composer.moves.filter((move) => move.type === type);
  return first ? actionDetail([first, ...others], state) : '';
}

/** "Finish the fight": the first button of a fight. */
function RollOn({ composer }: { readonly composer: Composer }) {
  const move = composer.moves.find(({ type }) => type === 'FIGHT_ROUND' || type === 'PRESS_ON');
  const roll = () => {
    if (move) composer.repeat(move);
  };
  useCommands([[ROLL_ON, roll]]);
  return (
    <Button
      look="primary"
      icon="dice"
      label={t('om.hud.roll-on')}
      detail={t('om.hud.roll-on.detail')}
      shortcut={ROLL_ON}
      onPress={roll}
    />
  );
}

/** All that the team may do; what can't be done says why. */
export function ActionBar({ composer }: { readonly composer: Composer }) {
  const game = useGame();
  const { position, prompt } = useSnapshot();
  const { state } = position;
  const possible = new Set(composer.moves.map(({ type }) => type));
  const isFight = prompt.id !== 'acting';
  const actions = (ACTIONS[prompt.id] ?? []).map((id) => ({
    id,
    label: t(SHORT[id] ?? `om.action.${id}`),
    icon: ICONS[id],
    detail: isFight && possible.has(id) ? detailOf(id, composer, state) : '',
    shortcut: ACTION_KEYS[id],
    reason: possible.has(id) ? null : whyNotAction(id, state, game.whyIllegal).text,
    rule: ruleOf('action', id)['data-rule'],
  }));
  return (
    <ActionButtons
      name={t('om.hud.actions')}
      className={isFight ? 'om-actions om-fight' : 'om-actions'}
      actions={actions}
      onBegin={composer.begin}
    >
      {isFight && <RollOn composer={composer} />}
    </ActionButtons>
  );
}
