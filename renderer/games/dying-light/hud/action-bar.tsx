import { useRef } from 'react';
import type { Move } from '../../../../models/dying-light/moves';
import type { Runner, State } from '../../../../models/dying-light/state';
import { Button } from '../../../hud/button';
import { t } from '../../../i18n';
import type { IconName } from '../../../icons';
import { useCommands } from '../../../input/shortcuts';
import { ACTION_KEYS } from '../commands';
import { ACTIONS, type ActionCategory, categoryOf } from '../compose/category';
import type { Composer } from '../compose/composer';
import { ruleOfAction, whyNotAction } from '../compose/why-not';
import { useGame } from '../table-game';
import './action-bar.css';

const ICONS: Readonly<Record<ActionCategory, IconName>> = {
  run: 'run',
  climb: 'climb',
  jump: 'jump',
  pad: 'pad',
  ATTACK: 'attack',
  INTERACT: 'interact',
  USE: 'use',
  SWITCH_WEAPON: 'switch',
  EXCHANGE: 'exchange',
  PASS: 'pass',
};

interface ActionBarProps {
  /** A turn is ended without asking. */
  readonly passAtOnce: boolean;
  readonly composer: Composer;
  readonly state: State;
  readonly runner: Runner;
}

/** All that the active Runner may do; what can't be done says why. */
export function ActionBar({ composer, state, runner, passAtOnce }: ActionBarProps) {
  const game = useGame();
  const choose = (action: ActionCategory) =>
    action === 'PASS' && passAtOnce ? composer.play({ type: 'PASS' }) : composer.begin(action);
  const possible = new Set(composer.moves.map(categoryOf));
  const { move } = composer.composition;
  const chosen = move ? categoryOf(move) : composer.category;
  const bar = useRef<HTMLDivElement>(null);
  // The focus goes to the button first, so that stepping back returns to it.
  const press = (action: ActionCategory) => {
    bar.current?.querySelectorAll('button')[ACTIONS.indexOf(action)]?.focus();
    choose(action);
  };
  const open = ACTIONS.filter((action) => possible.has(action));
  useCommands(open.map((action) => [ACTION_KEYS[action], () => press(action)]));
  const judge = (move: Move) => game.whyIllegal(move);
  const refusalOf = (action: ActionCategory) =>
    possible.has(action) ? null : whyNotAction(action, state, runner, judge);
  const buttons = ACTIONS.map((action) => ({ action, refusal: refusalOf(action) }));
  return (
    <div ref={bar} className="action-bar" role="toolbar" aria-label={t('dl.hud.actions')}>
      {buttons.map(({ action, refusal }) => (
        <Button
          key={action}
          look="action"
          label={t(`dl.hud.category.${action}`)}
          icon={ICONS[action]}
          shortcut={ACTION_KEYS[action]}
          pressed={chosen === action}
          reason={refusal?.text ?? null}
          rule={refusal?.rule ?? ruleOfAction(action)}
          onPress={() => choose(action)}
        />
      ))}
    </div>
  );
}
