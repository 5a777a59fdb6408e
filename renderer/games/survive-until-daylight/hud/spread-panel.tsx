import { type ReactNode, useState } from 'react';
import type { Move } from '../../../../models/survive-until-daylight/moves';
import { SIDES, type Side, sideCard } from '../../../../models/survive-until-daylight/rules/attack-damage';
import { healthLeft, onLine } from '../../../../models/survive-until-daylight/rules/line';
import type { Attack, State } from '../../../../models/survive-until-daylight/state';
import { Button } from '../../../hud/button';
import { t } from '../../../i18n';
import { ANSWERS, CONFIRM } from '../../../input/commands';
import { useCommands } from '../../../input/shortcuts';
import { Step } from '../../../play/decision/step';
import type { Composer } from '../compose/composer';
import { placedName } from '../names';
import { reasonText } from '../say';
import { useGame } from '../table-game';

/** From left to right, as the buttons stand. */
const [LEFT_LESS, LEFT_MORE, RIGHT_LESS, RIGHT_MORE] = ANSWERS;
const KEYS = {
  left: { less: LEFT_LESS, more: LEFT_MORE },
  right: { less: RIGHT_LESS, more: RIGHT_MORE },
} as const satisfies Readonly<Record<Side, object>>;

type Given = Readonly<Record<Side, number>>;

function spreadMove(given: Given, damage: number): Move {
  return { type: 'SPREAD', ...given, target: damage - given.left - given.right };
}

interface ShareProps {
  readonly name: string;
  readonly side: Side;
  readonly given: number;
  /** Why it can't get more; null when it can. */
  readonly why: string | null;
  readonly onGive: (more: number) => void;
}

/** What one neighbour gets, and the two buttons that change it. */
function Share({ name, side, given, why, onGive }: ShareProps) {
  const { less, more } = KEYS[side];
  return (
    <fieldset className="share">
      <legend>{name}</legend>
      <Button
        label={t('sd.hud.less')}
        shortcut={less}
        reason={given > 0 ? null : t('sd.hud.none-given')}
        onPress={() => onGive(-1)}
      />
      <strong>{given}</strong>
      <Button label={t('sd.hud.more')} shortcut={more} reason={why} onPress={() => onGive(1)} />
    </fieldset>
  );
}

interface SpreadPanelProps {
  readonly composer: Composer;
  readonly state: State;
  readonly attack: Attack;
  readonly notice: ReactNode;
}

/** Divides the damage between the target and its neighbours; what they don't get stays on the target (SD-ATK-08). */
export function SpreadPanel({ composer, state, attack, notice }: SpreadPanelProps) {
  const game = useGame();
  const [given, setGiven] = useState<Given>({ left: 0, right: 0 });
  const damage = attack.result?.damage ?? 0;
  const move = spreadMove(given, damage);
  const changed = (side: Side, by: number): Given => ({ ...given, [side]: given[side] + by });
  const whyNot = (next: Given): string | null => {
    if (next.left + next.right > damage) return t('sd.reason.SPREAD_SUM', { D: damage });
    const reason = game.whyIllegal(spreadMove(next, damage));
    return reason && reasonText(reason);
  };
  const give = (side: Side, by: number) => {
    const next = changed(side, by);
    if (next[side] >= 0 && whyNot(next) === null) setGiven(next);
  };
  const there = SIDES.filter((side) => sideCard(state, attack, side) !== null);
  const keys = there.flatMap((side) => [
    [KEYS[side].less, () => give(side, -1)] as const,
    [KEYS[side].more, () => give(side, 1)] as const,
  ]);
  const confirm = () => composer.play(move);
  useCommands([...keys, [CONFIRM, confirm]]);
  const target = onLine(state, attack.target);
  const kept = damage - given.left - given.right;
  return (
    <Step
      notice={notice}
      finish={
        <Button look="primary" label={t('sd.hud.confirm.SPREAD')} shortcut={CONFIRM} onPress={confirm} />
      }
    >
      <fieldset className="question">
        <legend className="unseen">{t('sd.hud.ask.spread')}</legend>
        <div className="shares" aria-live="polite">
          {there.map((side) => (
            <Share
              key={side}
              side={side}
              name={placedName(state, attack[side] ?? attack.target)}
              given={given[side]}
              why={whyNot(changed(side, 1))}
              onGive={(by) => give(side, by)}
            />
          ))}
          <p className="share-target">
            {t('sd.hud.target-share', {
              enemy: placedName(state, attack.target),
              n: kept,
              needs: target ? healthLeft(target) - target.spears : 0,
            })}
          </p>
        </div>
        <p className="answered">{t('sd.hud.sum', { sum: kept + given.left + given.right, n: damage })}</p>
      </fieldset>
    </Step>
  );
}
