import type { SeatId, Viewer } from '../../../../models/kernel/types';
import { TRIGGERS } from '../../../../models/outbreak-duel/content/reacts';
import type { MoveOf } from '../../../../models/outbreak-duel/moves';
import { sideOf } from '../../../../models/outbreak-duel/rules/table';
import type { AutoPass, State } from '../../../../models/outbreak-duel/state';
import { Button } from '../../../hud/button';
import { Select } from '../../../hud/select';
import { Switch } from '../../../hud/switch';
import { t } from '../../../i18n';
import { survivorName } from '../names';
import './seat-settings.css';

/** From this much damage on somebody may want to be asked. */
const LEAST_DAMAGE = ['0', '1', '2', '3', '4', '5'] as const;

/** The seats whose wishes may be changed at this screen now: one's own, or both while people look on together. */
export function seatsHere({ seats }: State, viewer: Viewer): readonly SeatId[] {
  const people = seats.filter(({ controller }) => controller.kind === 'human').map(({ id }) => id);
  return viewer === 'table' ? people : people.filter((seat) => seat === viewer);
}

interface SeatProps {
  readonly state: State;
  readonly seat: SeatId;
  readonly onMove: (move: MoveOf<'AUTO_PASS'> | MoveOf<'CONCEDE'>) => void;
}

/** What is passed for a seat without asking; it looks at public numbers only (OD-PRIV-05). */
export function SeatWishes({ state, seat, onMove }: SeatProps) {
  const { autoPass } = state.players[sideOf(state, seat)];
  const change = (settings: Partial<AutoPass>) =>
    onMove({ type: 'AUTO_PASS', seat, settings: { ...autoPass, ...settings } });
  return (
    <fieldset className="od-wishes">
      <legend>{t('od.hud.settings-of', { name: survivorName(state, seat) })}</legend>
      {TRIGGERS.map((trigger) => (
        <Switch
          key={trigger}
          label={t('od.hud.ask-at', { trigger: t(`od.trigger.${trigger}`) })}
          on={autoPass.triggers[trigger] === 'ask'}
          onChange={(on) => change({ triggers: { ...autoPass.triggers, [trigger]: on ? 'ask' : 'pass' } })}
        />
      ))}
      <Select
        label={t('od.hud.least-damage')}
        options={LEAST_DAMAGE.map((key) => ({ key, label: key }))}
        chosen={LEAST_DAMAGE.find((key) => Number(key) === autoPass.minAttackDamage) ?? '1'}
        onChoose={(key) => change({ minAttackDamage: Number(key) })}
      />
      <Switch
        label={t('od.hud.pass-rest')}
        on={autoPass.passRest}
        onChange={(passRest) => change({ passRest })}
      />
      <Button
        look="danger"
        label={t('od.hud.concede', { name: survivorName(state, seat) })}
        onPress={() => onMove({ type: 'CONCEDE', seat })}
      />
    </fieldset>
  );
}
