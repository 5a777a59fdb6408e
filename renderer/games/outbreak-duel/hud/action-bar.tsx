import { characterOf, survivorOf } from '../../../../models/outbreak-duel/rules/table';
import type { State } from '../../../../models/outbreak-duel/state';
import { composedText, t } from '../../../i18n';
import { ActionButtons } from '../../../play/decision/action-buttons';
import { ACTION_KEYS } from '../commands';
import { categoryOf } from '../compose/compose';
import type { Composer } from '../compose/composer';
import { whyNotAction } from '../compose/why-not';
import { cardName } from '../names';
import { ruleOf } from '../rule-of';
import { useGame, useSnapshot } from '../table-game';

type Category = keyof typeof ACTION_KEYS;

/** What may be done at all; only Mara has an ability that is used. */
function actionsOf(state: State): readonly Category[] {
  const hasAbility = characterOf(survivorOf(state)).ability === 'triage';
  return [
    'ATTACK',
    'PLAY',
    'USE_ITEM',
    ...(hasAbility ? (['USE_ABILITY'] as const) : []),
    'LOOT',
    'END_SURVIVOR_PHASE',
  ];
}

function detailOf(action: Category, state: State): string {
  const { weapon, ap } = survivorOf(state);
  switch (action) {
    case 'ATTACK':
      return weapon ? cardName(weapon.card) : t('od.unarmed');
    case 'USE_ABILITY':
      return t('od.hud.triage');
    case 'LOOT':
      return t('od.hud.loot-short');
    case 'END_SURVIVOR_PHASE':
      return t('od.hud.held', { n: ap });
    default:
      return '';
  }
}

/** All that S may do in the Survivor Phase; what can't be done says why. */
export function ActionBar({ composer }: { readonly composer: Composer }) {
  const game = useGame();
  const { state } = useSnapshot().position;
  const possible = new Set<string>(composer.moves.map(categoryOf));
  const actions = actionsOf(state).map((id) => ({
    id,
    label: composedText(`od.action.${id}`),
    detail: detailOf(id, state),
    shortcut: ACTION_KEYS[id],
    reason: possible.has(id) ? null : whyNotAction(id, state, game.whyIllegal),
    rule: ruleOf('action', id)['data-rule'],
  }));
  return (
    <ActionButtons
      name={t('od.hud.actions')}
      className="od-actions"
      actions={actions}
      onBegin={composer.begin}
    />
  );
}
